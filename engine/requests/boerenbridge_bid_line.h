// The text form of a bid question in boerenbridge:
//
//     AK2.Q8.T98.A7 players=5 bids=2,0
//
// A hand, spades.hearts.diamonds.clubs, then any of the fields of `BidLine`, by the names given
// there; the hand may also be a field. `#` starts a comment.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// The contents of a bid line. Every field except the hand is optional.
struct BidLine {
  std::optional<CardSet> hand;           ///< `hand=`
  std::optional<int> players;            ///< `players=`: 3 to 7, default 5
  std::optional<int> cards;              ///< `cards=`: default, the size of the hand
  std::optional<int> seat;               ///< `seat=`: the owner of the hand, 0 for left of the
                                         ///< dealer
  std::optional<std::vector<int>> bids;  ///< `bids=`: of the earlier seats, such as `2,0`
};

/// Parses a bid line. Errors name the column, from 1, and what was expected.
Result<BidLine> ParseBidLine(std::string_view line);

/// Parses a hand alone. Errors as for `ParseBidLine`.
Result<CardSet> ParseBidHand(std::string_view text);

/// `line`, with missing fields taken from `defaults`.
BidLine WithDefaults(const BidLine& line, const BidLine& defaults);

/// The view of the seat to bid. An error if the size of the hand differs from `cards=` or cannot be
/// dealt, if the bids are illegal or complete, or if `seat=` is not the seat to bid.
Result<BidView> ToBidView(const BidLine& line);

}  // namespace jasnel::boerenbridge
