#include "tools/shared/question/answer_printer.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/line_record.h"

namespace jasnel {
namespace {

Record ErrorRecord(const Error& error, Language language) {
  return {{"error", error.In(language)}};
}

class JsonPrinter final : public AnswerPrinter {
 public:
  JsonPrinter(const QuestionSpec& spec, Language language) : spec_(spec), language_(language) {
    for (const Part& part : spec.answer) {
      if (!spec.rows.empty() && part.name == spec.rows.front()) rows_ = &part;
    }
  }

  Printed Print(std::size_t number, const void* answer) override {
    if (!spec_.lines_are_rows) return Line(number, ObjectText(spec_.answer, answer, language_));
    Printed printed;
    ForEachObject(*rows_, answer, [&](const void* object) {
      printed.out += Line(number, ObjectText(rows_->inside, object, language_)).out;
    });
    return printed;
  }

  Printed PrintError(std::size_t number, const Error& error) override {
    return Line(number, JsonOf(ErrorRecord(error, language_)));
  }

 private:
  // The object with the number after its other members.
  static Printed Line(std::size_t number, std::string object) {
    object.pop_back();
    return {object + ",\"" + kLineNumber + "\":" + std::to_string(number) + "}\n", ""};
  }

  const QuestionSpec& spec_;
  Language language_;
  // The list that `lines_are_rows` means.
  const Part* rows_ = nullptr;
};

class CsvPrinter final : public AnswerPrinter {
 public:
  CsvPrinter(const QuestionSpec& spec, Language language)
      : spec_(spec), language_(language), names_(ColumnsOf(spec.answer, spec.rows)) {
    if (std::find(names_.begin(), names_.end(), "error") == names_.end()) {
      names_.emplace_back("error");
    }
    names_ = WithLineNumber(std::move(names_));
  }

  Printed Start() override { return {CsvHeader(names_), ""}; }

  Printed Print(std::size_t number, const void* answer) override {
    Printed printed;
    for (const Record& row : RowsOf(spec_.answer, spec_.rows, answer, language_)) {
      printed.out += Line(number, row);
    }
    return printed;
  }

  Printed PrintError(std::size_t number, const Error& error) override {
    return {Line(number, ErrorRecord(error, language_)), ""};
  }

 private:
  std::string Line(std::size_t number, const Record& row) const {
    return CsvLine(WithLineNumber(row, number), names_);
  }

  const QuestionSpec& spec_;
  Language language_;
  std::vector<std::string> names_;
};

}  // namespace

std::string FullName(const QuestionSpec& spec) {
  const std::string game = spec.game == Game::kBoerenbridge ? "boerenbridge " : "";
  return "jasnel " + game + std::string(spec.name);
}

std::unique_ptr<AnswerPrinter> MakeJsonPrinter(const QuestionSpec& spec, Language language) {
  return std::make_unique<JsonPrinter>(spec, language);
}

std::unique_ptr<AnswerPrinter> MakeCsvPrinter(const QuestionSpec& spec, Language language) {
  return std::make_unique<CsvPrinter>(spec, language);
}

}  // namespace jasnel
