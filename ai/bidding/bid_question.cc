#include "bitboard/text/count_text.h"
#include "jasnel/bidding.h"
#include "jasnel/notation.h"
#include "jasnel/seat.h"

namespace jasnel {
namespace {

// Whether the calls are legal under the rules of the question and leave the same seat to call.
std::optional<Error> ValidateAuction(const Auction& auction, const Rules& rules) {
  if (auction.IsOver()) {
    return Error{Say("the auction is over; expected one in which a seat is to call",
                     "het bieden is uit; verwacht een bieding waarin nog iemand moet bieden")};
  }
  if (auction.WaitsForCard()) {
    return Error{
        Say("the auction waits for a card; expected one in which a seat is to call",
            "het bieden wacht op een kaart; verwacht een bieding waarin iemand moet bieden")};
  }
  const auto begun = Auction::Begin(auction.dealer(), rules, auction.turned_cards());
  if (!begun) return begun.error();
  Auction by_rules = *begun;
  by_rules.Bar(auction.barred());
  for (const Call call : auction.calls()) {
    if (auto error = by_rules.Speak(call)) return error;
  }
  if (by_rules.Turn() == auction.Turn()) return std::nullopt;
  return Error{Say("it is $0's turn; expected $1 under these rules",
                   "$0 is aan de beurt; verwacht $1 volgens deze regels",
                   SeatMessage(auction.Turn()), SeatMessage(by_rules.Turn()))};
}

}  // namespace

std::optional<Error> Validate(const BidQuestion& question) {
  if (auto error = ValidateAuction(question.auction, question.rules)) return error;
  if (question.hand.size() != kHandSize) {
    return Error{Say("$0 in the hand; expected 8", "$0 in de hand; verwacht er 8",
                     CardCount(question.hand.size()))};
  }
  const Seat own = question.auction.Turn();
  CardSet seen = question.hand;
  for (const Seat seat : kAllSeats) {
    const CardSet known = question.known[Index(seat)];
    if (seat == own && !known.empty()) {
      return Error{Say("known cards of $0, whose hand it is; expected those of others",
                       "bekende kaarten van $0, van wie de hand is; verwacht die van anderen",
                       SeatMessage(seat))};
    }
    if (!(known & seen).empty()) {
      return Error{Say("$0 is in two hands; expected it in one",
                       "$0 zit in twee handen; verwacht hem in één",
                       CardMessage((known & seen).Highest()))};
    }
    if (known.size() > kHandSize) {
      return Error{Say("$0 known cards of $1; expected 8 or fewer",
                       "$0 bekende kaarten van $1; verwacht er hoogstens 8", known.size(),
                       SeatMessage(seat))};
    }
    seen |= known;
  }
  for (const Call call : question.calls) {
    Auction next = question.auction;
    if (auto error = next.Speak(call, question.hand)) return error;
  }
  return std::nullopt;
}

}  // namespace jasnel
