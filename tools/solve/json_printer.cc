// Answers as JSON, one object per line.
#include "engine/records/solve_record.h"
#include "tools/shared/text/line_record.h"
#include "tools/solve/printer.h"

namespace jasnel {
namespace {

class JsonPrinter : public AnswerPrinter {
 public:
  explicit JsonPrinter(const AnswerStyle& style) : style_(style) {}

  Printed Print(const DealAnswers& answers) override {
    Printed printed;
    for (const Record& record : Records(answers, style_)) {
      printed.out += JsonLine(WithLineNumber(record, answers.number));
    }
    return printed;
  }

 private:
  AnswerStyle style_;
};

}  // namespace

std::unique_ptr<AnswerPrinter> MakeJsonPrinter(const AnswerStyle& style) {
  return std::make_unique<JsonPrinter>(style);
}

}  // namespace jasnel
