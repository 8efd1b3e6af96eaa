// Random deals and endings, or the deals of a file, in every configuration of the search.
#include "bench/ablation.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/substitute.h"
#include "bench/random_position.h"
#include "tools/bench/positions.h"
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
  static const std::vector<std::string> names = {"positions",   "cards_each", "configuration",
                                                 "nodes",       "time_us",    "processor_us",
                                                 "nodes_ratio", "time_ratio"};
  return names;
}

// Positions of one size, or of a file, and what was found of them.
struct PositionsOfSize {
  std::string name;
  int cards_each;  // 0 for those of a file
  std::uint64_t count;
  std::uint64_t at_once;
  bench::Ablation ablation;
};

double Ratio(double part, double whole) { return whole > 0 ? part / whole : 0; }

double NodesRatio(const bench::AblationRow& row, const bench::AblationRow& first) {
  return Ratio(static_cast<double>(row.nodes), static_cast<double>(first.nodes));
}

// Of the processor: what else the machine does takes no part in it.
double TimeRatio(const bench::AblationRow& row, const bench::AblationRow& first) {
  return Ratio(static_cast<double>(row.processor.count()),
               static_cast<double>(first.processor.count()));
}

std::string AblationText(const PositionsOfSize& list, const BenchOptions& options) {
  std::vector<std::vector<std::string>> rows = {
      {"Configuration", "Nodes", "Time", "Processor", "Nodes ratio", "Time ratio"}};
  const auto milliseconds = [](std::chrono::nanoseconds time) {
    return Fixed(static_cast<double>(time.count()) / 1e6, 1) + " ms";
  };
  const auto& found = list.ablation.rows();
  for (const bench::AblationRow& row : found) {
    rows.push_back({row.name, std::to_string(row.nodes), milliseconds(row.time),
                    milliseconds(row.processor), Fixed(NodesRatio(row, found.front()), 2),
                    Fixed(TimeRatio(row, found.front()), 2)});
  }
  const std::string positions =
      list.cards_each == 0
          ? absl::Substitute("Positions of $0", list.name)
          : absl::Substitute("$0 of $1 cards a hand, rules $2, seed $3", list.name, list.cards_each,
                             FormatRules(options.defaults.rules), options.seed);
  const std::vector<Align> aligned = {Align::kLeft,  Align::kRight, Align::kRight,
                                      Align::kRight, Align::kRight, Align::kRight};
  return absl::Substitute("$0: $1\n\n", positions, list.ablation.positions()) +
         FormatTable(rows, aligned, "  ") + "\n";
}

std::string AblationRows(const PositionsOfSize& list, const std::vector<std::string>& names,
                         Format format) {
  std::string text;
  const auto& found = list.ablation.rows();
  for (const bench::AblationRow& row : found) {
    Record record;
    record["positions"] = list.ablation.positions();
    if (list.cards_each > 0) record["cards_each"] = list.cards_each;
    record["configuration"] = row.name;
    record["nodes"] = row.nodes;
    record["time_us"] = static_cast<double>(row.time.count()) / 1000;
    record["processor_us"] = static_cast<double>(row.processor.count()) / 1000;
    record["nodes_ratio"] = Rounded(NodesRatio(row, found.front()), 3);
    record["time_ratio"] = Rounded(TimeRatio(row, found.front()), 3);
    text += format == Format::kJson ? JsonLine(record) : CsvLine(record, names);
  }
  return text;
}

std::vector<PositionsOfSize> AblationLists(const BenchOptions& options) {
  const auto configurations =
      options.off.empty() ? bench::Configurations() : bench::Configurations(options.off);
  std::vector<PositionsOfSize> lists;
  const auto add = [&](const std::string& name, int cards_each, std::uint64_t count,
                       std::uint64_t at_once) {
    lists.push_back({name, cards_each, count, at_once, {configurations, options.table_bytes()}});
  };
  if (!options.input.empty()) {
    add(options.input, 0, 0, kDealsAtOnce);
  } else {
    add("Deals", kHandSize, options.deals.value_or(kAblationCounts.deals), kDealsAtOnce);
    add("Endings", kEndingCards, options.endings.value_or(kAblationCounts.endings), kEndingsAtOnce);
  }
  return lists;
}

void AblateRandom(std::vector<PositionsOfSize>& lists, const BenchOptions& options,
                  Progress& progress) {
  std::uint64_t done = 0;
  for (PositionsOfSize& list : lists) {
    for (std::uint64_t number = 0; number < list.count && !Interrupted();) {
      std::vector<Position> positions;
      for (; positions.size() < list.at_once && number < list.count; ++number) {
        Random random = Random::Stream(options.seed, number);
        positions.push_back(
            bench::RandomPosition(random, {.cards_each = list.cards_each}, options.defaults.rules));
      }
      if (!list.ablation.Add(positions, Interrupted())) break;
      done += positions.size();
      progress.Show({done, done, lists[0].count + lists[1].count});
    }
  }
  progress.Clear();
}

// What was read, as ReadPositions tells it.
std::optional<InputRead> AblateInput(PositionsOfSize& list, const BenchOptions& options,
                                     const std::vector<std::string>& names, Progress& progress) {
  std::vector<Position> positions;
  const auto add = [&](std::size_t at_least) {
    if (positions.size() < at_least) return;
    // Where it was stopped nothing is counted of these.
    (void)list.ablation.Add(positions, Interrupted());
    positions.clear();
  };
  const auto read = ReadPositions(
      options, Objective::kPoints, names,
      [&](const Position& position) {
        positions.push_back(position);
        add(list.at_once);
      },
      progress);
  add(1);
  return read;
}

}  // namespace

ExitStatus BenchAblation(const BenchOptions& options) {
  std::vector<PositionsOfSize> lists = AblationLists(options);
  std::vector<std::string> names = AblationColumns();
  if (!options.input.empty()) {
    names.insert(names.end(), InputErrorNames().begin(), InputErrorNames().end());
  }
  if (options.format == Format::kCsv) Print(CsvHeader(names));
  bool errors = false;
  Progress progress;
  if (options.input.empty()) {
    AblateRandom(lists, options, progress);
  } else {
    const auto read = AblateInput(lists.front(), options, names, progress);
    if (!read) return kExitFailed;
    errors = read->errors;
  }
  std::string text;
  bool agree = true;
  for (const PositionsOfSize& list : lists) {
    for (const bench::Disagreement& one : list.ablation.disagreements()) {
      Fail("jasnel bench", DisagreementText(one));
    }
    agree &= list.ablation.disagreements().empty();
    if (list.ablation.positions() == 0) continue;
    text += options.format == Format::kText ? AblationText(list, options)
                                            : AblationRows(list, names, options.format);
  }
  if (options.format == Format::kText) {
    if (Interrupted()) text += "Stopped; what is above is what was done by then.\n";
    text += "Ratios are to all on. docs/reference/bench.md explains each.\n";
  }
  const ExitStatus status = agree && !errors ? kExitOk : kExitFailed;
  return PrintLast("jasnel bench", text, Interrupted() ? kExitInterrupted : status);
}

}  // namespace jasnel
