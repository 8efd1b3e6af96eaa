#include "ai/judge/card_decision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/seen_worlds.h"
#include "ai/beliefs/weighted_sample.h"
#include "ai/judge/card_outcome.h"
#include "ai/players/play_out.h"
#include "ai/players/think_clock.h"

namespace jasnel {
namespace {

// All worlds are weighed if there are no more, times the scale but for the most.
constexpr double kWeighedOfAll = 2000;
constexpr double kMaxOfAll = 40'000;

// Worlds drawn at most for each that counts in full.
constexpr std::uint64_t kDrawnForEachWorld = 20;

// Worlds that are solved, by cards held: those that take as long as kUsualFairWorlds play-outs.
constexpr std::array<double, kHandSize + 1> kSolved = {0, 0, 0, 300, 150, 80, 48, 24, 12};

// Up to how many times as many, if these are all there are.
constexpr double kSolvedOfAll = 4;

// Worlds are examined in parts: this one of so many first.
constexpr std::size_t kWorldParts = 3;

// With so many cards in hand, or fewer, nothing is drawn: all worlds are solved, and all ways to
// play on count.
constexpr int kFewCards = 2;

std::uint64_t AtLeastOne(double count) {
  return std::max(static_cast<std::uint64_t>(std::llround(count)), std::uint64_t{1});
}

// How often each of the worlds in `from` was chosen.
std::vector<double> TimesChosen(const WeightedSample<std::size_t>& from, std::uint64_t count,
                                Random& random) {
  const WeightedSample<std::size_t> chosen = from.Choose(count, random);
  std::vector<double> times(from.size());
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    times[chosen.world(i)] += chosen.share(i) * static_cast<double>(chosen.size());
  }
  return times;
}

}  // namespace

struct CardDecision::Plan {
  WorldCounts drawn;
  std::uint64_t played = 0;
  std::uint64_t solved = 0;
  bool plays_all = false;   // the worlds there are
  bool solves_all = false;  // the same

  // How often a world with this share, or chosen so often, is played out.
  std::size_t Times(double share) const {
    if (!plays_all) return static_cast<std::size_t>(std::llround(share));
    // An even number of times, for two halves.
    return static_cast<std::size_t>(
        std::llround(2 * std::max(std::round(share * static_cast<double>(played) / 2), 1.0)));
  }
};

// Worlds, and by number their weights: where all are examined by their shares, else each as often
// as it was chosen.
struct CardDecision::Drawn {
  Plan plan;
  WeightedWorlds worlds;
  std::vector<double> played;
  std::vector<double> solved;

  bool IsUsed(std::size_t world) const { return played[world] > 0 || solved[world] > 0; }
};

CardDecision::CardDecision(const PlayView& view, Solver& solver, const JudgeClock& clock,
                           FairWorth worth)
    : view_(view),
      solver_(solver),
      clock_(clock),
      worth_(std::move(worth)),
      order_(view.table.trump),
      sampler_(Certain(WorldSampler::Make(InferHidden(view)), "the deal that was played is one")),
      likelihood_(view, Evidence{}),
      seen_(PlayStateOf(view)) {
  for (const PlayCard card : order_.ToPlay(view.Legal())) cards_[count_++] = card;
}

CardDecision::Plan CardDecision::PlanOf(double scale) const {
  const auto held = static_cast<std::size_t>(view_.hand.size());
  const auto count = static_cast<double>(sampler_.count());
  Plan plan;
  plan.played = AtLeastOne(scale * static_cast<double>(kUsualFairWorlds));
  plan.solved = AtLeastOne(scale * kSolved[held]);
  plan.drawn.all = AtLeastOne(std::min(kWeighedOfAll * std::max(scale, 1.0), kMaxOfAll));
  plan.drawn.effective = plan.played;
  plan.drawn.most = kDrawnForEachWorld * plan.played;
  const bool all = sampler_.count() <= plan.drawn.all;
  const bool few = view_.hand.size() <= kFewCards;
  plan.plays_all = all && (few || sampler_.count() <= plan.played);
  plan.solves_all = all && (few || count <= kSolvedOfAll * static_cast<double>(plan.solved));
  return plan;
}

void CardDecision::PlayOut(const PlayState& now, std::span<const std::size_t> numbers,
                           std::size_t times, Random& random, CardSample::World& world) const {
  const Rules& rules = view_.table.rules;
  const int sign = SideOf(view_.seat()) == Side::kNorthSouth ? 1 : -1;
  const auto worth = [&](const PlayState& end) {
    return worth_.Of(sign * ScoreAtEnd(end, rules).count());
  };
  const auto after = [&](std::size_t number) {
    PlayState table = now;
    table.Play(cards_[number], rules);
    return table;
  };
  if (view_.hand.size() <= kFewCards) {
    for (const std::size_t number : numbers) {
      world.played[0][number] = world.played[1][number] = MeanAtEnd(after(number), rules, worth);
    }
    return;
  }
  std::array<double, 2> counts{};
  for (std::size_t i = 0; i < times; ++i) {
    const std::size_t half = i % 2;
    counts[half] += 1;
    // Common random numbers: what differs by chance between two cards differs less.
    const Random same = random;
    for (const std::size_t number : numbers) {
      random = same;
      world.played[half][number] += worth(PlayedOut(after(number), rules, random));
    }
  }
  for (const std::size_t number : numbers) {
    if (counts[1] > 0) world.played[1][number] /= counts[1];
    world.played[0][number] /= counts[0];
    if (counts[1] == 0) world.played[1][number] = world.played[0][number];
  }
}

bool CardDecision::Solve(const Hands& hidden, CardSet cards, CardSample::World& world) {
  const Position position = WithHidden(view_, hidden);
  const int sign = SideOf(view_.seat()) == Side::kNorthSouth ? 1 : -1;
  const auto solution = solver_.Solve(position, {.objective = Objective::kScore,
                                                 .cards = true,
                                                 .only = cards,
                                                 .limits = {.cancel = clock_.cancel()}});
  if (!solution || solution->stop != Stop::kSolved) return false;
  for (const CardValue& value : solution->cards) {
    const auto end = cards_.begin() + static_cast<std::ptrdiff_t>(count_);
    const auto number = std::find(cards_.begin(), end, order_.ToPlay(value.card)) - cards_.begin();
    // What is best for the score is best for what it is worth, which never falls where it rises.
    world.solved[static_cast<std::size_t>(number)] = worth_.Of(sign * value.value.count());
  }
  return true;
}

CardDecision::Drawn CardDecision::Draw(double scale, Random& random) {
  Drawn drawn;
  drawn.plan = PlanOf(scale);
  const Plan& plan = drawn.plan;
  drawn.worlds =
      WeighWorlds(sampler_, &likelihood_, plan.drawn, ThinkClock({}, clock_.cancel()), random);
  const WeightedWorlds& worlds = drawn.worlds;
  WeightedSample<std::size_t> indices;
  std::vector<double> shares;
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    indices.Add(i, worlds.share(i));
    shares.push_back(worlds.share(i));
  }
  drawn.played = plan.plays_all ? shares : TimesChosen(indices, plan.played, random);
  drawn.solved = plan.solves_all ? shares : TimesChosen(indices, plan.solved, random);
  return drawn;
}

CardSample CardDecision::SampleFor(const Drawn& drawn) const {
  const bool few = view_.hand.size() <= kFewCards;
  return {!drawn.plan.plays_all ? SampleError::kSampled
          : few                 ? SampleError::kNone
                                : SampleError::kPlayOuts,
          drawn.plan.solves_all ? SampleError::kNone : SampleError::kSampled};
}

// False where the clock ended it.
bool CardDecision::ExamineWorld(const Drawn& drawn, std::size_t index,
                                std::span<const std::size_t> numbers, Random& random,
                                CardSample& sample) {
  if (clock_.IsOver()) return false;
  CardSample::World world;
  world.examined = 0;
  CardSet cards;
  for (const std::size_t number : numbers) {
    world.examined |= 1u << number;
    cards |= Natural(number);
  }
  world.played_weight = drawn.played[index];
  world.solved_weight = drawn.solved[index];
  if (world.played_weight > 0) {
    PlayOut(WithHidden(seen_, drawn.worlds.world(index), order_, view_.table.rules), numbers,
            drawn.plan.Times(world.played_weight), random, world);
  }
  if (world.solved_weight > 0 && !Solve(drawn.worlds.world(index), cards, world)) return false;
  sample.Add(world);
  return true;
}

std::optional<CardSample> CardDecision::Examine(std::span<const std::size_t> numbers, double scale,
                                                Random random) {
  const Drawn drawn = Draw(scale, random);
  CardSample sample = SampleFor(drawn);
  for (std::size_t i = 0; i < drawn.worlds.size(); ++i) {
    if (drawn.IsUsed(i) && !ExamineWorld(drawn, i, numbers, random, sample)) return std::nullopt;
  }
  return sample;
}

std::optional<CardSample> CardDecision::Survey(std::size_t played, double scale, Random random) {
  std::vector<std::size_t> numbers(count_);
  for (std::size_t i = 0; i < count_; ++i) numbers[i] = i;
  const Drawn drawn = Draw(scale, random);
  std::vector<std::size_t> used;
  for (std::size_t i = 0; i < drawn.worlds.size(); ++i) {
    if (drawn.IsUsed(i)) used.push_back(i);
  }
  CardSample sample = SampleFor(drawn);
  // Every third world first: of worlds that were listed in order, a part like the whole.
  const bool in_two = !drawn.plan.plays_all && count_ > 2;
  for (std::size_t i = 0; i < used.size(); i += in_two ? kWorldParts : 1) {
    if (!ExamineWorld(drawn, used[i], numbers, random, sample)) return std::nullopt;
  }
  if (!in_two) return sample;
  const std::size_t best =
      *std::max_element(numbers.begin(), numbers.end(), [&](std::size_t a, std::size_t b) {
        return sample.Worth(a).value.value < sample.Worth(b).value.value;
      });
  const auto is_hopeless = [&](std::size_t number) {
    return number != played && number != best && sample.Difference(best, number).value.low > 0;
  };
  numbers.erase(std::remove_if(numbers.begin(), numbers.end(), is_hopeless), numbers.end());
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (i % kWorldParts != 0 && !ExamineWorld(drawn, used[i], numbers, random, sample)) {
      return std::nullopt;
    }
  }
  return sample;
}

std::optional<CardContrast> CardDecision::Contrast(std::size_t better, std::size_t worse,
                                                   double scale, Random random) {
  const Drawn drawn = Draw(scale, random);
  const Rules& rules = view_.table.rules;
  const WatchedCards watched{cards_[better], cards_[worse]};
  CardContrast contrast{.better = Natural(better), .worse = Natural(worse)};
  std::array<MeanOutcome, 2> means;
  double weight = 0;
  for (std::size_t i = 0; i < drawn.worlds.size(); ++i) {
    const double share = drawn.played[i];
    if (share <= 0) continue;
    if (clock_.IsOver()) return std::nullopt;
    const PlayState now = WithHidden(seen_, drawn.worlds.world(i), order_, view_.table.rules);
    const PlaySet opponents = now.hands[(now.turn() + 1) & 3] | now.hands[(now.turn() + 3) & 3];
    weight += share;
    if (!(opponents & kTrumpCards).empty()) contrast.opponents_hold_trumps += share;
    const std::size_t times = drawn.plan.Times(share);
    for (std::size_t k = 0; k < 2; ++k) {
      const PlayCard card = cards_[k == 0 ? better : worse];
      if (view_.hand.size() <= kFewCards) {
        means[k].Add(OutcomeOfAllWays(now, card, watched, rules), share);
        continue;
      }
      for (std::size_t time = 0; time < times; ++time) {
        means[k].Add(OutcomeByChance(now, card, watched, rules, random),
                     share / static_cast<double>(times));
      }
    }
  }
  contrast.opponents_hold_trumps /= weight;
  contrast.of_better = means[0].Mean();
  contrast.of_worse = means[1].Mean();
  return contrast;
}

}  // namespace jasnel
