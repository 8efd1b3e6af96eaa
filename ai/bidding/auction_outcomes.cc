#include "ai/bidding/auction_outcomes.h"

#include "ai/models/call_network.h"
#include "jasnel/seat.h"

namespace jasnel {

AuctionOutcomes OutcomesOf(Auction auction, const Rules& rules, const Hands& hands) {
  AuctionOutcomes outcomes;
  float reached = 1;
  while (reached > 0) {
    const Seat seat = auction.Turn();
    const CardSet hand = hands[Index(seat)];
    const CallValues values = ValuesOf(kCallNetwork, auction, rules, hand);
    const float pass = PassChance(values, auction.Legal(hand), kUsualCalls.pass);
    if (pass < 1) outcomes.Add({{seat, values.best}, reached * (1 - pass)});
    reached *= pass;
    if (reached > 0) auction.Speak(Call{});
  }
  return outcomes;
}

}  // namespace jasnel
