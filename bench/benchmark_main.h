// What all Google Benchmark programs here share: positions in a circle, counters, a main function.
#pragma once

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "bench/random_position.h"
#include "jasnel/dealing.h"

namespace jasnel::bench {

/// The same `count` positions in every run, drawn from Random::Stream(1, 0), (1, 1) ...
inline std::vector<Position> FixedPositions(int count, const Shape& shape, const Rules& rules) {
  std::vector<Position> positions;
  for (int i = 0; i < count; ++i) {
    Random random = Random::Stream(1, static_cast<std::uint64_t>(i));
    positions.push_back(RandomPosition(random, shape, rules));
  }
  return positions;
}

/// Positions, or what else is looked at, one after the other, and from the first again.
template <class Item>
class Cycle {
 public:
  explicit Cycle(std::vector<Item> items) : items_(std::move(items)) {}

  const Item& Next() {
    const Item& item = items_[next_];
    next_ = next_ + 1 == items_.size() ? 0 : next_ + 1;
    return item;
  }

 private:
  std::vector<Item> items_;
  std::size_t next_ = 0;
};

/// Reports nodes for each position and for each second. An iteration is `positions` positions.
inline void CountNodes(benchmark::State& state, std::uint64_t nodes, std::size_t positions = 1) {
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(nodes) / static_cast<double>(positions),
                         benchmark::Counter::kAvgIterations);
  state.counters["nodes_per_second"] =
      benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

/// Reports the processor time for each of `pieces` of work.
inline void CountWork(benchmark::State& state, const char* piece, double pieces) {
  state.counters[piece] =
      benchmark::Counter(pieces, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

/// Runs what was registered, as the flags say. Returns the exit status.
inline int RunBenchmarks(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}

}  // namespace jasnel::bench
