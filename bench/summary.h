// Many measurements in a few numbers.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bench/measure.h"

namespace jasnel::bench {

/// How numbers are spread. Median and percentile are by nearest rank, so that each is one of the
/// numbers: of n numbers in order, the one at place p * n / 100 rounded up, from 1. All 0 for none.
struct Spread {
  std::uint64_t total = 0;
  double mean = 0;
  std::uint64_t median = 0;
  std::uint64_t percentile_99 = 0;
  std::uint64_t most = 0;
};

Spread SpreadOf(std::vector<std::uint64_t> numbers);

struct Summary {
  std::size_t positions = 0;
  Spread nodes;
  Spread nanoseconds;
  std::uint64_t processor = 0;  ///< nanoseconds in all

  /// 0 where no time has passed.
  double NodesPerSecond() const;
};

Summary Summarize(std::span<const Measurement> measurements);

}  // namespace jasnel::bench
