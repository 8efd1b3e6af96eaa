// Answers as CSV: a header line, then one row for each.
#include <string>
#include <vector>

#include "engine/records/solve_record.h"
#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/line_record.h"
#include "tools/solve/printer.h"

namespace jasnel {
namespace {

class CsvPrinter : public SolvePrinter {
 public:
  explicit CsvPrinter(const SolveStyle& style) : style_(style) {}

  Printed Start() override { return {CsvHeader(names_), ""}; }

  Printed Print(const DealAnswers& answers) override {
    Printed printed;
    for (const Record& record : Records(answers, style_)) {
      printed.out += CsvLine(WithLineNumber(record, answers.number), names_);
    }
    return printed;
  }

 private:
  SolveStyle style_;
  std::vector<std::string> names_ = WithLineNumber(RecordNames());
};

}  // namespace

std::unique_ptr<SolvePrinter> MakeCsvPrinter(const SolveStyle& style) {
  return std::make_unique<CsvPrinter>(style);
}

}  // namespace jasnel
