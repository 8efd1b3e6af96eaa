#include "jasnel/yardstick.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/judge/call_decision.h"
#include "ai/judge/card_decision.h"
#include "ai/judge/judge_clock.h"
#include "ai/statistics/mean_error.h"
#include "jasnel/player.h"
#include "jasnel/statistics.h"

namespace jasnel {
namespace {

// How often a level that does not search chooses a card: it may do so by chance. The others take
// too long, and are nearly always of one mind.
constexpr int kDrawsOfLevel = 64;

// Streams of the seed of a choice: 0 and 1 are for what is examined.
constexpr std::uint64_t kFirstDraw = 2;

std::uint64_t SeedOfChoice(const YardstickRequest& request, const DealInPlay& before) {
  const auto made = before.InAuction() ? before.auction().calls().size()
                                       : static_cast<std::size_t>(before.tricks().cards().size());
  return Random::Stream(before.InAuction() ? ~request.seed : request.seed, made).Next();
}

// What each level chooses in each of its draws. `choose(player, limits)` is a choice.
template <class Choose>
auto ChoicesOfLevels(std::uint64_t seed, const std::atomic<bool>* cancel, bool by_chance,
                     const Choose& choose) {
  using Made = decltype(choose(std::declval<Player&>(), MoveLimits()));
  std::vector<std::vector<Made>> levels;
  for (const PlayerKind& level : PlayerLevels()) {
    const std::string name = "full:level=" + std::string(level.name);
    const auto player = Certain(MakePlayer(name), "the levels are those of full");
    const int draws = by_chance && !TakesConventions(name) ? kDrawsOfLevel : 1;
    std::vector<Made>& chosen = levels.emplace_back();
    for (int i = 0; i < draws; ++i) {
      const std::uint64_t number = kFirstDraw + static_cast<std::uint64_t>(i);
      chosen.push_back(
          choose(*player, MoveLimits{Random::Stream(seed, number).Next(), {}, cancel}));
    }
  }
  return levels;
}

// `cost` is that of a choice.
template <class Made, class Cost>
MeasuredChoice Measured(const Made& best, const Made& made,
                        const std::vector<std::vector<Made>>& levels, const Cost& cost) {
  MeasuredChoice measured{best, {cost(made), {}}};
  for (const std::vector<Made>& chosen : levels) {
    double sum = 0;
    for (const Made& one : chosen) sum += cost(one);
    measured.lost.levels.push_back(sum / static_cast<double>(chosen.size()));
  }
  return measured;
}

// Each once, with those of the levels.
template <class Made>
std::vector<Made> AllOf(std::vector<Made> all, const std::vector<std::vector<Made>>& levels) {
  std::vector<Made> once;
  for (const auto& chosen : levels) all.insert(all.end(), chosen.begin(), chosen.end());
  for (const Made& one : all) {
    if (std::find(once.begin(), once.end(), one) == once.end()) once.push_back(one);
  }
  return once;
}

std::optional<MeasuredChoice> MeasureCall(BatchSolver& solver, const DealInPlay& before, Call made,
                                          const YardstickRequest& request) {
  const CallView view = before.call_view();
  const LegalCalls legal = view.auction.Legal(view.hand);
  if (legal.size() < 2 || !legal.Contains(made)) {
    return std::nullopt;
  }
  const JudgeClock clock({}, request.cancel);
  const std::uint64_t seed = SeedOfChoice(request, before);
  CallDecision decision(solver, view.auction, view.hand, view.rules, request.worlds, seed, clock);
  const auto first = decision.Survey();
  if (!first) return std::nullopt;
  const Call best = first->options.front().call;
  // All levels call by a network, none by chance.
  const auto levels =
      ChoicesOfLevels(seed, request.cancel, false, [&](Player& player, const MoveLimits& limits) {
        return Certain(player.ChooseCall(view, limits), "the levels always call").call;
      });
  const std::vector<Call> compared = AllOf<Call>({best, made}, levels);
  if (compared.size() == 1) return Measured(best, made, levels, [](Call) { return 0.0; });
  const auto again = decision.Examine(compared);
  if (!again) return std::nullopt;
  const auto worth = [&](Call call) { return again->Of(call).single_dummy.value; };
  return Measured(best, made, levels, [&](Call call) { return worth(best) - worth(call); });
}

std::optional<MeasuredChoice> MeasureCard(Solver& solver, const DealInPlay& before, Card made,
                                          const YardstickRequest& request) {
  const PlayView view = before.play_view();
  const CardSet legal = view.Legal();
  if (legal.IsSingle() || !legal.Contains(made)) return std::nullopt;
  if (!WorldSampler::Make(InferHidden(view))) return std::nullopt;
  const JudgeClock clock({}, request.cancel);
  const std::uint64_t seed = SeedOfChoice(request, before);
  const double scale = static_cast<double>(request.worlds) / static_cast<double>(kUsualFairWorlds);
  CardDecision decision(view, solver, clock);
  const auto number_of = [&](Card card) {
    std::size_t number = 0;
    while (decision.Natural(number) != card) ++number;
    return number;
  };
  // Not of the card that was made: what is best does not depend on that.
  auto sample = decision.Survey(0, scale, Random::Stream(seed, 0));
  if (!sample) return std::nullopt;
  std::size_t best = 0;
  for (std::size_t i = 1; i < decision.cards().size(); ++i) {
    if (sample->Worth(i).value.value > sample->Worth(best).value.value) best = i;
  }
  const auto levels =
      ChoicesOfLevels(seed, request.cancel, true, [&](Player& player, const MoveLimits& limits) {
        return Certain(player.ChooseCard(view, limits), "the levels always play").card;
      });
  std::vector<std::size_t> numbers;
  for (const Card card : AllOf<Card>({decision.Natural(best), made}, levels)) {
    numbers.push_back(number_of(card));
  }
  if (numbers.size() > 1 && !sample->exact()) {
    sample = decision.Examine(numbers, scale, Random::Stream(seed, 1));
    if (!sample) return std::nullopt;
  }
  return Measured(decision.Natural(best), made, levels, [&](Card card) {
    const std::size_t number = number_of(card);
    return number == best ? 0.0 : sample->Difference(best, number).value.value;
  });
}

// Of values that are independent, at least two.
RatedMean MeanOfDeals(std::span<const double> values) {
  Moments moments(1);
  for (const double value : values) moments.Add(std::array{value});
  return {moments.Mean(0), MeanErrorOf(moments).HalfWidth(kConfidence)};
}

}  // namespace

std::vector<std::optional<MeasuredChoice>> MeasureChoices(BatchSolver& solver,
                                                          std::span<const ChoiceMade> choices,
                                                          const YardstickRequest& request) {
  std::vector<std::optional<MeasuredChoice>> measured(choices.size());
  const auto is_stopped = [&] { return request.cancel != nullptr && *request.cancel; };
  for (std::size_t i = 0; i < choices.size() && !is_stopped(); ++i) {
    const Call* const call = std::get_if<Call>(&choices[i].made);
    if (call != nullptr) measured[i] = MeasureCall(solver, choices[i].before, *call, request);
  }
  solver.ForEach(choices.size(), [&](Solver& one, std::size_t i) {
    const Card* const card = std::get_if<Card>(&choices[i].made);
    if (card == nullptr || is_stopped()) return;
    measured[i] = MeasureCard(one, choices[i].before, *card, request);
  });
  return measured;
}

PointsLost SumOf(std::span<const std::optional<MeasuredChoice>> choices) {
  PointsLost sum{0, std::vector<double>(PlayerLevels().size())};
  for (const auto& choice : choices) {
    if (!choice) continue;
    sum.player += choice->lost.player;
    for (std::size_t i = 0; i < sum.levels.size(); ++i) sum.levels[i] += choice->lost.levels[i];
  }
  return sum;
}

std::optional<YardstickRating> RateLosses(std::span<const PointsLost> deals) {
  if (deals.size() < kMinRated) return std::nullopt;
  YardstickRating rating;
  rating.deals = deals.size();
  std::vector<double> values(deals.size());
  const auto mean_of = [&](const auto& value) {
    std::transform(deals.begin(), deals.end(), values.begin(), value);
    return MeanOfDeals(values);
  };
  rating.lost = mean_of([](const PointsLost& deal) { return deal.player; });
  for (std::size_t i = 0; i < PlayerLevels().size(); ++i) {
    rating.levels.push_back(
        {mean_of([i](const PointsLost& deal) { return deal.levels[i]; }),
         mean_of([i](const PointsLost& deal) { return deal.levels[i] - deal.player; })});
  }
  return rating;
}

std::size_t MoreSets(const RatedMean& mean, std::size_t deals) {
  const double times = mean.half_width / kSurePoints;
  const double needed = std::ceil(static_cast<double>(deals) * times * times);
  const double more = std::max(needed - static_cast<double>(deals), 0.0);
  return static_cast<std::size_t>(std::ceil(more / static_cast<double>(kDealsOfSet)));
}

}  // namespace jasnel
