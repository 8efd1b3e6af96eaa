// The text form of a question what to bid:
//
//     AK2.Q8.T98.A7 players=5 bids=2,0
//
// A hand, spades.hearts.diamonds.clubs, then any of the fields of `BidLine`, by their names below;
// the hand may be a field too. `#` starts a comment.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// What one line says. Every field but the hand may be left out.
struct BidLine {
  std::optional<CardSet> hand;           ///< `hand=`
  std::optional<int> players;            ///< `players=`: 3 to 7, 5 if left out
  std::optional<int> cards;              ///< `cards=`: as many as the hand has
  std::optional<int> seat;               ///< `seat=`: whose hand it is, 0 left of the dealer
  std::optional<std::vector<int>> bids;  ///< `bids=`: of the seats before, as `2,0`
};

/// Reads a bid line. Errors name the column, from 1, and what was expected.
Result<BidLine> ParseBidLine(std::string_view line);

/// Reads a hand alone. Errors as there.
Result<CardSet> ParseBidHand(std::string_view text);

/// `line`, with what `defaults` say where it says nothing itself.
BidLine WithDefaults(const BidLine& line, const BidLine& defaults);

/// What the seat in turn sees. An error where the hand has another size than `cards=` says or than
/// can be dealt, where bids may not be made or are complete, and where `seat=` is not in turn.
Result<BidView> ToBidView(const BidLine& line);

}  // namespace jasnel::boerenbridge
