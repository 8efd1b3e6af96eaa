// Time to solve a position, by objective, rule set and tricks left, with a warm solver. Positions
// are random, at the start of a trick; an iteration is one of them, of 64 in turn.
#include <benchmark/benchmark.h>

#include <string>

#include "bench/benchmark_main.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"

namespace jasnel::bench {
namespace {

constexpr int kPositions = 64;

struct Named {
  const char* name;
  SolveRequest request;
};

const Named kRequests[] = {{"points", {.objective = Objective::kPoints}},
                           {"cards", {.objective = Objective::kPoints, .cards = true}},
                           {"make", {.objective = Objective::kMake}},
                           {"pit", {.objective = Objective::kPit}}};

void Solve(benchmark::State& state, const SolveRequest& request, const char* rules, int tricks) {
  Cycle positions(FixedPositions(kPositions, {.cards_each = tricks}, ParseRules(rules).value()));
  Solver solver;
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += solver.Solve(positions.Next(), request).value().nodes;
  CountNodes(state, nodes);
}

void RegisterAll() {
  for (const Named& named : kRequests) {
    for (const char* rules : {"kbn", "nku-rotterdam", "kbn,roem=off"}) {
      for (const int tricks : {8, 6, 4, 2}) {
        const std::string name =
            std::string("solve/") + named.name + "/" + rules + "/tricks:" + std::to_string(tricks);
        benchmark::RegisterBenchmark(name.c_str(), Solve, named.request, rules, tricks)
            ->Unit(benchmark::kMicrosecond);
      }
    }
  }
}

}  // namespace
}  // namespace jasnel::bench

int main(int argc, char** argv) {
  jasnel::bench::RegisterAll();
  return jasnel::bench::RunBenchmarks(argc, argv);
}
