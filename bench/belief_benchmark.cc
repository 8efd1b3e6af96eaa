// What a player knows of the hidden cards, by cards held and by what it takes into account: the
// perplexity of who holds a card.
#include <benchmark/benchmark.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/seen_worlds.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/players/policy_player.h"
#include "bench/benchmark_main.h"
#include "bench/play_through.h"
#include "jasnel/dealing.h"

namespace jasnel::bench {
namespace {

// A seat's view, and what it does not see.
struct Moment {
  PlayView view;
  Hands hands;
};

enum By : std::int64_t { kFull, kModel };

// All moments of deals by `kbn`: those that `full` plays, looking at few deals for each card; or
// those that players play as a player assumes, so that the chances of hidden hands are exact.
std::vector<Moment> MomentsOf(By by) {
  constexpr std::uint64_t kDeals = 300;
  const auto full = MakePlayer("full:worlds=10").value();
  const Manner manner;
  PolicyPlayer model({.mistakes = manner.other, .draws = true, .temperature = manner.temperature});
  Player& player = by == kFull ? *full : model;
  std::vector<Moment> moments;
  for (std::uint64_t number = 1; number <= kDeals; ++number) {
    DealToPlay dealt;
    dealt.hands = RandomHands(62003, number);
    dealt.dealer = static_cast<Seat>(number % kSeats);
    PlayThrough(dealt, player, number, [&](const DealInPlay& deal) {
      moments.push_back({deal.play_view(), deal.position().hands});
    });
  }
  return moments;
}

const std::vector<Moment>& Moments(By by) {
  static const std::vector<Moment> of_full = MomentsOf(kFull);
  static const std::vector<Moment> of_model = MomentsOf(kModel);
  return by == kFull ? of_full : of_model;
}

// Perplexity: of 1 where the holder is known, of 3 where each other seat may hold it as well.
struct Surprise {
  double bits = 0;
  double cards = 0;

  void Add(double chance) {
    bits -= std::log2(chance);
    ++cards;
  }
  double Perplexity() const { return std::exp2(bits / cards); }
};

enum Known : std::int64_t { kCertain, kCalls, kCards, kCallsAndCards };

// An iteration goes through the moments at which a seat holds so many cards.
void Measure(benchmark::State& state, By by, int held, const Evidence& evidence) {
  constexpr WorldCounts kCounts = {.all = 40'000, .effective = 1000, .most = 20'000};
  const bool weighs = evidence.calls || evidence.cards;
  const ThinkClock clock(std::chrono::microseconds(0), nullptr);
  const std::vector<Moment>& moments = Moments(by);
  Surprise partner;
  Surprise opponents;
  for (auto _ : state) {
    partner = opponents = {};
    Random random(1);
    for (const auto& [view, hands] : moments) {
      if (view.hand.size() != held) continue;
      const auto sampler = WorldSampler::Make(InferHidden(view)).value();
      WorldLikelihood likelihood(view, evidence);
      const WeightedWorlds worlds =
          WeighWorlds(sampler, weighs ? &likelihood : nullptr, kCounts, clock, random);
      std::array<std::array<double, kDeckSize>, kSeats> chances{};
      for (std::size_t i = 0; i < worlds.size(); ++i) {
        for (int seat = 0; seat < kSeats; ++seat) {
          for (const Card card : worlds.world(i)[seat]) {
            chances[seat][card.index()] += worlds.share(i);
          }
        }
      }
      // A sample may miss what is rare.
      constexpr double kMin = 1e-3;
      for (const Seat seat : kAllSeats) {
        if (seat == view.seat()) continue;
        Surprise& of = seat == Partner(view.seat()) ? partner : opponents;
        for (const Card card : hands[Index(seat)]) {
          of.Add((chances[Index(seat)][card.index()] + kMin) / (1 + 3 * kMin));
        }
      }
    }
  }
  state.counters["partner"] = partner.Perplexity();
  state.counters["opponents"] = opponents.Perplexity();
}

void KnowsHolders(benchmark::State& state) {
  const auto known = static_cast<Known>(state.range(1));
  const auto by = static_cast<By>(state.range(2));
  Evidence evidence;
  evidence.calls = known == kCalls || known == kCallsAndCards;
  evidence.cards = known == kCards || known == kCallsAndCards;
  if (by == kModel) evidence.partner.simple = evidence.opponents.simple = 0;
  Measure(state, by, static_cast<int>(state.range(0)), evidence);
}
BENCHMARK(KnowsHolders)
    ->ArgsProduct({benchmark::CreateDenseRange(2, 8, 1),
                   {kCertain, kCalls, kCards, kCallsAndCards},
                   {kFull, kModel}})
    ->ArgNames({"held", "known", "by"})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

// With another manner assumed of the others: the temperature in tenths, the chance of `simple` in
// percent.
void AssumesManner(benchmark::State& state) {
  Evidence evidence;
  for (Manner* const manner : {&evidence.partner, &evidence.opponents}) {
    manner->temperature = static_cast<float>(state.range(1)) / 10;
    manner->simple = static_cast<double>(state.range(2)) / 100;
  }
  Measure(state, kFull, static_cast<int>(state.range(0)), evidence);
}
BENCHMARK(AssumesManner)
    ->ArgsProduct({{4, 5}, {14, 20, 30}, {30}})
    ->ArgsProduct({{4, 5}, {20}, {5}})
    ->ArgNames({"held", "temperature", "simple"})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace jasnel::bench

int main(int argc, char** argv) { return jasnel::bench::RunBenchmarks(argc, argv); }
