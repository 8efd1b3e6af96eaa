// The fixed suite of `jasnel bench` as a module, for wasm/bench.mjs. The question is "whole" or
// "quick", the answer a record as the last line of `jasnel bench --format=json`.
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include "bench/measure.h"
#include "bench/signature.h"
#include "bench/suite.h"
#include "bench/summary.h"
#include "jasnel/solver.h"
#include "wasm/text_module.h"

namespace jasnel {
namespace {

// That of `jasnel bench`.
constexpr std::size_t kTableBytes = std::size_t{16} << 20;

std::vector<bench::Measurement> MeasureSuite(bench::SuiteSize size) {
  Solver solver({.table_bytes = kTableBytes});
  std::vector<bench::Measurement> all;
  for (const bench::SuiteGroup& group : bench::FixedSuite(size)) {
    auto measurements = bench::MeasureAll(solver, group.positions, group.request);
    all.insert(all.end(), std::make_move_iterator(measurements.begin()),
               std::make_move_iterator(measurements.end()));
  }
  return all;
}

}  // namespace

std::string AnswerTo(const std::string& question) {
  const auto all =
      MeasureSuite(question == "quick" ? bench::SuiteSize::kQuick : bench::SuiteSize::kWhole);
  const bench::Summary summary = bench::Summarize(all);
  bench::Signature signature;
  signature.Add(all);
  return "{\"positions\":" + std::to_string(summary.positions) +
         ",\"nodes\":" + std::to_string(summary.nodes.total) +
         ",\"time_us\":" + std::to_string(summary.nanoseconds.total / 1000) + ",\"values\":\"" +
         bench::Hexadecimal(signature.values()) + "\",\"signature\":\"" +
         bench::Hexadecimal(signature.all()) + "\"}";
}

}  // namespace jasnel
