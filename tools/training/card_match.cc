#include "tools/training/card_match.h"

#include <memory>

#include "ai/models/play_policy.h"
#include "ai/players/model_bidder.h"
#include "jasnel/contract.h"
#include "jasnel/statistics.h"
#include "tools/training/card_deals.h"

namespace jasnel {
namespace {

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

}  // namespace

Result<Margin> MarginOver(const std::string& opponent, const CardNetwork& network,
                          ContractFrom contract, std::uint64_t seed, std::uint64_t deals) {
  const MatchRequest request{
      .conditions = {.seed = seed,
                     .rules = contract == ContractFrom::kChance ? PublishedRules() : Rules{},
                     .contract = contract},
      .deals = deals};
  MatchTally tally;
  const auto outcome = PlayMatch(
      request,
      [&] { return Result(std::unique_ptr<Player>(std::make_unique<NetworkPlayer>(network))); },
      [&] { return MakePlayer(opponent); }, tally, [](const PlayedPair&) { return true; });
  if (!outcome) return outcome.error();
  const auto interval = tally.FixedInterval();
  if (!interval) return Margin{};
  return Margin{tally.Difference(), (interval->high - interval->low) / 2};
}

}  // namespace jasnel
