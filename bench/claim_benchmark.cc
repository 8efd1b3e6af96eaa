// Claims by cards left: how often they are proved, and how long it takes to know.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "bench/benchmark_main.h"
#include "bench/play_through.h"
#include "jasnel/claim.h"
#include "jasnel/dealing.h"

namespace jasnel::bench {
namespace {

// What each seat sees when it is to play and holds so many cards, in deals that `rule` plays.
std::vector<PlayView> FixedViews(const benchmark::State& state) {
  const auto held = static_cast<int>(state.range(0));
  constexpr std::uint64_t kDeals = 1000;
  const auto player = MakePlayer("rule").value();
  std::vector<PlayView> views;
  for (std::uint64_t number = 1; number <= kDeals; ++number) {
    DealToPlay dealt;
    dealt.hands = RandomHands(9, number);
    dealt.dealer = static_cast<Seat>(number % kSeats);
    PlayThrough(dealt, *player, number, [&](const DealInPlay& deal) {
      if (deal.play_view().hand.size() == held) views.push_back(deal.play_view());
    });
  }
  return views;
}

// An iteration examines a claim at each moment. Counts of claims are in percent.
void Claims(benchmark::State& state) {
  const std::vector<PlayView> views = FixedViews(state);
  Claimer claimer;
  const double percent = 100 / static_cast<double>(views.size());
  for (auto _ : state) {
    double proved = 0;
    double alone = 0;
    double unknown = 0;
    std::uint64_t nodes = 0;
    std::uint64_t most_nodes = 0;
    for (const PlayView& view : views) {
      const Claim claim = claimer.Examine(view);
      proved += claim.verdict == ClaimVerdict::kProved ? percent : 0;
      alone += claim.alone ? percent : 0;
      unknown += claim.verdict == ClaimVerdict::kUnknown ? percent : 0;
      nodes += claim.nodes;
      most_nodes = std::max(most_nodes, claim.nodes);
    }
    state.counters["proved"] = proved;
    state.counters["alone"] = alone;
    state.counters["unknown"] = unknown;
    state.counters["nodes"] = static_cast<double>(nodes) / static_cast<double>(views.size());
    state.counters["most_nodes"] = static_cast<double>(most_nodes);
  }
  CountWork(state, "a_claim",
            static_cast<double>(views.size()) * static_cast<double>(state.iterations()));
}
BENCHMARK(Claims)->DenseRange(2, 8)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace jasnel::bench

int main(int argc, char** argv) { return jasnel::bench::RunBenchmarks(argc, argv); }
