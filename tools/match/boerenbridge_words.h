// The phrases of `jasnel boerenbridge match`, in English and Dutch.
#pragma once

#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct MatchWords {
  const char* conditions;  ///< $0 most cards, $1 the seed, $2 rounds, $3 deals, $4 players
  const char* player;      ///< headings
  const char* points;
  const char* more;
  const char* exact;
  const char* match_points;
  const char* bid_time;
  const char* card_time;
  const char* slowest;
  const char* cards;
  const char* seat;
  const char* dealer;       ///< after the number of a seat
  const char* differences;  ///< above a table
  const char* exact_by_cards;
  const char* points_by_cards;
  const char* exact_by_seat;
  const char* points_by_seat;
  const char* interrupted;
  const char* broken_off;  ///< by a foul, or because the record cannot be written
  const char* about;
};

const MatchWords& MatchWordsOf(Language language);

}  // namespace jasnel::boerenbridge
