// Answers as JSON, one object per line.
#include "engine/records/solve_record.h"
#include "tools/shared/text/line_record.h"
#include "tools/solve/printer.h"

namespace jasnel {
namespace {

class JsonPrinter : public SolvePrinter {
 public:
  explicit JsonPrinter(const SolveStyle& style) : style_(style) {}

  Printed Print(const DealAnswers& answers) override {
    Printed printed;
    for (const Record& record : Records(answers, style_)) {
      printed.out += JsonLine(WithLineNumber(record, answers.number));
    }
    return printed;
  }

 private:
  SolveStyle style_;
};

}  // namespace

std::unique_ptr<SolvePrinter> MakeJsonPrinter(const SolveStyle& style) {
  return std::make_unique<JsonPrinter>(style);
}

}  // namespace jasnel
