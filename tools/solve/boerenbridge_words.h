// The phrases of `jasnel boerenbridge solve` in text, in English and Dutch.
#pragma once

#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct SolveWords {
  const char* heading;  ///< $0 players, $1 tricks still to be played
  const char* leads;    ///< $0 the seat
  const char* to_play;  ///< $0 the seat to play, $1 the leader
  const char* seat;
  const char* bid;
  const char* taken;  ///< before
  const char* takes;
  const char* score;
  const char* line;
  const char* trick;
  const char* leader;
  const char* cards;
  const char* winner;
  const char* card;
  const char* each_card;  ///< $0 the seat to play
  const char* scores_of;  ///< $0 the seat
  const char* exact;      ///< heading: whether the bid can be forced
  const char* exact_bids;
  const char* sure_score;
  const char* most;
  const char* fewest;
  const char* bid_scores;     ///< $0 the bid
  const char* each_card_for;  ///< $0 the seat to play, $1 the seat that forces
  const char* best;
  const char* yes;
  const char* no;
  const char* none;
  const char* about_everybody;
  const char* about_paranoid;
  const char* about_scores;
};

const SolveWords& SolveWordsOf(Language language);

}  // namespace jasnel::boerenbridge
