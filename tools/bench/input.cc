// The deals of a file or of standard input: what is asked of them, or each question in turn.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/substitute.h"
#include "bench/measure.h"
#include "engine/records/solved_deal.h"
#include "tools/bench/positions.h"
#include "tools/bench/tasks.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

using bench::Measurement;

// A question, and what was measured of all positions.
struct QuestionRow {
  SolveRequest request;
  bool lost = false;  // of the side that gets no more points than the other, as the declarers
  std::vector<Measurement> measurements = {};
  bench::Signature signature = {};
};

// With `--questions` each objective: its value, with the best cards and a line, every card, and
// with a line; then the score if all contracts are lost.
std::vector<QuestionRow> QuestionsOf(const BenchOptions& options) {
  if (!options.questions) {
    return {{{.objective = options.objective, .cards = options.cards}}};
  }
  std::vector<QuestionRow> rows;
  for (const Objective objective :
       {Objective::kPoints, Objective::kMake, Objective::kPit, Objective::kScore}) {
    rows.push_back({{.objective = objective}});
    rows.push_back({{.objective = objective, .best = true, .line = true}});
    rows.push_back({{.objective = objective, .cards = true}});
    rows.push_back({{.objective = objective, .cards = true, .line = true}});
  }
  rows.push_back({{.objective = Objective::kScore}, true});
  return rows;
}

class InputRun {
 public:
  explicit InputRun(const BenchOptions& options)
      : options_(options),
        rows_(QuestionsOf(options)),
        solver_({.table_bytes = options.table_bytes()}),
        names_({"objective", "cards"}) {
    if (options.questions) names_.insert(names_.end(), {"line", "lost"});
    names_.insert(names_.end(), SummaryNames().begin(), SummaryNames().end());
    names_.insert(names_.end(), InputErrorNames().begin(), InputErrorNames().end());
    for (QuestionRow& row : rows_) row.request.limits.cancel = &Interrupted();
  }

  ExitStatus Run() {
    Print(options_.format == Format::kCsv ? CsvHeader(names_) : "");
    // The score needs all that the others do.
    const auto read = ReadPositions(
        options_, options_.questions ? Objective::kScore : options_.objective, names_,
        [&](const Position& position) { Measure(position); }, progress_);
    if (!read) return kExitFailed;
    const ExitStatus status = read->errors ? kExitFailed : kExitOk;
    return PrintLast("jasnel bench", Report(), Interrupted() ? kExitInterrupted : status);
  }

 private:
  // All questions of a position, or none.
  void Measure(const Position& position) {
    std::vector<Measurement> measured;
    for (const QuestionRow& row : rows_) {
      Position asked = position;
      // The first question is that for the points.
      if (row.lost) asked.declarer = measured[0].values[0] > 0 ? Seat::kEast : Seat::kNorth;
      auto measurement = bench::Measure(solver_, asked, row.request);
      if (!measurement) return;
      measured.push_back(*std::move(measurement));
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      rows_[i].signature.Add(measured[i]);
      measured[i].values = {};  // of millions of deals only nodes and time are kept
      rows_[i].measurements.push_back(std::move(measured[i]));
    }
  }

  std::string Report() const {
    if (options_.format == Format::kText) {
      return options_.questions ? QuestionsText() : Text(rows_.front());
    }
    std::string text;
    for (const QuestionRow& row : rows_) {
      Record record;
      record["objective"] = ObjectiveName(row.request.objective);
      record["cards"] = row.request.cards;
      if (options_.questions) record["line"] = row.request.line;
      if (options_.questions) record["lost"] = row.lost;
      AddSummary(record, bench::Summarize(row.measurements), row.signature);
      text += options_.format == Format::kJson ? JsonLine(record) : CsvLine(record, names_);
    }
    return text;
  }

  std::string QuestionsText() const {
    std::vector<std::vector<std::string>> table = {
        {"Objective", "Asked for", "Nodes each", "Time each", "Median", "Maximum"}};
    const auto time = [](double nanoseconds) { return Fixed(nanoseconds / 1000, 1) + " us"; };
    for (const QuestionRow& row : rows_) {
      const bench::Summary summary = bench::Summarize(row.measurements);
      const char* asked = row.request.best ? "best cards, line" : "value";
      if (row.lost) asked = "value, all lost";
      if (row.request.cards) asked = row.request.line ? "every card, line" : "every card";
      table.push_back({std::string(ObjectiveName(row.request.objective)), asked,
                       Fixed(summary.nodes.mean, 0), time(summary.nanoseconds.mean),
                       time(static_cast<double>(summary.nanoseconds.median)),
                       time(static_cast<double>(summary.nanoseconds.most))});
    }
    return absl::Substitute("Positions: $0. One thread with a table of $1 MiB.\n\n",
                            rows_.front().measurements.size(), options_.table_mib) +
           FormatTable(table,
                       {Align::kLeft, Align::kLeft, Align::kRight, Align::kRight, Align::kRight,
                        Align::kRight},
                       "  ");
  }

  std::string Text(const QuestionRow& asked) const {
    const bench::Summary summary = bench::Summarize(asked.measurements);
    const auto row = [](const char* name, const bench::Spread& spread, double unit, int digits) {
      const auto scaled = [&](std::uint64_t number) {
        return Fixed(static_cast<double>(number) / unit, digits);
      };
      return std::vector<std::string>{name, Fixed(spread.mean / unit, digits),
                                      scaled(spread.median), scaled(spread.percentile_99),
                                      scaled(spread.most)};
    };
    const std::vector<std::vector<std::string>> rows = {
        {"", "Mean", "Median", "99th percentile", "Maximum"},
        row("Nodes", summary.nodes, 1, 0),
        row("Time, us", summary.nanoseconds, 1000, 1)};
    return absl::Substitute("Objective: $0$1. One thread with a table of $2 MiB.\n\n",
                            std::string(ObjectiveName(options_.objective)),
                            options_.cards ? ", every card" : "", options_.table_mib) +
           FormatTable(rows,
                       {Align::kLeft, Align::kRight, Align::kRight, Align::kRight, Align::kRight},
                       "  ") +
           "\n" + TotalsText(summary, asked.signature);
  }

  const BenchOptions& options_;
  std::vector<QuestionRow> rows_;
  Solver solver_;
  std::vector<std::string> names_;
  Progress progress_;
};

}  // namespace

ExitStatus BenchInput(const BenchOptions& options) { return InputRun(options).Run(); }

}  // namespace jasnel
