// The phrases of `jasnel boerenbridge bid`, in English and Dutch.
#pragma once

#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// `$0`, `$1` ... are placeholders for absl::Substitute.
struct BidWords {
  const char* hand;      ///< on the command line; $0 its number
  const char* line;      ///< of the input; $0 its number
  const char* deal;      ///< $0 players, $1 cards
  const char* one_card;  ///< $0 players
  const char* seat;      ///< $0 the seat
  const char* dealer;    ///< $0 the seat, which is the dealer
  const char* no_bids;
  const char* bids;       ///< $0 those before
  const char* forbidden;  ///< $0 the bid that the dealer may not make
  const char* bid;        ///< heading
  const char* score;      ///< heading
  const char* makes;      ///< heading
  const char* others;     ///< heading
  const char* from_to;    ///< an interval of scores; $0 and $1 its ends
  const char* best_bid;   ///< $0 the bid, $1 one of the next two
  const char* clear;      ///< it is best with 99% confidence
  const char* not_clear;  ///< it may not be
  const char* tricks;     ///< $0 the bid
  const char* worlds;     ///< $0 how many, $1 seconds, $2 the seed
  const char* about;
};

const BidWords& BidWordsOf(Language language);

}  // namespace jasnel::boerenbridge
