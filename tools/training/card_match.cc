#include "tools/training/card_match.h"

#include <cmath>
#include <memory>

#include "ai/models/play_policy.h"
#include "ai/players/model_bidder.h"
#include "ai/players/simple_player.h"
#include "jasnel/contract.h"
#include "jasnel/statistics.h"
#include "tools/training/card_deals.h"

namespace jasnel {
namespace {

// What the side of the network, 0 or 1, writes down more than the other.
int Gain(const PlayPolicy& policy, PlayState table, int side, const Rules& rules) {
  while (!table.IsOver()) {
    const PlaySet legal = table.Legal(rules);
    PlayCard card = legal.Lowest();
    if (!legal.IsSingle()) {
      card = (table.turn() & 1) == side ? policy.Chances(table, legal, rules).Likeliest()
                                        : SimpleCards(table, legal).Lowest();
    }
    table.Play(card, rules);
  }
  const ContractResult result = ScoreContract(table.stakes(), table.won, rules);
  return (result.score[side] - result.score[1 - side]).count();
}

// As `club`, with another network of cards.
class NetworkPlayer final : public Player {
 public:
  explicit NetworkPlayer(const CardNetwork& network) : policy_(network) {}

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& /*limits*/) override {
    return CallByNetwork(view);
  }
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& /*limits*/) override {
    const PlayOrder order(view.table.trump);
    const CardChances chances =
        policy_.Chances(PlayStateOf(view), order.ToPlay(view.Legal()), view.table.rules);
    return CardChoice{order.ToNatural(chances.Likeliest())};
  }

 private:
  PlayPolicy policy_;
};

PlayerMaker MakerOf(const CardNetwork& network) {
  return [&network]() -> Result<std::unique_ptr<Player>> {
    return std::unique_ptr<Player>(std::make_unique<NetworkPlayer>(network));
  };
}

}  // namespace

Margin MarginOverSimple(const CardNetwork& network, std::uint64_t deals) {
  constexpr double kWidth = 1.96;  // standard errors
  const PlayPolicy policy(network);
  const MatchConditions conditions{
      .seed = 31415926, .rules = PublishedRules(), .contract = ContractFrom::kChance};
  Moments gains(1);
  for (std::uint64_t number = 1; number <= deals; ++number) {
    const DealToPlay deal = MatchDeal(conditions, number);
    const PlayOrder order(deal.contract->trump);
    PlayHands dealt;
    for (int seat = 0; seat < kSeats; ++seat) dealt[seat] = order.ToPlay(deal.hands[seat]);
    const PlayState table = DealtState(dealt, Clockwise(deal.dealer), *deal.contract);
    const double gain =
        0.5 * (Gain(policy, table, 0, deal.rules) + Gain(policy, table, 1, deal.rules));
    gains.Add({&gain, 1});
  }
  return {gains.Mean(0), kWidth * std::sqrt(gains.Covariance(0, 0) / static_cast<double>(deals))};
}

Margin MarginOverClub(const CardNetwork& network, ContractFrom contract, std::uint64_t seed,
                      std::uint64_t deals) {
  const MatchRequest request{
      .conditions = {.seed = seed,
                     .rules = contract == ContractFrom::kChance ? PublishedRules() : Rules{},
                     .contract = contract},
      .deals = deals};
  MatchTally tally;
  const auto outcome = PlayMatch(request, MakerOf(network), MakerOf(SuppliedCardNetwork()), tally,
                                 [](const PlayedPair&) { return true; });
  Certain(outcome, "these players can always be made");
  const auto interval = tally.FixedInterval();
  if (!interval) return {};
  return {tally.Difference(), (interval->high - interval->low) / 2};
}

}  // namespace jasnel
