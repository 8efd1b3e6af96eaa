#include "ai/players/policy_player.h"

#include "ai/bidding/match_worth.h"
#include "ai/games/play_state.h"
#include "ai/models/play_policy.h"
#include "ai/players/model_bidder.h"
#include "jasnel/dealing.h"

namespace jasnel {

Result<CallChoice> PolicyPlayer::ChooseCall(const CallView& view, const MoveLimits& limits) {
  CallChoice choice = CallByNetwork(view);
  if (options_.for_match) ChooseForMatch(view, {}, limits, choice);
  return choice;
}

Result<CardChoice> PolicyPlayer::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  const PlayOrder order(view.table.trump);
  const PlaySet legal = order.ToPlay(view.Legal());
  Random random(limits.seed);
  CardChances chances =
      PlayPolicy::Get(options_.temperature).Chances(PlayStateOf(view), legal, view.table.rules);
  if (static_cast<double>(random.NextUnit()) < options_.mistakes) {
    return CardChoice{order.ToNatural(chances.cards[random.Below(chances.size)].card)};
  }
  return CardChoice{order.ToNatural(options_.draws ? chances.Draw(random) : chances.Likeliest())};
}

}  // namespace jasnel
