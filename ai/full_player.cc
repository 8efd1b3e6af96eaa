#include "ai/full_player.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ai/card_inference.h"
#include "ai/model_bidder.h"
#include "ai/simple_player.h"
#include "ai/world_sampler.h"
#include "bitboard/contract.h"
#include "bitboard/random.h"

namespace jasnel {
namespace {

// Keeps `wanted` of them with chances in proportion to their weights: the world at each step of
// the sum of weights.
std::vector<Hands> Resample(const std::vector<Hands>& worlds, const std::vector<double>& weights,
                            int wanted, Random& random) {
  double total = 0;
  for (const double weight : weights) total += weight;
  const double step = total / wanted;
  double next = step * static_cast<double>(random.NextUnit());
  double sum = 0;
  std::vector<Hands> kept;
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    sum += weights[i];
    while (next < sum && static_cast<int>(kept.size()) < wanted) {
      kept.push_back(worlds[i]);
      next += step;
    }
  }
  return kept;
}

PlayCard Sampled(const OpenTable& table, PlaySet legal, const Rules& rules, Random& random,
                 bool greedy) {
  if (legal.IsSingle()) return legal.Lowest();
  const CardChances chances = PlayPolicy::Get().Chances(table, legal, rules);
  if (greedy) {
    CardChance best = chances.cards[0];
    for (const CardChance& chance : chances) {
      if (chance.chance > best.chance) best = chance;
    }
    return best.card;
  }
  return chances.Draw(random);
}

}  // namespace

FullPlayer::FullPlayer(const FullOptions& options)
    : options_(options), solver_({.table_bytes = std::size_t{4} << 20}) {}

Result<CallChoice> FullPlayer::ChooseCall(const CallView& view, const Thinking&) {
  return CallChoice{CallByModel(view)};
}

Result<CardChoice> FullPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  const auto sampler = WorldSampler::Make(InferHidden(view));
  if (!sampler) return CardChoice{legal.Lowest()};
  Random random(thinking.seed);
  const int held = view.hand.size();
  const double share = options_.playouts[held];
  const int solved = share < 1 ? options_.solved[held] : 0;
  const int played = share > 0 ? options_.played[held] : 0;
  const int wanted = std::max(solved, played);
  WorldLikelihood likelihood(view, options_.evidence);
  std::vector<Hands> worlds;
  std::vector<double> weights;
  const bool weighs = options_.evidence.calls || options_.evidence.cards;
  const bool all = sampler->count() <= static_cast<std::uint64_t>(options_.all);
  const std::uint64_t drawn =
      all ? sampler->count()
          : static_cast<std::uint64_t>(weighs ? wanted * options_.tries : wanted);
  for (std::uint64_t i = 0; i < drawn; ++i) {
    worlds.push_back(all ? sampler->World(i) : sampler->Draw(random));
    weights.push_back(weighs ? likelihood(worlds.back()) : 1);
  }
  const PlayOrder order(view.table.trump);
  const PlaySet choices = order.ToPlay(legal);
  const int sign = SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1;
  std::array<double, kDeckSize> values{};
  if (solved > 0) {
    std::vector<Hands> kept = worlds;
    std::vector<double> kept_weights = weights;
    if (static_cast<int>(worlds.size()) > solved) {
      kept = Resample(worlds, weights, solved, random);
      kept_weights.assign(kept.size(), 1);
    }
    double total = 0;
    for (const double weight : kept_weights) total += weight;
    Position position = view.table;
    for (std::size_t i = 0; i < kept.size(); ++i) {
      position.hands = kept[i];
      position.hands[Index(view.seat())] = view.hand;
      const auto solution =
          solver_.Solve(position, {.objective = options_.objective, .cards = true});
      if (!solution) continue;
      for (const CardValue& value : solution->cards) {
        values[order.ToPlay(value.card).index()] +=
            (1 - share) * kept_weights[i] / total * sign * value.value.count();
      }
    }
  }
  if (played > 0) {
    const std::vector<Hands> kept = Resample(worlds, weights, played, random);
    for (const Hands& world : kept) {
      const OpenTable now = OpenTableOf(view, world);
      for (const PlayCard card : choices) {
        OpenTable table = now;
        table.Play(card, view.table.rules);
        while (!table.IsOver()) {
          table.Play(Sampled(table, table.Legal(view.table.rules), view.table.rules, random,
                             options_.greedy),
                     view.table.rules);
        }
        const ContractResult result =
            ScoreContract(SideOf(view.table.declarer), table.won, view.table.rules);
        const double value = options_.objective == Objective::kScore
                                 ? (result.score[0] - result.score[1]).count()
                                 : (table.won[0].total() - table.won[1].total()).count();
        values[card.index()] += share / static_cast<double>(kept.size()) * sign * value;
      }
    }
  }
  PlayCard best = choices.Lowest();
  for (const PlayCard card : choices) {
    const double difference = values[card.index()] - values[best.index()];
    if (difference > 1e-9 ||
        (difference > -1e-9 && CardPoints(card) < CardPoints(best))) {
      best = card;
    }
  }
  return CardChoice{order.ToNatural(best), {}, worlds.size()};
}

}  // namespace jasnel
