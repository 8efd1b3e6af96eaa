// Answers as CSV: a header line, then one row for each.
#include "engine/records/solve_record.h"
#include "tools/shared/text/csv_record.h"
#include "tools/solve/printer.h"

namespace jasnel {
namespace {

class CsvPrinter : public AnswerPrinter {
 public:
  explicit CsvPrinter(const AnswerStyle& style) : style_(style) {}

  Printed Start() override { return {CsvHeader(RecordNames()), ""}; }

  Printed Print(const DealAnswers& answers) override {
    Printed printed;
    for (const Record& record : Records(answers, style_)) {
      printed.out += CsvLine(record, RecordNames());
    }
    return printed;
  }

 private:
  AnswerStyle style_;
};

}  // namespace

std::unique_ptr<AnswerPrinter> MakeCsvPrinter(const AnswerStyle& style) {
  return std::make_unique<CsvPrinter>(style);
}

}  // namespace jasnel
