// The text form of a bid question:
//
//     J97.AT.K8.7 dealer=N seat=E auction=pass rules=kbn
//
// A hand in one of the forms in bitboard/text/hand_text.h, then any of the fields of `BidLine`, by
// the English or Dutch names given there; the hand may also be a field. `#` starts a comment.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The contents of a bid line. Every field except the hand is optional.
struct BidLine {
  std::optional<CardSet> hand;  ///< `hand=`: eight cards
  std::optional<Seat> dealer;   ///< `dealer=` `gever=`
  std::optional<Seat> seat;     ///< `seat=` `plaats=`: the owner of the hand
  std::optional<std::string>
      auction;                 ///< `auction=` `biedingen=`: the calls so far, such as `pass,pass`
  std::optional<Suit> turned;  ///< `turned=` `gedraaid=`: the suit turned from the stock
  std::optional<Rules> rules;  ///< `rules=` `regels=`
  std::optional<Hands> given;  ///< `given=` `gegeven=`: known cards of other seats; see
                               ///< `ParseGiven`
};

/// Parses a bid line. The hand must have eight cards; the calls are not checked for legality.
/// Errors name the column, counted in characters from 1, and what was expected.
Result<BidLine> ParseBidLine(std::string_view line);

/// Parses a hand of eight cards alone. Errors as for `ParseBidLine`.
Result<CardSet> ParseBidHand(std::string_view text);

/// Parses four hands like ParseHands, separated by spaces or, for use in a field, by commas:
/// `N:J9...,-,-,-`. Errors as for `ParseBidLine`.
Result<Hands> ParseGiven(std::string_view text);

/// `line`, with missing fields taken from `defaults`.
BidLine WithDefaults(const BidLine& line, const BidLine& defaults);

/// The question of a line. The default rules are `kbn`, and `seat=` must be the seat to call. An
/// error if the dealer is missing, or a turned suit that the rules require, or if the calls are
/// illegal or have ended the auction.
Result<BidQuestion> ToQuestion(const BidLine& line);

}  // namespace jasnel
