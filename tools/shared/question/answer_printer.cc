#include "tools/shared/question/answer_printer.h"

#include <utility>
#include <vector>

#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/line_record.h"

namespace jasnel {
namespace {

// An empty line stands between pages.
class TextPrinter final : public AnswerPrinter {
 public:
  TextPrinter(Language language, std::string_view unit, AnswerPages pages)
      : language_(language), unit_(unit), pages_(std::move(pages)) {}

  Printed Print(std::size_t number, const void* answer) override {
    const std::string page = pages_.page(number, answer);
    return {std::exchange(any_, true) ? "\n" + page : page, ""};
  }

  Printed PrintError(std::size_t number, const Error& error) override {
    return {"", AtPlace(unit_, number, error, language_)};
  }

  Printed Finish() override { return {any_ ? pages_.end : "", ""}; }

 private:
  Language language_;
  std::string_view unit_;
  AnswerPages pages_;
  bool any_ = false;
};

Record ErrorRecord(const Error& error, Language language) {
  return {{"error", error.In(language)}};
}

class JsonPrinter final : public AnswerPrinter {
 public:
  JsonPrinter(const QuestionSpec& spec, Language language) : spec_(spec), language_(language) {}

  Printed Print(std::size_t number, const void* answer) override {
    return Line(number, ObjectText(spec_.answer, answer, language_));
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
};

class CsvPrinter final : public AnswerPrinter {
 public:
  CsvPrinter(const QuestionSpec& spec, Language language)
      : spec_(spec), language_(language), names_(ColumnsOf(spec.answer, spec.rows)) {
    names_.emplace_back("error");
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

std::unique_ptr<AnswerPrinter> MakeAnswerPrinter(const QuestionSpec& spec, Format format,
                                                 Language language, std::string_view unit,
                                                 AnswerPages pages) {
  switch (format) {
    case Format::kJson:
      return std::make_unique<JsonPrinter>(spec, language);
    case Format::kCsv:
      return std::make_unique<CsvPrinter>(spec, language);
    case Format::kText:
      break;
  }
  return std::make_unique<TextPrinter>(language, unit, std::move(pages));
}

}  // namespace jasnel
