// What is paid besides the search: for a new solver, and for each position by a warm one.
#include <benchmark/benchmark.h>

#include <cstddef>

#include "bench/benchmark_main.h"
#include "jasnel/solver.h"

namespace jasnel::bench {
namespace {

// A new solver with a table of so many MiB, and its end.
void NewSolver(benchmark::State& state) {
  const auto table_bytes = static_cast<std::size_t>(state.range(0)) << 20;
  for (auto _ : state) {
    Solver solver({.table_bytes = table_bytes});
    benchmark::DoNotOptimize(solver);
  }
}
BENCHMARK(NewSolver)->ArgName("table_mib")->Arg(1)->Arg(16)->Arg(256);

void SolveAll(benchmark::State& state, std::vector<Position> positions,
              const SolveRequest& request) {
  Cycle circle(std::move(positions));
  Solver solver;
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += solver.Solve(circle.Next(), request).value().nodes;
  CountNodes(state, nodes);
}

// One card a hand: the least there is to search.
void WarmSolverOneCard(benchmark::State& state) {
  SolveAll(state, FixedPositions(64, {.cards_each = 1}, Rules{}), {});
}
BENCHMARK(WarmSolverOneCard);

// Seven cards a hand and pit already lost: the tables of the deal are set up, and nothing searched.
void WarmSolverDecided(benchmark::State& state) {
  auto positions = FixedPositions(64, {.cards_each = 7}, Rules{});
  for (Position& position : positions) {
    std::swap(position.won[0].tricks, position.won[1].tricks);
  }
  SolveAll(state, std::move(positions), {.objective = Objective::kPit});
}
BENCHMARK(WarmSolverDecided);

}  // namespace
}  // namespace jasnel::bench

int main(int argc, char** argv) { return jasnel::bench::RunBenchmarks(argc, argv); }
