// A batch of 256 deals on several threads: an iteration is the whole batch, its time that of the
// clock on the wall.
#include <benchmark/benchmark.h>

#include "bench/benchmark_main.h"
#include "jasnel/solver.h"

namespace jasnel::bench {
namespace {

constexpr int kDeals = 256;

void Batch(benchmark::State& state, Objective objective) {
  const auto positions = FixedPositions(kDeals, {}, Rules{});
  BatchSolver solver(static_cast<int>(state.range(0)));
  std::uint64_t nodes = 0;
  for (auto _ : state) {
    for (const auto& answer : solver.Solve(positions, {.objective = objective})) {
      nodes += answer->nodes;
    }
  }
  CountNodes(state, nodes, kDeals);
  state.SetItemsProcessed(state.iterations() * kDeals);
}

// The points of each deal.
void BatchPoints(benchmark::State& state) { Batch(state, Objective::kPoints); }
BENCHMARK(BatchPoints)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->Arg(4)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

// Whether each contract is made: shorter searches, so that handing them out weighs more.
void BatchMake(benchmark::State& state) { Batch(state, Objective::kMake); }
BENCHMARK(BatchMake)->ArgName("threads")->Arg(1)->Arg(2)->Arg(4)->UseRealTime()->Unit(
    benchmark::kMillisecond);

}  // namespace
}  // namespace jasnel::bench

int main(int argc, char** argv) { return jasnel::bench::RunBenchmarks(argc, argv); }
