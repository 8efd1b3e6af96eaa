// Answers as CSV: a header line, then one row for each.
#include "tools/answer.h"
#include "tools/answer_record.h"
#include "tools/csv.h"

namespace jasnel {
namespace {

// Lists are joined by spaces; what belongs to a name or a card stands behind `=`.
std::string Cell(const Record& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_structured()) return value.dump();
  std::string joined;
  for (const auto& [name, item] : value.items()) {
    if (!joined.empty()) joined += ' ';
    if (value.is_object()) {
      joined += name + "=" + Cell(item);
    } else if (item.is_object()) {
      joined += Cell(item.front()) + "=" + Cell(item.back());
    } else {
      joined += Cell(item);
    }
  }
  return joined;
}

class CsvPrinter : public AnswerPrinter {
 public:
  explicit CsvPrinter(const AnswerStyle& style) : style_(style) {}

  Printed Start() override { return {CsvRow(RecordNames()), ""}; }

  Printed Print(const DealAnswers& answers) override {
    Printed printed;
    for (const Record& record : Records(answers, style_)) {
      std::vector<std::string> cells;
      for (const std::string& name : RecordNames()) {
        const auto value = record.find(name);
        cells.push_back(value == record.end() ? "" : Cell(*value));
      }
      printed.out += CsvRow(cells);
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
