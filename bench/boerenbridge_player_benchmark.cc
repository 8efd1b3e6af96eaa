// What the player of boerenbridge at full strength spends its time on, by cards held: the costs in
// ai/boerenbridge/players/work.h, and a whole bid and card of it. Five players.
#include <benchmark/benchmark.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/boerenbridge/beliefs/world_likelihood.h"
#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "ai/boerenbridge/players/full_player.h"
#include "ai/boerenbridge/players/playout.h"
#include "ai/boerenbridge/players/simple_players.h"
#include "bench/benchmark_main.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"

namespace jasnel::boerenbridge::bench {
namespace {

constexpr int kPlayers = 5;
constexpr std::uint64_t kDeals = 64;
constexpr int kDealt = 10;

// Deals in which the seat to play has a choice and holds so many of ten cards, the same in every
// run; the players do not search.
std::vector<DealInPlay> FixedMoments(const benchmark::State& state) {
  const auto held = static_cast<int>(state.range(0));
  std::vector<DealInPlay> moments;
  for (std::uint64_t i = 0; i < kDeals; ++i) {
    PolicyPlayer player({.draws = true});
    DealInPlay deal(kPlayers, RandomHands(1, i, kPlayers, kDealt));
    for (; !deal.IsOver(); (void)deal.Ask(player, {.seed = i + 1})) {
      if (deal.InBidding()) continue;
      const Position& position = deal.position();
      if (position.hands[position.turn()].size() != held || position.Legal().IsSingle()) continue;
      moments.push_back(deal);
    }
  }
  return moments;
}

void DrawsHands(benchmark::State& state) {
  constexpr int kHands = 100;
  jasnel::bench::Cycle moments(FixedMoments(state));
  Random random(1);
  for (auto _ : state) {
    const auto sampler = WorldSampler::Make(moments.Next().play_view());
    for (int i = 0; i < kHands; ++i) benchmark::DoNotOptimize(sampler->Draw(random));
  }
  jasnel::bench::CountWork(state, "drawn", kHands * static_cast<double>(state.iterations()));
}
BENCHMARK(DrawsHands)->DenseRange(2, 10, 2);

void WeighsHands(benchmark::State& state) {
  constexpr std::size_t kHands = 100;
  jasnel::bench::Cycle moments(FixedMoments(state));
  Random random(1);
  double decisions = 0;
  for (auto _ : state) {
    state.PauseTiming();
    const PlayView view = moments.Next().play_view();
    const auto sampler = WorldSampler::Make(view);
    std::array<Hands, kHands> drawn;
    for (Hands& hands : drawn) hands = sampler->Draw(random);
    state.ResumeTiming();
    const WorldLikelihood likelihood(view, {}, {});
    for (const Hands& hands : drawn) benchmark::DoNotOptimize(likelihood.Of(hands));
    decisions += static_cast<double>(kHands * (likelihood.bids() + likelihood.cards()));
  }
  jasnel::bench::CountWork(state, "decision", decisions);
}
BENCHMARK(WeighsHands)->DenseRange(2, 10, 2);

void PlaysOut(benchmark::State& state) {
  jasnel::bench::Cycle moments(FixedMoments(state));
  const Styles styles;
  SeatStyles seat_styles;
  seat_styles.fill(&styles.strong);
  Random random(1);
  double cards = 0;
  for (auto _ : state) {
    const DealInPlay& moment = moments.Next();
    PlayState table = moment.play_view().table;
    table.position.hands = moment.position().hands;
    cards += kPlayers * static_cast<double>(table.position.hands[table.position.turn()].size());
    PlayOut(table, seat_styles, CommonRandom(random));
    benchmark::DoNotOptimize(table);
  }
  jasnel::bench::CountWork(state, "play_out_card", cards);
}
BENCHMARK(PlaysOut)->DenseRange(2, 10, 2);

void Solves(benchmark::State& state) {
  jasnel::bench::Cycle moments(FixedMoments(state));
  Solver solver({.table_bytes = std::size_t{1} << 18});
  for (auto _ : state) {
    benchmark::DoNotOptimize(solver.SolveMaxN(moments.Next().position(), {.cards = true}));
  }
  jasnel::bench::CountWork(state, "solved", static_cast<double>(state.iterations()));
}
BENCHMARK(Solves)->DenseRange(2, 3);

// On as many threads as OpenMP offers.
void ChoosesCard(benchmark::State& state) {
  jasnel::bench::Cycle moments(FixedMoments(state));
  FullPlayer player({});
  double worlds = 0;
  for (auto _ : state) {
    worlds += static_cast<double>(player.ChooseCard(moments.Next().play_view(), {})->worlds);
  }
  state.counters["worlds"] = benchmark::Counter(worlds, benchmark::Counter::kAvgIterations);
}
BENCHMARK(ChoosesCard)->DenseRange(2, 10)->Unit(benchmark::kMillisecond)->UseRealTime();

void ChoosesBid(benchmark::State& state) {
  FullPlayer player({});
  std::uint64_t deal = 0;
  for (auto _ : state) {
    const auto cards = static_cast<int>(state.range(0));
    const DealInPlay game(kPlayers, RandomHands(1, deal++ % kDeals, kPlayers, cards));
    benchmark::DoNotOptimize(player.ChooseBid(game.bid_view(), {}));
  }
}
BENCHMARK(ChoosesBid)->DenseRange(2, 10, 4)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace jasnel::boerenbridge::bench

int main(int argc, char** argv) { return jasnel::bench::RunBenchmarks(argc, argv); }
