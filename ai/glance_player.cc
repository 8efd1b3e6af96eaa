#include "ai/glance_player.h"

#include "ai/model_bidder.h"
#include "ai/open_table.h"
#include "ai/play_policy.h"
#include "bitboard/random.h"

namespace jasnel {

Result<CallChoice> GlancePlayer::ChooseCall(const CallView& view, const Thinking&) {
  return CallByModel(view);
}

Result<CardChoice> GlancePlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const PlayOrder order(view.table.trump);
  const PlaySet legal = order.ToPlay(view.Legal());
  Random random(thinking.seed);
  CardChances chances = PlayPolicy::Get().Chances(OpenTableOf(view), legal, view.table.rules);
  if (static_cast<double>(random.NextUnit()) < options_.mistakes) {
    return CardChoice{order.ToNatural(chances.cards[random.Below(chances.size)].card)};
  }
  return CardChoice{order.ToNatural(options_.draws ? chances.Draw(random) : chances.Likeliest())};
}

}  // namespace jasnel
