// Answers as JSON and CSV.
#include <memory>
#include <string>
#include <vector>

#include "engine/records/boerenbridge_solve_record.h"
#include "engine/records/record.h"
#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/line_record.h"
#include "tools/solve/boerenbridge_printer.h"

namespace jasnel::boerenbridge {
namespace {

Record ErrorOf(const SolvedDeal& deal, Language language) {
  return WithLineNumber(Record{{"error", deal.error->In(language)}}, deal.number);
}

class JsonPrinter : public SolvePrinter {
 public:
  explicit JsonPrinter(const SolveOptions& options) : options_(options), form_(options.form()) {}

  Printed Print(const SolvedDeal& deal) override {
    if (deal.error) return {JsonLine(ErrorOf(deal, options_.language)), ""};
    const Record record = SolveRecord(deal, form_, options_.language);
    return {JsonLine(WithLineNumber(record, deal.number)), ""};
  }

 private:
  const SolveOptions& options_;
  SolveForm form_;
};

class CsvPrinter : public SolvePrinter {
 public:
  explicit CsvPrinter(const SolveOptions& options) : options_(options), form_(options.form()) {
    names_ = {"deal"};
    const auto add = [&](const std::vector<std::string>& more) {
      names_.insert(names_.end(), more.begin(), more.end());
    };
    if (form_.paranoid) {
      add({"seat", "bid", "exact", "score", "exact_bids"});
      if (form_.scores) add({"bid_scores", "fewest", "most"});
      if (form_.cards) add({"cards", "best"});
    } else {
      add({"tricks", "scores", "line"});
      if (form_.cards) add({"cards"});
    }
    add({"nodes", "time_us", "error", kLineNumber});
  }

  Printed Start() override { return {CsvHeader(names_), ""}; }

  Printed Print(const SolvedDeal& deal) override {
    if (deal.error) return {CsvLine(ErrorOf(deal, options_.language), names_), ""};
    if (!form_.paranoid) {
      const Record record = SolveRecord(deal, form_, options_.language);
      return {CsvLine(WithLineNumber(record, deal.number), names_), ""};
    }
    Printed printed;
    for (const SeatForces& seat : deal.seats) {
      const Record row = SeatRecord(seat, deal, form_, options_.language);
      printed.out += CsvLine(WithLineNumber(row, deal.number), names_);
    }
    return printed;
  }

 private:
  const SolveOptions& options_;
  SolveForm form_;
  std::vector<std::string> names_;
};

}  // namespace

std::unique_ptr<SolvePrinter> MakeJsonPrinter(const SolveOptions& options) {
  return std::make_unique<JsonPrinter>(options);
}

std::unique_ptr<SolvePrinter> MakeCsvPrinter(const SolveOptions& options) {
  return std::make_unique<CsvPrinter>(options);
}

}  // namespace jasnel::boerenbridge
