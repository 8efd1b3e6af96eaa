// The text form of a question what to call:
//
//     J97.AT.K8.7 dealer=N seat=E auction=pass rules=kbn
//
// A hand in a form of bitboard/text/hand_text.h, then any of the fields of `BidLine`, by their
// names below, English or Dutch; the hand may be a field too. `#` starts a comment.
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

/// What one line says. Every field but the hand may be left out.
struct BidLine {
  std::optional<CardSet> hand;  ///< `hand=`: eight cards
  std::optional<Seat> dealer;   ///< `dealer=` `gever=`
  std::optional<Seat> seat;     ///< `seat=` `plaats=`: whose hand it is
  std::optional<std::string>
      auction;                 ///< `auction=` `biedingen=`: calls made already, as `pass,pass`
  std::optional<Suit> turned;  ///< `turned=` `gedraaid=`: the suit turned from the stock
  std::optional<Rules> rules;  ///< `rules=` `regels=`
  std::optional<Hands> given;  ///< `given=` `gegeven=`: known cards of others; see `ParseGiven`
};

/// Reads a bid line. The hand has eight cards; whether the calls may be made is not looked at.
/// Errors name the column, from 1 in characters, and what was expected.
Result<BidLine> ParseBidLine(std::string_view line);

/// Reads a hand of eight cards alone. Errors as there.
Result<CardSet> ParseBidHand(std::string_view text);

/// Reads four hands as ParseHands does, with spaces or, as a field needs it, commas between them:
/// `N:J9...,-,-,-`. Errors as there.
Result<Hands> ParseGiven(std::string_view text);

/// `line`, with what `defaults` say where it says nothing itself.
BidLine WithDefaults(const BidLine& line, const BidLine& defaults);

/// The question a line asks; rules left out are `kbn`, and `seat=` must be the seat in turn. An
/// error where there is no dealer or no turned suit that the rules ask for, and where the calls may
/// not be made or have ended the auction.
Result<BidQuestion> ToQuestion(const BidLine& line);

}  // namespace jasnel
