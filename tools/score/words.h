// The phrases of `jasnel boerenbridge score`, in English and Dutch.
#pragma once

#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct ScoreWords {
  const char* round;        ///< $0 its number
  const char* round_table;  ///< $0 its number, $1 that of the table
  const char* all_rounds;
  const char* deal;  ///< headings
  const char* cards;
  const char* dealer;
  const char* place;
  const char* player;
  const char* match_points;
  const char* points;
  const char* rounds;
  const char* deals;
  const char* made;
  const char* stopped;       ///< $0 the number of the deal, $1 who did what
  const char* revoked;       ///< $0 the player
  const char* all_revoked;   ///< $0 players
  const char* wrong_count;   ///< $0 the player
  const char* wrong_counts;  ///< $0 players
  const char* with_and;      ///< between the last two of a list
  const char* unfinished;    ///< $0 deals that count, $1 those of a whole round
  const char* about_sheet;
  const char* about_ranking;
};

const ScoreWords& ScoreWordsOf(Language language);

}  // namespace jasnel::boerenbridge
