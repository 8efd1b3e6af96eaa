#include "ai/world_player.h"

#include "ai/card_inference.h"
#include "ai/card_values.h"
#include "ai/model_bidder.h"
#include "ai/think_clock.h"
#include "ai/world_sampler.h"
#include "bitboard/play_order.h"
#include "bitboard/random.h"

namespace jasnel {

WorldPlayer::WorldPlayer(const WorldOptions& options)
    : options_(options), solver_({.table_bytes = std::size_t{4} << 20}) {}

Result<CallChoice> WorldPlayer::ChooseCall(const CallView& view, const Thinking&) {
  return CallByModel(view);
}

Result<CardChoice> WorldPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  const auto sampler = WorldSampler::Make(InferHidden(view));
  if (!sampler) return sampler.error();
  const ThinkClock clock(UsedOf(ShorterOf(options_.time, thinking.time)), thinking.cancel);
  Random random(thinking.seed);
  const auto wanted = static_cast<std::uint64_t>(options_.worlds);
  const bool all = sampler->count() <= wanted;
  const std::uint64_t count = all ? sampler->count() : wanted;
  const int sign = SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1;
  const PlayOrder order(view.table.trump);
  CardValues values;
  std::uint64_t worlds = 0;
  Position position = view.table;
  for (; worlds < count && !clock.IsOver(); ++worlds) {
    position.hands = all ? sampler->World(worlds) : sampler->Draw(random);
    position.hands[Index(view.seat())] = view.hand;
    const auto solution =
        solver_.Solve(position, {.objective = options_.objective,
                                 .cards = true,
                                 .limits = {.time = clock.Left(), .cancel = clock.cancel()}});
    if (!solution) return solution.error();
    if (solution->stop != Stop::kSolved) break;
    for (const CardValue& value : solution->cards) {
      values.Add(order.ToPlay(value.card), 1, sign * value.value.count(), value.makes);
    }
  }
  return ChoiceOf(order.ToPlay(legal), order, worlds,
                  [&](PlayCard card) { return values.Mean(card, order); });
}

}  // namespace jasnel
