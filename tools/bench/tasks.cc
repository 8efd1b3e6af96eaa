#include "tools/bench/tasks.h"

#include <cmath>
#include <cstdint>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "engine/records/solved_deal.h"
#include "jasnel/deal_line.h"
#include "tools/shared/text/columns.h"

namespace jasnel {

std::string DifferenceText(const bench::Difference& difference) {
  return absl::Substitute(
      "$0$1: expected $2, found $3: $4\n", std::string(ObjectiveName(difference.request.objective)),
      difference.request.cards ? ", every card" : "", absl::StrJoin(difference.expected, " "),
      absl::StrJoin(difference.found, " "), FormatDealLine(ToDealLine(difference.position)));
}

Record DifferenceRecord(const bench::Difference& difference) {
  Record record;
  record["deal"] = FormatDealLine(ToDealLine(difference.position));
  record["objective"] = ObjectiveName(difference.request.objective);
  record["cards"] = difference.request.cards;
  record["expected"] = difference.expected;
  record["found"] = difference.found;
  return record;
}

const std::vector<std::string>& DifferenceNames() {
  static const std::vector<std::string> names = {"deal", "objective", "cards", "expected", "found"};
  return names;
}

std::string DisagreementText(const bench::Disagreement& disagreement) {
  return absl::Substitute("$0: expected $1, found $2: $3", disagreement.configuration,
                          disagreement.expected, disagreement.found,
                          FormatDealLine(ToDealLine(disagreement.position)));
}

namespace {

double Microseconds(std::uint64_t nanoseconds) { return static_cast<double>(nanoseconds) / 1000; }

}  // namespace

const std::vector<std::string>& SummaryNames() {
  static const std::vector<std::string> names = {
      "positions",   "nodes",        "nodes_mean",       "nodes_median",   "nodes_p99",
      "nodes_max",   "time_us",      "time_us_mean",     "time_us_median", "time_us_p99",
      "time_us_max", "processor_us", "nodes_per_second", "values",         "signature"};
  return names;
}

void AddSummary(Record& record, const bench::Summary& summary, const bench::Signature& signature) {
  const auto& [positions, nodes, time, processor] = summary;
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
  record["processor_us"] = Microseconds(processor);
  record["nodes_per_second"] = std::llround(summary.NodesPerSecond());
  record["values"] = bench::Hexadecimal(signature.values());
  record["signature"] = bench::Hexadecimal(signature.all());
}

std::string TotalsText(const bench::Summary& summary, const bench::Signature& signature) {
  const std::vector<std::vector<std::string>> rows = {
      {"Positions", std::to_string(summary.positions)},
      {"Nodes", std::to_string(summary.nodes.total)},
      {"Time", Fixed(static_cast<double>(summary.nanoseconds.total) / 1e9, 3) + " s"},
      {"Processor time", Fixed(static_cast<double>(summary.processor) / 1e9, 3) + " s"},
      {"Nodes per second", Fixed(summary.NodesPerSecond(), 0)},
      {"Values", bench::Hexadecimal(signature.values())},
      {"Signature", bench::Hexadecimal(signature.all())}};
  return FormatTable(rows, {Align::kLeft, Align::kLeft}, "  ");
}

}  // namespace jasnel
