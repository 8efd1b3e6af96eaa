#include "tools/bench/record.h"

#include <cmath>
#include <cstdint>

#include "tools/shared/text/decimals.h"

namespace jasnel {
namespace {

double Microseconds(std::uint64_t nanoseconds) { return static_cast<double>(nanoseconds) / 1000; }

}  // namespace

const std::vector<std::string>& SummaryNames() {
  static const std::vector<std::string> names = {"positions",    "nodes",        "nodes_mean",
                                                 "nodes_median", "nodes_p99",    "nodes_max",
                                                 "time_us",      "time_us_mean", "time_us_median",
                                                 "time_us_p99",  "time_us_max",  "nodes_per_second",
                                                 "values",       "signature"};
  return names;
}

void AddSummary(Record& record, const bench::Summary& summary, const bench::Signature& signature) {
  const auto& [positions, nodes, time] = summary;
  record["positions"] = positions;
  record["nodes"] = nodes.total;
  record["nodes_mean"] = Rounded(nodes.mean, 3);
  record["nodes_median"] = nodes.median;
  record["nodes_p99"] = nodes.percentile_99;
  record["nodes_max"] = nodes.most;
  record["time_us"] = Microseconds(time.total);
  record["time_us_mean"] = Rounded(time.mean / 1000, 3);
  record["time_us_median"] = Microseconds(time.median);
  record["time_us_p99"] = Microseconds(time.percentile_99);
  record["time_us_max"] = Microseconds(time.most);
  record["nodes_per_second"] = std::llround(summary.NodesPerSecond());
  record["values"] = bench::Hexadecimal(signature.values());
  record["signature"] = bench::Hexadecimal(signature.all());
}

}  // namespace jasnel
