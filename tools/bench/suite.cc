// The fixed suite, group by group.
#include "bench/suite.h"

#include <chrono>
#include <iterator>
#include <utility>
#include <vector>

#include "absl/strings/substitute.h"
#include "engine/records/solved_deal.h"
#include "tools/bench/tasks.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

using bench::Measurement;
using bench::SuiteGroup;

// A group and what was measured of it; the last total has no group.
struct Measured {
  const SuiteGroup* group = nullptr;
  bench::Summary summary;
  bench::Signature signature;
};

Measured MeasuredOf(const SuiteGroup* group, const std::vector<Measurement>& measurements) {
  Measured measured{group, bench::Summarize(measurements), {}};
  measured.signature.Add(measurements);
  return measured;
}

class Suite {
 public:
  explicit Suite(const BenchOptions& options)
      : options_(options),
        groups_(
            bench::FixedSuite(options.quick ? bench::SuiteSize::kQuick : bench::SuiteSize::kWhole)),
        solver_({.table_bytes = options.table_bytes()}) {
    for (const SuiteGroup& group : groups_) positions_ += group.positions.size();
  }

  ExitStatus Run() {
    Progress progress;
    for (const SuiteGroup& group : groups_) {
      SolveRequest request = group.request;
      request.limits.cancel = &Interrupted();
      auto measurements = bench::MeasureAll(solver_, group.positions, request);
      if (!measurements.empty()) measured_.push_back(MeasuredOf(&group, measurements));
      all_.insert(all_.end(), std::make_move_iterator(measurements.begin()),
                  std::make_move_iterator(measurements.end()));
      if (Interrupted()) break;
      progress.Show({all_.size(), all_.size(), positions_});
    }
    progress.Clear();
    const Measured total = MeasuredOf(nullptr, all_);
    return PrintLast("jasnel bench", Report(total), Interrupted() ? kExitInterrupted : kExitOk);
  }

 private:
  std::string Report(const Measured& total) const {
    if (options_.format == Format::kText) return Text(total);
    const bool json = options_.format == Format::kJson;
    std::vector<std::string> names = {"objective", "cards", "rules", "cards_each", "in_trick"};
    names.insert(names.end(), SummaryNames().begin(), SummaryNames().end());
    std::string text = json ? "" : CsvHeader(names);
    for (const Measured& measured : measured_) {
      text += json ? JsonLine(RecordOf(measured)) : CsvLine(RecordOf(measured), names);
    }
    return text + (json ? JsonLine(RecordOf(total)) : CsvLine(RecordOf(total), names));
  }

  static Record RecordOf(const Measured& measured) {
    Record record;
    if (measured.group != nullptr) {
      record["objective"] = ObjectiveName(measured.group->request.objective);
      record["cards"] = measured.group->request.cards;
      record["rules"] = measured.group->rules;
      record["cards_each"] = measured.group->cards_each;
      record["in_trick"] = measured.group->in_trick;
    }
    AddSummary(record, measured.summary, measured.signature);
    return record;
  }

  std::string Text(const Measured& total) const {
    std::string text =
        absl::Substitute("The fixed suite$0, on one thread with a table of $1 MiB.\n",
                         options_.quick ? ", its quick part" : "", options_.table_mib);
    std::vector<std::vector<std::string>> rows = {
        {"Objective", "Cards in hand", "Rules", "Positions", "Nodes", "Nodes each", "Time each"}};
    for (const auto& [group, summary, signature] : measured_) {
      rows.push_back({std::string(ObjectiveName(group->request.objective)) +
                          (group->request.cards ? ", every card" : ""),
                      std::to_string(group->cards_each) + (group->in_trick ? ", in trick" : ""),
                      group->rules, std::to_string(summary.positions),
                      std::to_string(summary.nodes.total), Fixed(summary.nodes.mean, 0),
                      Fixed(summary.nanoseconds.mean / 1000, 1) + " us"});
    }
    text += "\n" +
            FormatTable(rows,
                        {Align::kLeft, Align::kLeft, Align::kLeft, Align::kRight, Align::kRight,
                         Align::kRight, Align::kRight},
                        "  ") +
            "\n";
    if (all_.size() < positions_) {
      text += absl::Substitute("Stopped after $0 of $1 positions; these figures are of the $0.\n\n",
                               all_.size(), positions_);
    }
    return text + TotalsText(total.summary, total.signature);
  }

  const BenchOptions& options_;
  std::vector<SuiteGroup> groups_;
  Solver solver_;
  std::size_t positions_ = 0;
  std::vector<Measured> measured_;
  std::vector<Measurement> all_;
};

}  // namespace

ExitStatus BenchSuite(const BenchOptions& options) { return Suite(options).Run(); }

}  // namespace jasnel
