// The deals of a file or of standard input, as one group.
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/substitute.h"
#include "bench/measure.h"
#include "engine/records/solved_deal.h"
#include "tools/bench/tasks.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

using bench::Measurement;

class InputRun {
 public:
  InputRun(const BenchOptions& options, std::unique_ptr<DealSource> source)
      : options_(options),
        source_(std::move(source)),
        solver_({.table_bytes = options.table_bytes()}),
        names_({"objective", "cards"}) {
    names_.insert(names_.end(), SummaryNames().begin(), SummaryNames().end());
    names_.insert(names_.end(), {"error", "trump", "line_number"});
  }

  ExitStatus Run() {
    Print(options_.format == Format::kCsv ? CsvHeader(names_) : "");
    while (!source_->done() && !Interrupted()) {
      const auto deal = source_->Next(/*wait=*/true);
      if (!deal) continue;
      ++deals_;
      Measure(*deal);
      progress_.Show({deals_, source_->bytes(), source_->total_bytes()});
    }
    progress_.Clear();
    if (deals_ == 0 && !Interrupted()) return Fail("jasnel bench", NoDealIn(options_.input));
    const ExitStatus status = errors_ ? kExitFailed : kExitOk;
    return PrintLast("jasnel bench", Report(), Interrupted() ? kExitInterrupted : status);
  }

 private:
  void Measure(const SourcedDeal& sourced) {
    if (!sourced.item) return PrintError(sourced.number, std::nullopt, sourced.item.error());
    const auto positions =
        PositionsOf(WithDefaults(*sourced.item, options_.defaults), options_.objective);
    if (!positions) return PrintError(sourced.number, std::nullopt, positions.error());
    SolveRequest request{.objective = options_.objective, .cards = options_.cards};
    request.limits.cancel = &Interrupted();
    for (const TrumpPosition& one : *positions) {
      if (!one.position) {
        PrintError(sourced.number, one.trump, one.position.error());
        continue;
      }
      auto measurement = bench::Measure(solver_, *one.position, request);
      if (!measurement) return;
      signature_.Add(*measurement);
      measurement->values = {};  // of millions of deals only nodes and time are kept
      measurements_.push_back(*std::move(measurement));
    }
  }

  // `trump` where only that suit is wrong.
  void PrintError(std::size_t number, std::optional<Suit> trump, const Error& error) {
    errors_ = true;
    progress_.Clear();
    if (options_.format == Format::kText) {
      const std::string suit = trump ? std::string("trump=") + SuitLetter(*trump) + ": " : "";
      const std::string line = absl::Substitute("line $0: $1$2\n", number, suit, error.message);
      std::fwrite(line.data(), 1, line.size(), stderr);
      return;
    }
    Record record;
    if (trump) record["trump"] = std::string(1, SuitLetter(*trump));
    record["error"] = error.message;
    record["line_number"] = number;
    Print(options_.format == Format::kJson ? JsonLine(record) : CsvLine(record, names_));
  }

  std::string Report() const {
    const bench::Summary summary = bench::Summarize(measurements_);
    if (options_.format == Format::kText) return Text(summary);
    Record record;
    record["objective"] = ObjectiveName(options_.objective);
    record["cards"] = options_.cards;
    AddSummary(record, summary, signature_);
    return options_.format == Format::kJson ? JsonLine(record) : CsvLine(record, names_);
  }

  std::string Text(const bench::Summary& summary) const {
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
           "\n" + TotalsText(summary, signature_);
  }

  const BenchOptions& options_;
  std::unique_ptr<DealSource> source_;
  Solver solver_;
  std::vector<std::string> names_;
  std::vector<Measurement> measurements_;
  bench::Signature signature_;
  Progress progress_;
  std::size_t deals_ = 0;
  bool errors_ = false;
};

}  // namespace

ExitStatus BenchInput(const BenchOptions& options) {
  auto source = OpenDeals(options.input, Interrupted());
  if (!source) return Fail("jasnel bench", source.error().both());
  return InputRun(options, std::move(source).value()).Run();
}

}  // namespace jasnel
