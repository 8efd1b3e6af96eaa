// Making random deals.
#include <benchmark/benchmark.h>

#include "bench/benchmark_main.h"
#include "jasnel/dealing.h"

namespace jasnel::bench {
namespace {

// Four hands of so many cards, each deal by its number.
void Hands(benchmark::State& state) {
  const auto cards_each = static_cast<int>(state.range(0));
  std::uint64_t number = 0;
  for (auto _ : state) benchmark::DoNotOptimize(RandomHands(1, number++, cards_each));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(Hands)->ArgName("cards_each")->Arg(8)->Arg(4)->Arg(1);

// A whole position in the middle of a trick.
void PositionInTrick(benchmark::State& state) {
  Random random(1);
  for (auto _ : state) benchmark::DoNotOptimize(RandomPosition(random, {.played = 2}, Rules{}));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(PositionInTrick);

}  // namespace
}  // namespace jasnel::bench

int main(int argc, char** argv) { return jasnel::bench::RunBenchmarks(argc, argv); }
