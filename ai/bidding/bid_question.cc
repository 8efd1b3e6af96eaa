#include <string>

#include "jasnel/bidding.h"
#include "jasnel/notation.h"
#include "jasnel/seat.h"

namespace jasnel {
namespace {

// Whether the calls could be made by the rules of the question, and now the same seat is in turn.
std::optional<Error> ValidateAuction(const Auction& auction, const Rules& rules) {
  if (auction.IsOver()) {
    return Error{"the auction is over; expected one in which a seat is to call"};
  }
  const auto begun = Auction::Begin(auction.dealer(), rules, auction.turned());
  if (!begun) return begun.error();
  Auction by_rules = *begun;
  for (const Call call : auction.calls()) {
    if (auto error = by_rules.Speak(call)) return error;
  }
  if (by_rules.Turn() == auction.Turn()) return std::nullopt;
  return Error{std::string(SeatName(auction.Turn())) + " is in turn; expected " +
               std::string(SeatName(by_rules.Turn())) + ", as the rules have it"};
}

}  // namespace

std::optional<Error> Validate(const BidQuestion& question) {
  if (auto error = ValidateAuction(question.auction, question.rules)) return error;
  if (question.hand.size() != kHandSize) {
    return Error{std::to_string(question.hand.size()) + " cards in the hand; expected 8"};
  }
  const Seat own = question.auction.Turn();
  CardSet seen = question.hand;
  for (const Seat seat : kAllSeats) {
    const CardSet known = question.known[Index(seat)];
    if (seat == own && !known.empty()) {
      return Error{"known cards of " + std::string(SeatName(seat)) +
                   ", whose hand it is; expected those of others"};
    }
    if (!(known & seen).empty()) {
      return Error{FormatCard((known & seen).Highest()) + " is in two hands; expected it in one"};
    }
    if (known.size() > kHandSize) {
      return Error{std::to_string(known.size()) + " known cards of " + std::string(SeatName(seat)) +
                   "; expected 8 or fewer"};
    }
    seen |= known;
  }
  return std::nullopt;
}

}  // namespace jasnel
