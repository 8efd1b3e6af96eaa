#include "bench/measure.h"

#include <utility>

#include "solver/processor_clock.h"

namespace jasnel::bench {

std::vector<int> ValuesOf(const Solution& solution, const SolveRequest& request) {
  const bool value = HasValue(request.objective);
  std::vector<int> values = {value ? solution.value.count() : int{solution.makes}};
  for (const CardValue& card : solution.cards) {
    values.push_back(value ? card.value.count() : int{card.makes});
  }
  return values;
}

std::optional<Measurement> Measure(Solver& solver, const Position& position,
                                   const SolveRequest& request) {
  const ProcessorClock processor;
  const auto start = std::chrono::steady_clock::now();
  const Solution solution = solver.Solve(position, request).value();
  const auto time = std::chrono::steady_clock::now() - start;
  const auto computed = processor.Elapsed();
  if (solution.stop != Stop::kSolved) return std::nullopt;
  return Measurement{ValuesOf(solution, request), solution.nodes, time, computed};
}

std::vector<Measurement> MeasureAll(Solver& solver, std::span<const Position> positions,
                                    const SolveRequest& request) {
  std::vector<Measurement> measurements;
  for (const Position& position : positions) {
    auto measurement = Measure(solver, position, request);
    if (!measurement) break;
    measurements.push_back(*std::move(measurement));
  }
  return measurements;
}

}  // namespace jasnel::bench
