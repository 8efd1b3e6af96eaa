// What players spend their time on, by cards held: the costs of `work` in ai/players/think_clock.h,
// and a whole card of the player at full strength.
#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/players/full_player.h"
#include "ai/players/policy_player.h"
#include "bench/benchmark_main.h"
#include "bench/play_through.h"
#include "jasnel/dealing.h"
#include "jasnel/solver.h"

namespace jasnel::bench {
namespace {

// The views of seats that have a choice and hold so many cards, from the same deals in every run;
// the players do not search.
std::vector<PlayView> FixedViews(const benchmark::State& state) {
  const auto held = static_cast<int>(state.range(0));
  constexpr std::uint64_t kDeals = 64;
  std::vector<PlayView> views;
  for (std::uint64_t i = 0; i < kDeals; ++i) {
    PolicyPlayer player({.draws = true});
    const auto suit = static_cast<Suit>(i % kSuits);
    DealToPlay drawn;
    drawn.hands = RandomHands(1, i);
    drawn.contract = Contract{Seat::kEast, suit};
    PlayThrough(drawn, player, i + 1, [&](const DealInPlay& deal) {
      const PlayView view = deal.play_view();
      if (view.hand.size() == held && !view.Legal().IsSingle()) views.push_back(view);
    });
  }
  return views;
}

WorldSampler SamplerOf(const PlayView& view) {
  return WorldSampler::Make(InferHidden(view)).value();
}

void DrawsWorlds(benchmark::State& state) {
  constexpr int kWorlds = 100;
  Cycle views(FixedViews(state));
  Random random(1);
  for (auto _ : state) {
    const WorldSampler sampler = SamplerOf(views.Next());
    for (int i = 0; i < kWorlds; ++i) benchmark::DoNotOptimize(sampler.Draw(random));
  }
  CountWork(state, "a_world", kWorlds * static_cast<double>(state.iterations()));
}
BENCHMARK(DrawsWorlds)->DenseRange(2, 8, 2);

// Worlds with hands not seen before, as nearly all are in the middle of a deal.
void WeighsWorlds(benchmark::State& state) {
  constexpr int kWorlds = 100;
  Cycle views(FixedViews(state));
  Random random(1);
  double decisions = 0;
  for (auto _ : state) {
    state.PauseTiming();
    const PlayView& view = views.Next();
    const WorldSampler sampler = SamplerOf(view);
    std::array<Hands, kWorlds> worlds;
    for (Hands& world : worlds) world = sampler.Draw(random);
    state.ResumeTiming();
    WorldLikelihood likelihood(view, {});
    for (const Hands& world : worlds) benchmark::DoNotOptimize(likelihood(world));
    decisions += kWorlds * ((kSeats - 1) * kHandSize - view.Hidden().size());
  }
  CountWork(state, "a_decision", decisions);
}
BENCHMARK(WeighsWorlds)->DenseRange(2, 7);

void PlaysOut(benchmark::State& state) {
  Cycle views(FixedViews(state));
  const FullOptions options{.race = false, .evidence = {.calls = false, .cards = false}};
  FullPlayer player(options);
  double cards = 0;
  for (auto _ : state) {
    const PlayView& view = views.Next();
    const auto choice = player.ChooseCard(view, {});
    const double worlds = options.played[static_cast<std::size_t>(view.hand.size())];
    cards += worlds * view.Legal().size() * (view.hand.size() + view.Hidden().size());
  }
  CountWork(state, "a_card", cards);
}
BENCHMARK(PlaysOut)->DenseRange(4, 8);

void Solves(benchmark::State& state) {
  Cycle views(FixedViews(state));
  Solver solver({.table_bytes = std::size_t{4} << 20});
  Random random(1);
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    state.PauseTiming();
    const PlayView& view = views.Next();
    Position position = view.table;
    position.hands = SamplerOf(view).Draw(random);
    position.hands[Index(view.seat())] = view.hand;
    state.ResumeTiming();
    nodes += solver.Solve(position, {.objective = Objective::kScore, .cards = true})->nodes;
  }
  CountWork(state, "a_node", static_cast<double>(nodes));
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kAvgIterations);
}
BENCHMARK(Solves)->DenseRange(2, 8);

void ChoosesCard(benchmark::State& state) {
  Cycle views(FixedViews(state));
  FullPlayer player({});
  for (auto _ : state) benchmark::DoNotOptimize(player.ChooseCard(views.Next(), {}));
}
BENCHMARK(ChoosesCard)->DenseRange(2, 8)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace jasnel::bench

int main(int argc, char** argv) { return jasnel::bench::RunBenchmarks(argc, argv); }
