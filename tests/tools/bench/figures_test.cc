// The figures of measured positions.

#include <gtest/gtest.h>

#include "tools/bench/tasks.h"

namespace jasnel {
namespace {

using bench::Measurement;
using std::chrono::nanoseconds;

const std::vector<Measurement> kMeasurements = {
    {.values = {-100}, .nodes = 415, .time = nanoseconds(143250), .processor = nanoseconds(143000)},
    {.values = {5, 7}, .nodes = 12, .time = nanoseconds(1750), .processor = nanoseconds(1500)}};

bench::Signature SignatureOfAll() {
  bench::Signature signature;
  signature.Add(kMeasurements);
  return signature;
}

TEST(Figures, AreARecordWithTimesInMicroseconds) {
  Record record;
  AddSummary(record, bench::Summarize(kMeasurements), SignatureOfAll());
  EXPECT_EQ(
      JsonLine(record),
      R"({"positions":2,"nodes":427,"nodes_mean":213.5,"nodes_median":12,"nodes_p99":415,)"
      R"("nodes_max":415,"time_us":145.0,"time_us_mean":72.5,"time_us_median":1.75,)"
      R"("time_us_p99":143.25,"time_us_max":143.25,"processor_us":144.5,"nodes_per_second":2944828,)"
      R"("values":"f16c06c8bba6295c","signature":"cb6098c9de135808"})"
      "\n");
}

TEST(Figures, HaveTheirNames) {
  Record record;
  AddSummary(record, bench::Summarize(kMeasurements), SignatureOfAll());
  std::vector<std::string> names;
  for (const auto& [name, value] : record.items()) names.push_back(name);
  EXPECT_EQ(names, SummaryNames());
}

TEST(Figures, AreALineEachAsText) {
  EXPECT_EQ(TotalsText(bench::Summarize(kMeasurements), SignatureOfAll()),
            "  Positions          2\n"
            "  Nodes              427\n"
            "  Time               0.000 s\n"
            "  Processor time     0.000 s\n"
            "  Nodes per second   2944828\n"
            "  Values             f16c06c8bba6295c\n"
            "  Signature          cb6098c9de135808\n");
}

TEST(Figures, OfNothingAreZeros) {
  Record record;
  AddSummary(record, bench::Summarize({}), {});
  EXPECT_EQ(record["nodes_per_second"], 0);
  EXPECT_EQ(record["time_us_mean"], 0);
}

}  // namespace
}  // namespace jasnel
