#include "ai/players/world_player.h"

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/players/card_values.h"
#include "ai/players/model_bidder.h"
#include "ai/players/think_clock.h"
#include "bitboard/play_order.h"
#include "jasnel/dealing.h"

namespace jasnel {

WorldPlayer::WorldPlayer(const WorldOptions& options)
    : options_(options), solver_(options.objective) {}

Result<CallChoice> WorldPlayer::ChooseCall(const CallView& view, const MoveLimits&) {
  return CallByNetwork(view);
}

Result<CardChoice> WorldPlayer::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  const auto sampler = WorldSampler::Make(InferHidden(view));
  if (!sampler) return sampler.error();
  ThinkClock clock(limits.time, limits.cancel, options_.time);
  Random random(limits.seed);
  const auto wanted = static_cast<std::uint64_t>(options_.worlds);
  const bool all = sampler->count() <= wanted;
  const std::uint64_t count = all ? sampler->count() : wanted;
  const PlayOrder order(view.table.trump);
  CardValues values;
  std::uint64_t worlds = 0;
  for (; worlds < count && !clock.IsOver(); ++worlds) {
    const Hands world = all ? sampler->World(worlds) : sampler->Draw(random);
    const auto stop = solver_.Add(view, world, 1, clock, values);
    if (!stop) return stop.error();
    if (*stop != Stop::kSolved) break;
  }
  return ChoiceOf(order.ToPlay(legal), order, worlds, options_.objective,
                  [&](PlayCard card) { return values.Mean(card, order); });
}

}  // namespace jasnel
