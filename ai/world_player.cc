#include "ai/world_player.h"

#include "ai/card_inference.h"
#include "ai/model_bidder.h"
#include "ai/world_sampler.h"
#include "bitboard/play_order.h"
#include "bitboard/random.h"
#include "bitboard/trick_rules.h"

namespace jasnel {

WorldPlayer::WorldPlayer(const WorldOptions& options)
    : options_(options), solver_({.table_bytes = std::size_t{4} << 20}) {}

Result<CallChoice> WorldPlayer::ChooseCall(const CallView& view, const Thinking&) {
  return CallChoice{CallByModel(view)};
}

Result<CardChoice> WorldPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  const auto sampler = WorldSampler::Make(InferHidden(view));
  if (!sampler) return sampler.error();
  Random random(thinking.seed);
  const auto wanted = static_cast<std::uint64_t>(options_.worlds);
  const bool all = sampler->count() <= wanted;
  const std::uint64_t worlds = all ? sampler->count() : wanted;
  const int sign = SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1;
  std::array<int, kDeckSize> sums{};
  Position position = view.table;
  for (std::uint64_t i = 0; i < worlds; ++i) {
    position.hands = all ? sampler->World(i) : sampler->Draw(random);
    position.hands[Index(view.seat())] = view.hand;
    const auto solution =
        solver_.Solve(position, {.objective = options_.objective, .cards = true});
    if (!solution) return solution.error();
    for (const CardValue& value : solution->cards) {
      sums[value.card.index()] += sign * value.value.count();
    }
  }
  const PlayOrder order(view.table.trump);
  Card best = legal.Lowest();
  for (const Card card : legal) {
    const int difference = sums[card.index()] - sums[best.index()];
    if (difference > 0 ||
        (difference == 0 && CardPoints(order.ToPlay(card)) < CardPoints(order.ToPlay(best)))) {
      best = card;
    }
  }
  return CardChoice{best, {}, worlds};
}

}  // namespace jasnel
