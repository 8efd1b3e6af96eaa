#include "tools/training/card_deals.h"

#include <cstddef>
#include <cstdint>

#include "ai/models/call_network.h"
#include "bitboard/play_order.h"
#include "jasnel/auction.h"
#include "jasnel/deal_play.h"
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

// The deal after its auction.
DealInPlay DrawCalls(DealToPlay dealt, Random& random) {
  if (dealt.rules.bidding == Bidding::kTurned) dealt.turned = AnySuit(random);
  DealInPlay deal(dealt);
  while (deal.InAuction()) {
    const CardSet hand = dealt.hands[Index(deal.turn())];
    (void)deal.Speak(DrawCall(deal.auction(), dealt.rules, hand, random));
  }
  return deal;
}

}  // namespace

const Rules& PublishedRules() {
  static const Rules rules = Certain(ParseRules("nku-rotterdam,four-jacks=200"), "these are rules");
  return rules;
}

void ChangeOptionsOfPlay(Rules& rules, Random& random) {
  Change(rules.ruff, {Ruff::kFree, Ruff::kObliged}, random);
  Change(rules.undertrump, {Undertrump::kForbidden, Undertrump::kFree, Undertrump::kForced},
         random);
  Change(rules.only_trumps, {OnlyTrumps::kAny, OnlyTrumps::kHigher}, random);
  Change(rules.four_jacks, {100, 200}, random);
  Change(rules.pit, {0, 88, 100}, random);
  Change(rules.pit_for, {PitFor::kDeclarer, PitFor::kEither}, random);
  Change(rules.nat, {NatPays::kAll, NatPays::kOwn}, random);
  Change(rules.roem, {Roem::kOff, Roem::kTricks}, random);
}

DealToLearn DrawDealToLearn(Random& random) {
  DealToPlay dealt;
  const int kind = random.Below(10);
  if (kind < 4) {
    dealt.rules = PublishedRules();
  } else if (kind >= 7) {
    dealt.rules = AnyOf(PresetsOfTexts(), random).rules;
    ChangeOptionsOfPlay(dealt.rules, random);
  }
  const bool calls = kind >= 4 && (kind < 7 || random.Below(2) == 0);
  dealt.hands = RandomHands(random);
  dealt.dealer = AnySeat(random);
  const Contract drawn{AnySeat(random), AnySuit(random)};
  if (!calls) dealt.contract = drawn;
  const DealInPlay deal = calls ? DrawCalls(dealt, random) : DealInPlay(dealt);
  const PlayOrder order(deal.contract()->trump);
  PlayHands hands;
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = order.ToPlay(dealt.hands[seat]);
  PlayState table = DealtState(hands, Clockwise(dealt.dealer), *deal.contract());
  table.calls = static_cast<std::uint8_t>(deal.auction().calls().size());
  return {dealt.rules, table};
}

}  // namespace jasnel
