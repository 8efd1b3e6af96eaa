#include "ai/bidding/auction_outcomes.h"

#include "ai/bidding/next_card.h"
#include "ai/models/call_network.h"
#include "jasnel/seat.h"

namespace jasnel {
namespace {

// Calls `add` for each contract in which the auction may end, once it has been reached by this
// chance, while the same card lies turned, and `wait` if all pass and it waits for the next.
template <class Add, class Wait>
void CallOnCard(Auction auction, float reached, const Rules& rules, const Hands& hands,
                const Add& add, const Wait& wait) {
  while (reached > 0 && !auction.IsOver()) {
    if (auction.WaitsForCard()) return wait(auction, reached);
    const Seat seat = auction.Turn();
    const CardSet hand = hands[Index(seat)];
    const CallValues values = ValuesOf(kCallNetwork, auction, rules, hand);
    const float pass = PassChance(values, auction.Legal(hand), kUsualCalls.pass);
    if (pass < 1) add({{seat, values.best}, reached * (1 - pass)});
    reached *= pass;
    if (reached > 0) auction.Speak(Call{});
  }
}

// The chances of contracts once another card has been turned.
using LaterChances = std::array<std::array<float, kSuits>, kSeats>;

void CallOnNextCards(const Auction& auction, float reached, const Rules& rules, const Hands& hands,
                     LaterChances& chances) {
  ForEachNextCard(auction, rules, [&](const Auction& next, float chance) {
    CallOnCard(
        next, reached * chance, rules, hands,
        [&](const AuctionOutcome& outcome) {
          chances[Index(outcome.contract.declarer)][Index(outcome.contract.trump)] +=
              outcome.chance;
        },
        [&](const Auction& waiting, float still) {
          CallOnNextCards(waiting, still, rules, hands, chances);
        });
  });
}

}  // namespace

AuctionOutcomes OutcomesOf(const Auction& auction, const Rules& rules, const Hands& hands) {
  AuctionOutcomes outcomes;
  const auto next_cards = [&](const Auction& waiting, float reached) {
    LaterChances chances{};
    CallOnNextCards(waiting, reached, rules, hands, chances);
    for (const Seat declarer : kAllSeats) {
      for (const Suit trump : kAllSuits) {
        const float chance = chances[Index(declarer)][Index(trump)];
        if (chance > 0) outcomes.Add({{declarer, trump}, chance});
      }
    }
  };
  CallOnCard(
      auction, 1, rules, hands, [&](const AuctionOutcome& outcome) { outcomes.Add(outcome); },
      next_cards);
  return outcomes;
}

}  // namespace jasnel
