#include "tools/book/printer.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/substitute.h"
#include "tools/bid/words.h"
#include "tools/book/text.h"
#include "tools/book/words.h"
#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/line_record.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

// A page for each hand, an empty line between them, and what the words mean below the last.
class TextPrinter : public BookPrinter {
 public:
  TextPrinter(std::string_view unit, Language language) : unit_(unit), language_(language) {}

  Printed Print(const AskedOfBook& asked) override {
    if (asked.error) return {"", AtPlace(unit_, asked.number, *asked.error, language_)};
    const char* form = unit_ == "line" ? WordsOf(language_).line : BidWordsOf(language_).hand;
    const std::string heading = absl::Substitute(form, asked.number) + " ";
    const std::string page = BookText(asked.question, heading, language_);
    exchanges_ |= asked.question.exchanges;
    return {std::exchange(any_, true) ? "\n" + page : page, ""};
  }

  Printed Finish() override {
    if (!any_) return {};
    const BookWords& words = BookWordsOf(language_);
    return {std::string("\n") + words.about + (exchanges_ ? words.about_exchanges : ""), ""};
  }

 private:
  std::string_view unit_;
  Language language_;
  bool any_ = false;
  bool exchanges_ = false;
};

Record ErrorRecord(const AskedOfBook& asked, Language language) {
  return {{"error", asked.error->In(language)}};
}

class JsonPrinter : public BookPrinter {
 public:
  explicit JsonPrinter(Language language) : language_(language) {}

  Printed Print(const AskedOfBook& asked) override {
    const Record record =
        asked.error ? ErrorRecord(asked, language_) : BookRecord(asked.question, language_);
    return {JsonLine(WithLineNumber(record, asked.number)), ""};
  }

 private:
  Language language_;
};

class CsvPrinter : public BookPrinter {
 public:
  explicit CsvPrinter(Language language) : language_(language) {}

  Printed Start() override { return {CsvHeader(names_), ""}; }

  Printed Print(const AskedOfBook& asked) override {
    if (asked.error) {
      return {CsvLine(WithLineNumber(ErrorRecord(asked, language_), asked.number), names_), ""};
    }
    Printed printed;
    for (const Record& row : BookRows(asked.question, language_)) {
      printed.out += CsvLine(WithLineNumber(row, asked.number), names_);
    }
    return printed;
  }

 private:
  Language language_;
  std::vector<std::string> names_ = WithLineNumber(BookRowNames());
};

}  // namespace

std::unique_ptr<BookPrinter> MakeBookPrinter(Format format, std::string_view unit,
                                             Language language) {
  switch (format) {
    case Format::kJson:
      return std::make_unique<JsonPrinter>(language);
    case Format::kCsv:
      return std::make_unique<CsvPrinter>(language);
    case Format::kText:
      break;
  }
  return std::make_unique<TextPrinter>(unit, language);
}

}  // namespace jasnel
