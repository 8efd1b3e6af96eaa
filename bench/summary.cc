#include "bench/summary.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace jasnel::bench {

Spread SpreadOf(std::vector<std::uint64_t> numbers) {
  Spread spread;
  if (numbers.empty()) return spread;
  std::sort(numbers.begin(), numbers.end());
  const auto at_percent = [&](std::size_t percent) {
    return numbers[(percent * numbers.size() + 99) / 100 - 1];
  };
  spread.total = std::accumulate(numbers.begin(), numbers.end(), std::uint64_t{0});
  spread.mean = static_cast<double>(spread.total) / static_cast<double>(numbers.size());
  spread.median = at_percent(50);
  spread.percentile_99 = at_percent(99);
  spread.most = numbers.back();
  return spread;
}

double Summary::NodesPerSecond() const {
  if (nanoseconds.total == 0) return 0;
  return 1e9 * static_cast<double>(nodes.total) / static_cast<double>(nanoseconds.total);
}

Summary Summarize(std::span<const Measurement> measurements) {
  std::vector<std::uint64_t> nodes;
  std::vector<std::uint64_t> nanoseconds;
  std::uint64_t processor = 0;
  for (const Measurement& measurement : measurements) {
    nodes.push_back(measurement.nodes);
    nanoseconds.push_back(static_cast<std::uint64_t>(measurement.time.count()));
    processor += static_cast<std::uint64_t>(measurement.processor.count());
  }
  return {measurements.size(), SpreadOf(std::move(nodes)), SpreadOf(std::move(nanoseconds)),
          processor};
}

}  // namespace jasnel::bench
