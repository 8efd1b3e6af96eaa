// Random deals and endings in every configuration of the search.
#include "bench/ablation.h"

#include <cstdint>
#include <vector>

#include "absl/strings/substitute.h"
#include "bench/random_position.h"
#include "tools/bench/tasks.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr int kEndingCards = 5;

// Solved in one configuration before the next one has its turn.
constexpr std::uint64_t kDealsAtOnce = 10;
constexpr std::uint64_t kEndingsAtOnce = 50;

const std::vector<std::string>& AblationColumns() {
  static const std::vector<std::string> names = {
      "positions", "cards_each", "configuration", "nodes", "time_us", "nodes_ratio", "time_ratio"};
  return names;
}

// Positions of one size, and what was found of them.
struct PositionsOfSize {
  const char* name;
  int cards_each;
  std::uint64_t count;
  std::uint64_t at_once;
  bench::Ablation ablation;
};

double Ratio(double part, double whole) { return whole > 0 ? part / whole : 0; }

double NodesRatio(const bench::AblationRow& row, const bench::AblationRow& first) {
  return Ratio(static_cast<double>(row.nodes), static_cast<double>(first.nodes));
}

double TimeRatio(const bench::AblationRow& row, const bench::AblationRow& first) {
  return Ratio(static_cast<double>(row.time.count()), static_cast<double>(first.time.count()));
}

std::string AblationText(const PositionsOfSize& list, const BenchOptions& options) {
  std::vector<std::vector<std::string>> rows = {
      {"Configuration", "Nodes", "Time", "Nodes ratio", "Time ratio"}};
  const auto& found = list.ablation.rows();
  for (const bench::AblationRow& row : found) {
    rows.push_back({row.name, std::to_string(row.nodes),
                    Fixed(static_cast<double>(row.time.count()) / 1e6, 1) + " ms",
                    Fixed(NodesRatio(row, found.front()), 2),
                    Fixed(TimeRatio(row, found.front()), 2)});
  }
  return absl::Substitute("$0 of $1 cards a hand, rules $2, seed $3: $4\n\n", list.name,
                          list.cards_each, FormatRules(options.defaults.rules), options.seed,
                          list.ablation.positions()) +
         FormatTable(rows,
                     {Align::kLeft, Align::kRight, Align::kRight, Align::kRight, Align::kRight},
                     "  ") +
         "\n";
}

std::string AblationRows(const PositionsOfSize& list, Format format) {
  std::string text;
  const auto& found = list.ablation.rows();
  for (const bench::AblationRow& row : found) {
    Record record;
    record["positions"] = list.ablation.positions();
    record["cards_each"] = list.cards_each;
    record["configuration"] = row.name;
    record["nodes"] = row.nodes;
    record["time_us"] = static_cast<double>(row.time.count()) / 1000;
    record["nodes_ratio"] = Rounded(NodesRatio(row, found.front()), 3);
    record["time_ratio"] = Rounded(TimeRatio(row, found.front()), 3);
    text += format == Format::kJson ? JsonLine(record) : CsvLine(record, AblationColumns());
  }
  return text;
}

}  // namespace

ExitStatus BenchAblation(const BenchOptions& options) {
  const Rules& rules = options.defaults.rules;
  const auto configurations =
      options.off.empty() ? bench::Configurations() : bench::Configurations(options.off);
  std::vector<PositionsOfSize> lists;
  lists.push_back({"Deals",
                   kHandSize,
                   options.deals.value_or(kAblationCounts.deals),
                   kDealsAtOnce,
                   {configurations, options.table_bytes()}});
  lists.push_back({"Endings",
                   kEndingCards,
                   options.endings.value_or(kAblationCounts.endings),
                   kEndingsAtOnce,
                   {configurations, options.table_bytes()}});
  Progress progress;
  std::uint64_t done = 0;
  for (PositionsOfSize& list : lists) {
    for (std::uint64_t number = 0; number < list.count && !Interrupted();) {
      std::vector<Position> positions;
      for (; positions.size() < list.at_once && number < list.count; ++number) {
        Random random = Random::Stream(options.seed, number);
        positions.push_back(bench::RandomPosition(random, {.cards_each = list.cards_each}, rules));
      }
      if (!list.ablation.Add(positions, Interrupted())) break;
      done += positions.size();
      progress.Show({done, done, lists[0].count + lists[1].count});
    }
  }
  progress.Clear();
  std::string text = options.format == Format::kCsv ? CsvHeader(AblationColumns()) : "";
  bool agree = true;
  for (const PositionsOfSize& list : lists) {
    for (const bench::Disagreement& one : list.ablation.disagreements()) {
      Fail("jasnel bench", DisagreementText(one));
    }
    agree &= list.ablation.disagreements().empty();
    if (list.ablation.positions() == 0) continue;
    text += options.format == Format::kText ? AblationText(list, options)
                                            : AblationRows(list, options.format);
  }
  if (options.format == Format::kText) {
    if (Interrupted()) text += "Stopped; what is above is what was done by then.\n";
    text += "Ratios are to all on. docs/reference/bench.md explains each.\n";
  }
  const ExitStatus status = agree ? kExitOk : kExitFailed;
  return PrintLast("jasnel bench", text, Interrupted() ? kExitInterrupted : status);
}

}  // namespace jasnel
