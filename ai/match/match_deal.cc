#include "jasnel/dealing.h"
#include "jasnel/match.h"

namespace jasnel {

namespace {

DealToPlay DrawDeal(const MatchConditions& conditions, std::uint64_t number, Random& random) {
  DealToPlay deal;
  deal.dealer = DealerOfBoard(number);
  deal.hands = DealtHands(conditions.dealt, conditions.rules, deal.dealer, random);
  deal.rules = conditions.rules;
  const auto turned = static_cast<Suit>(random.Below(kSuits));
  const auto declarer = static_cast<Seat>(random.Below(kSeats));
  const auto trump = static_cast<Suit>(random.Below(kSuits));
  deal.seed = random.Next();
  deal.turned = RandomTurnedFrom(turned, random, conditions.rules, number);
  if (conditions.contract == ContractFrom::kChance || conditions.rules.bidding == Bidding::kGiven) {
    deal.contract = Contract{declarer, trump};
  }
  return deal;
}

}  // namespace

DealToPlay MatchDeal(const MatchConditions& conditions, std::uint64_t number,
                     std::uint64_t version) {
  Random random = Random::Stream(conditions.seed, number);
  DealToPlay deal = DrawDeal(conditions, number, random);
  for (; version > 0; --version) deal = DrawDeal(conditions, number, random);
  return deal;
}

}  // namespace jasnel
