#include "ai/bidding/bid_exchange.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace jasnel {
namespace {

// Whether suits cannot be exchanged: of equal combinations in hands that of the first suit is best.
bool SuitsHaveAnOrder(const Rules& rules) {
  return RoemInHands(rules) && rules.hand_roem == HandRoem::kBest;
}

// All that is known of a suit.
std::array<int, 4 + kSeats> KnownOf(Suit suit, const BidQuestion& question) {
  std::array<int, 4 + kSeats> bytes{};
  bytes[0] = question.hand.SuitByte(Index(suit));
  for (std::size_t i = 0; i < kSeats; ++i) bytes[1 + i] = question.known[i].SuitByte(Index(suit));
  const auto& turned = question.auction.turned_cards().suits();
  const auto place = std::find(turned.rbegin(), turned.rend(), suit) - turned.rbegin();
  bytes[1 + kSeats] = place < std::ssize(turned) ? static_cast<int>(place) + 1 : 0;
  const auto& calls = question.calls;
  bytes[2 + kSeats] = std::find(calls.begin(), calls.end(), Call{suit}) != calls.end() ? 1 : 0;
  bytes[3 + kSeats] = SuitsHaveAnOrder(question.rules) ? static_cast<int>(suit)
                      : question.rules.doubled == suit ? 1
                                                       : 0;
  return bytes;
}

}  // namespace

SuitExchange InOrder(const BidQuestion& question) {
  std::array<Suit, kSuits> suits = kAllSuits;
  if (SuitsHaveAnOrder(question.rules)) return SuitExchange(suits);
  std::stable_sort(suits.begin(), suits.end(),
                   [&](Suit a, Suit b) { return KnownOf(a, question) > KnownOf(b, question); });
  return SuitExchange(suits).Inverse();
}

BidAnswer MadeAlike(BidAnswer answer, const BidQuestion& question) {
  for (std::size_t i = 1; i < answer.suits.size(); ++i) {
    SuitBid& bid = answer.suits[i];
    const SuitBid& before = answer.suits[i - 1];
    if (KnownOf(bid.suit, question) != KnownOf(before.suit, question)) continue;
    const Suit suit = bid.suit;
    bid = before;
    bid.suit = suit;
  }
  return answer;
}

BidQuestion Exchanged(const BidQuestion& question, const SuitExchange& exchange) {
  BidQuestion other = question;
  other.hand = exchange.Of(question.hand);
  other.known = exchange.Of(question.known);
  if (question.rules.doubled) other.rules.doubled = exchange.Of(*question.rules.doubled);
  const Auction& auction = question.auction;
  TurnedCards turned;
  for (const Suit suit : auction.turned_cards().suits()) turned.Add(exchange.Of(suit));
  if (auction.turned_cards().joker()) turned.Add(std::nullopt);
  other.auction = Certain(Auction::Begin(auction.dealer(), question.rules, turned),
                          "a suit is turned in both questions or in none");
  other.auction.Bar(auction.barred());
  for (const Call call : auction.calls()) other.auction.Speak(call);
  for (Call& call : other.calls) {
    if (call.suit) call.suit = exchange.Of(*call.suit);
  }
  return other;
}

BidAnswer Restored(BidAnswer answer, const SuitExchange& back) {
  for (SuitBid& bid : answer.suits) bid.suit = back.Of(bid.suit);
  std::sort(answer.suits.begin(), answer.suits.end(),
            [](const SuitBid& a, const SuitBid& b) { return a.suit < b.suit; });
  return answer;
}

}  // namespace jasnel
