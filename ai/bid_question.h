// What a seat knows when it is to call.
#pragma once

#include <optional>

#include "bitboard/auction.h"
#include "bitboard/card.h"
#include "bitboard/position.h"
#include "bitboard/result.h"
#include "bitboard/rules.h"

namespace jasnel {

/// What the seat in turn knows. An aggregate: fill it in and call `Validate`.
struct BidQuestion {
  Auction auction;  ///< not over; the passes in it are evidence
  CardSet hand;     ///< of the seat in turn: eight cards
  Rules rules;      ///< those of the auction
  /// Cards that are known to lie in other hands, by seat; none as a rule, and none for the seat in
  /// turn.
  Hands known = {};
};

/// What is wrong with a question, if anything: an auction that is over or cannot be one by the
/// rules, a hand that has not eight cards, a card in two places, cards known of the seat in turn or
/// more than eight of another.
std::optional<Error> Validate(const BidQuestion& question);

}  // namespace jasnel
