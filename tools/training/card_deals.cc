#include "tools/training/card_deals.h"

#include <cstddef>
#include <cstdint>
#include <optional>

#include "ai/models/call_network.h"
#include "bitboard/play_order.h"
#include "jasnel/auction.h"
#include "jasnel/seat.h"

namespace jasnel {
namespace {

Seat AnySeat(Random& random) { return static_cast<Seat>(random.Below(kSeats)); }
Suit AnySuit(Random& random) { return static_cast<Suit>(random.Below(kSuits)); }

Call DrawCall(const Auction& auction, const Rules& rules, CardSet hand, Random& random) {
  const LegalCalls legal = auction.Legal();
  const CallValues values = ValuesOf(kCallNetwork, auction, rules, hand);
  float left = random.NextUnit();
  Call call;
  const auto is_drawn = [&] { return (left -= CallChance(values, legal, call)) < 0; };
  if (legal.pass && is_drawn()) return call;
  for (const Suit suit : kAllSuits) {
    if (!legal.suits.Contains(suit)) continue;
    call.suit = suit;
    if (is_drawn()) break;
  }
  return call;
}

Auction DrawCalls(const Hands& hands, Seat dealer, const Rules& rules, Random& random) {
  std::optional<Suit> turned;
  if (rules.bidding == Bidding::kTurned) turned = AnySuit(random);
  Auction auction =
      Certain(Auction::Begin(dealer, rules, turned), "a suit is turned where the rules ask for it");
  while (!auction.IsOver()) {
    auction.Speak(DrawCall(auction, rules, hands[Index(auction.Turn())], random));
  }
  return auction;
}

}  // namespace

DealToLearn DrawDealToLearn(Random& random) {
  static const Rules published =
      Certain(ParseRules("nku-rotterdam,four-jacks=200"), "these are rules");
  DealToLearn deal;
  const int kind = random.Below(10);
  if (kind < 4) {
    deal.rules = published;
  } else if (kind >= 7) {
    deal.rules = PresetsOfTexts()[random.Below(static_cast<int>(PresetsOfTexts().size()))].rules;
  }
  const bool calls = kind >= 4 && (kind < 7 || random.Below(2) == 0);
  const Hands hands = RandomHands(random);
  const Seat dealer = AnySeat(random);
  Contract contract{AnySeat(random), AnySuit(random)};
  std::size_t made = 0;
  if (calls) {
    const Auction auction = DrawCalls(hands, dealer, deal.rules, random);
    contract = auction.contract();
    made = auction.calls().size();
  }
  const PlayOrder order(contract.trump);
  PlayHands dealt;
  for (int seat = 0; seat < kSeats; ++seat) dealt[seat] = order.ToPlay(hands[seat]);
  deal.table = DealtState(dealt, Clockwise(dealer), contract);
  deal.table.calls = static_cast<std::uint8_t>(made);
  return deal;
}

}  // namespace jasnel
