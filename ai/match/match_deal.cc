#include "jasnel/dealing.h"
#include "jasnel/match.h"

namespace jasnel {

DealToPlay MatchDeal(const MatchConditions& conditions, std::uint64_t number) {
  Random random = Random::Stream(conditions.seed, number);
  DealToPlay deal;
  deal.hands = RandomHands(random);
  deal.rules = conditions.rules;
  deal.dealer = DealerOfBoard(number);
  const auto turned = static_cast<Suit>(random.Below(kSuits));
  const auto declarer = static_cast<Seat>(random.Below(kSeats));
  const auto trump = static_cast<Suit>(random.Below(kSuits));
  deal.seed = random.Next();
  if (TurnsSuit(conditions.rules)) deal.turned = turned;
  if (conditions.contract == ContractFrom::kChance) deal.contract = Contract{declarer, trump};
  return deal;
}

}  // namespace jasnel
