// The deals of the suite or of a file, solved by a search that is told what it would have to find
// out.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/substitute.h"
#include "bench/ablation.h"
#include "bench/floor.h"
#include "bench/suite.h"
#include "engine/records/record.h"
#include "jasnel/card.h"
#include "tools/bench/positions.h"
#include "tools/bench/tasks.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr std::size_t kMaxCards = 8;

// The whole deals of the suite for the points: the first ones of each of its rule sets, or by those
// that were given.
std::vector<Position> SuiteDeals(const BenchOptions& options) {
  const std::uint64_t count_each = options.deals.value_or(kOracleDeals);
  std::vector<Position> deals;
  for (const bench::SuiteGroup& group : bench::FixedSuite(bench::SuiteSize::kWhole)) {
    if (group.request.objective != Objective::kPoints || group.request.cards || group.in_trick ||
        group.cards_each != kHandSize) {
      continue;
    }
    const auto count = std::min<std::uint64_t>(count_each, group.positions.size());
    deals.insert(deals.end(), group.positions.begin(),
                 group.positions.begin() + static_cast<std::ptrdiff_t>(count));
    if (!options.rules_given) continue;
    // These deals are the same by all rules.
    for (Position& deal : deals) deal.rules = options.defaults.rules;
    break;
  }
  return deals;
}

double NodesEach(const bench::Floor& floor, std::size_t oracle) {
  return static_cast<double>(floor.nodes()[oracle]) / static_cast<double>(floor.positions());
}

double NodesRatio(const bench::Floor& floor, std::size_t oracle) {
  return static_cast<double>(floor.nodes()[oracle]) / static_cast<double>(floor.nodes()[0]);
}

// The cutoffs of the seats at one place, with the same number of tricks left.
struct CutoffRow {
  int tricks;
  int place;
  std::uint64_t cutoffs = 0;
  std::vector<double> shares = {};  // by how many cards were tried before
};

std::vector<CutoffRow> CutoffRows(const bench::Floor& floor) {
  std::vector<CutoffRow> rows;
  for (int tricks = kHandSize; tricks > 0; --tricks) {
    for (int place = 0; place < kSuits; ++place) {
      const auto& counts =
          floor.cutoffs()[static_cast<std::size_t>(tricks - 1)][static_cast<std::size_t>(place)];
      CutoffRow row{tricks, place};
      for (const std::uint64_t count : counts) row.cutoffs += count;
      if (row.cutoffs == 0) continue;
      for (const std::uint64_t count : counts) {
        row.shares.push_back(static_cast<double>(count) / static_cast<double>(row.cutoffs));
      }
      rows.push_back(std::move(row));
    }
  }
  return rows;
}

// A search, and what it takes with each kind of knowledge.
struct OracleRun {
  std::string configuration;
  bench::Floor floor;
};

std::string FloorText(const bench::Floor& floor) {
  std::vector<std::vector<std::string>> oracles = {
      {"Known beforehand", "Nodes each", "Nodes ratio"}};
  for (std::size_t i = 0; i < bench::Oracles().size(); ++i) {
    oracles.push_back(
        {bench::Oracles()[i].name, Fixed(NodesEach(floor, i), 0), Fixed(NodesRatio(floor, i), 2)});
  }
  std::vector<std::vector<std::string>> cutoffs = {
      {"Tricks left", "Place", "Cutoffs each", "First card", "Second", "Third", "Later"}};
  const auto percent = [](double share) { return Fixed(100 * share, 1) + "%"; };
  for (const CutoffRow& row : CutoffRows(floor)) {
    double later = 0;
    for (std::size_t i = 3; i < row.shares.size(); ++i) later += row.shares[i];
    cutoffs.push_back(
        {std::to_string(row.tricks), std::to_string(row.place + 1),
         Fixed(static_cast<double>(row.cutoffs) / static_cast<double>(floor.positions()), 1),
         percent(row.shares[0]), percent(row.shares[1]), percent(row.shares[2]), percent(later)});
  }
  const std::vector<Align> right(7, Align::kRight);
  return FormatTable(oracles, {Align::kLeft, Align::kRight, Align::kRight}, "  ") +
         "\nWhich card caused a cutoff, when nothing was known:\n\n" +
         FormatTable(cutoffs, right, "  ");
}

std::string OracleText(const std::vector<OracleRun>& runs, const BenchOptions& options) {
  const std::string deals = options.input.empty() ? "Deals of the fixed suite" : options.input;
  const std::string rules =
      options.rules_given ? ", rules " + FormatRules(options.defaults.rules) : "";
  std::string text;
  for (const OracleRun& run : runs) {
    if (run.floor.positions() == 0) continue;
    if (!text.empty()) text += "\n";
    const std::string configuration = runs.size() > 1 ? ", " + run.configuration : "";
    text += absl::Substitute("$0$1, points$2: $3\n\n", deals, rules, configuration,
                             run.floor.positions()) +
            FloorText(run.floor);
  }
  return text;
}

const std::vector<std::string>& OracleColumns() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all = {"configuration", "positions", "known", "nodes",
                                    "nodes_ratio",   "tricks",    "place", "cutoffs"};
    for (std::size_t i = 1; i <= kMaxCards; ++i) all.push_back("card_" + std::to_string(i));
    return all;
  }();
  return names;
}

std::string OracleRows(const OracleRun& run, const std::vector<std::string>& names, Format format) {
  const auto& [configuration, floor] = run;
  if (floor.positions() == 0) return "";
  const auto line = [&](const Record& record) {
    return format == Format::kJson ? JsonLine(record) : CsvLine(record, names);
  };
  std::string text;
  for (std::size_t i = 0; i < bench::Oracles().size(); ++i) {
    text += line({{"configuration", configuration},
                  {"positions", floor.positions()},
                  {"known", bench::Oracles()[i].name},
                  {"nodes", floor.nodes()[i]},
                  {"nodes_ratio", Rounded(NodesRatio(floor, i), 3)}});
  }
  for (const CutoffRow& row : CutoffRows(floor)) {
    Record record = {{"configuration", configuration},
                     {"positions", floor.positions()},
                     {"tricks", row.tricks},
                     {"place", row.place + 1},
                     {"cutoffs", row.cutoffs}};
    for (std::size_t i = 0; i < row.shares.size(); ++i) {
      record["card_" + std::to_string(i + 1)] = Rounded(row.shares[i], 4);
    }
    text += line(record);
  }
  return text;
}

}  // namespace

ExitStatus BenchOracle(const BenchOptions& options) {
  std::vector<OracleRun> runs;
  for (const bench::Configuration& one : bench::Configurations(options.off)) {
    runs.push_back({one.name, bench::Floor(options.table_bytes(), one.switches)});
  }
  std::vector<std::string> names = OracleColumns();
  if (!options.input.empty()) {
    names.insert(names.end(), InputErrorNames().begin(), InputErrorNames().end());
  }
  if (options.format == Format::kCsv) Print(CsvHeader(names));
  bool agree = true;
  bool errors = false;
  Progress progress;
  const auto add = [&](const Position& position) {
    for (OracleRun& run : runs) agree &= run.floor.Add(position);
  };
  if (options.input.empty()) {
    const std::vector<Position> deals = SuiteDeals(options);
    std::size_t done = 0;
    for (const Position& deal : deals) {
      add(deal);
      ++done;
      if (Interrupted()) break;
      progress.Show({done, done, deals.size()});
    }
    progress.Clear();
  } else {
    const auto read = ReadPositions(options, Objective::kPoints, names, add, progress);
    if (!read) return kExitFailed;
    errors = read->errors;
  }
  if (!agree) Fail("jasnel bench", "the same deal has two values");
  std::string text;
  if (options.format == Format::kText) {
    text = OracleText(runs, options);
    if (Interrupted()) text += "Stopped; what is above is what was done by then.\n";
  } else {
    for (const OracleRun& run : runs) text += OracleRows(run, names, options.format);
  }
  const ExitStatus status = agree && !errors ? kExitOk : kExitFailed;
  return PrintLast("jasnel bench", text, Interrupted() ? kExitInterrupted : status);
}

}  // namespace jasnel
