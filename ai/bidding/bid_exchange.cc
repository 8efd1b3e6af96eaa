#include "ai/bidding/bid_exchange.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace jasnel {

SuitExchange InOrder(const BidQuestion& question) {
  std::array<Suit, kSuits> suits = kAllSuits;
  const auto key = [&](Suit suit) {
    std::array<int, 3 + kSeats> bytes{};
    bytes[0] = question.hand.SuitByte(Index(suit));
    for (std::size_t i = 0; i < kSeats; ++i) bytes[1 + i] = question.known[i].SuitByte(Index(suit));
    bytes[1 + kSeats] = question.auction.turned() == suit ? 1 : 0;
    const auto& calls = question.calls;
    bytes[2 + kSeats] = std::find(calls.begin(), calls.end(), Call{suit}) != calls.end() ? 1 : 0;
    return bytes;
  };
  std::stable_sort(suits.begin(), suits.end(), [&](Suit a, Suit b) { return key(a) > key(b); });
  return SuitExchange(suits).Inverse();
}

BidQuestion Exchanged(const BidQuestion& question, const SuitExchange& exchange) {
  BidQuestion other = question;
  other.hand = exchange.Of(question.hand);
  other.known = exchange.Of(question.known);
  const Auction& auction = question.auction;
  std::optional<Suit> turned;
  if (auction.turned()) turned = exchange.Of(*auction.turned());
  other.auction = Auction::Begin(auction.dealer(), question.rules, turned).value();
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
