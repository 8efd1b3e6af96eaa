#include "tools/bench/figures.h"

#include <cmath>
#include <cstdint>

#include "absl/strings/str_format.h"
#include "tools/shared/text/columns.h"

namespace jasnel {
namespace {

double Microseconds(std::uint64_t nanoseconds) { return static_cast<double>(nanoseconds) / 1000; }

}  // namespace

const std::vector<std::string>& FigureNames() {
  static const std::vector<std::string> names = {"positions",    "nodes",        "nodes_mean",
                                                 "nodes_median", "nodes_p99",    "nodes_max",
                                                 "time_us",      "time_us_mean", "time_us_median",
                                                 "time_us_p99",  "time_us_max",  "nodes_per_second",
                                                 "values",       "signature"};
  return names;
}

void AddFigures(Record& record, const bench::Summary& summary, const bench::Signature& signature) {
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

std::string TotalsAsText(const bench::Summary& summary, const bench::Signature& signature) {
  const std::vector<std::vector<std::string>> rows = {
      {"Positions", std::to_string(summary.positions)},
      {"Nodes", std::to_string(summary.nodes.total)},
      {"Time", Fixed(static_cast<double>(summary.nanoseconds.total) / 1e9, 3) + " s"},
      {"Nodes per second", Fixed(summary.NodesPerSecond(), 0)},
      {"Values", bench::Hexadecimal(signature.values())},
      {"Signature", bench::Hexadecimal(signature.all())}};
  return FormatTable(rows, {Align::kLeft, Align::kLeft}, "  ");
}

std::string Fixed(double number, int digits) { return absl::StrFormat("%.*f", digits, number); }

double Rounded(double number, int digits) {
  const double scale = std::pow(10, digits);
  return std::round(number * scale) / scale;
}

}  // namespace jasnel
