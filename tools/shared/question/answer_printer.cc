#include "tools/shared/question/answer_printer.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tools/shared/text/csv.h"

namespace jasnel {
namespace {

constexpr const char* kId = "id";
constexpr const char* kLineNumber = "line_number";

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

  Printed Print(const ItemName& item, const void* answer) override {
    if (!spec_.lines_are_rows) return Line(item, ObjectText(spec_.answer, answer, language_));
    Printed printed;
    ForEachObject(*rows_, answer, [&](const void* object) {
      printed.out += Line(item, ObjectText(rows_->inside(), object, language_)).out;
    });
    return printed;
  }

  Printed PrintError(const ItemName& item, const Error& error) override {
    return Line(item, JsonOf(ErrorRecord(error, language_)));
  }

 private:
  // The object, which has members, between the id and the number.
  static Printed Line(const ItemName& item, std::string_view object) {
    const std::string id = item.id.empty() ? "" : "\"" + std::string(kId) + "\":" + item.id + ",";
    object.remove_prefix(1);
    object.remove_suffix(1);
    return {"{" + id + std::string(object) + ",\"" + kLineNumber +
                "\":" + std::to_string(item.number) + "}\n",
            ""};
  }

  const QuestionSpec& spec_;
  Language language_;
  // The list that `lines_are_rows` means.
  const Part* rows_ = nullptr;
};

class CsvPrinter final : public AnswerPrinter {
 public:
  CsvPrinter(const CsvForm& form, bool has_ids, Language language)
      : form_(form), language_(language), names_(ColumnsOf(form.parts, form.rows)) {
    if (std::find(names_.begin(), names_.end(), "error") == names_.end()) {
      names_.emplace_back("error");
    }
    if (has_ids) {
      names_.insert(names_.begin(), {kLineNumber, kId});
    } else {
      names_.emplace_back(kLineNumber);
    }
  }

  Printed Start() override { return {CsvHeader(names_), ""}; }

  Printed Print(const ItemName& item, const void* answer) override {
    Printed printed;
    for (const Record& row : RowsOf(form_.parts, form_.rows, answer, language_)) {
      printed.out += Line(item, row);
    }
    return printed;
  }

  Printed PrintError(const ItemName& item, const Error& error) override {
    return {Line(item, ErrorRecord(error, language_)), ""};
  }

 private:
  std::string Line(const ItemName& item, Record row) const {
    row[kLineNumber] = item.number;
    if (!item.id.empty()) row[kId] = Record::parse(item.id);
    return CsvLine(row, names_);
  }

  CsvForm form_;
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

std::unique_ptr<AnswerPrinter> MakeCsvPrinter(const CsvForm& form, bool has_ids,
                                              Language language) {
  return std::make_unique<CsvPrinter>(form, has_ids, language);
}

}  // namespace jasnel
