#include "tools/analyse/printer.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/records/analysis_record.h"
#include "tools/analyse/fair_words.h"
#include "tools/analyse/text.h"
#include "tools/analyse/words.h"
#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/line_record.h"

namespace jasnel {
namespace {

// A page a deal, an empty line between them, and what the words mean below the last.
class TextPrinter : public AnalysisPrinter {
 public:
  explicit TextPrinter(const AnalysisStyle& style) : style_(style) {}

  Printed Print(const AnalysedDeal& deal) override {
    if (deal.error) return {"", AtPlace(style_.unit, deal.number, *deal.error, style_.language)};
    const std::string page = AnalysisText(deal, style_);
    return {std::exchange(any_, true) ? "\n" + page : page, ""};
  }

  Printed Finish() override {
    if (!any_) return {};
    if (style_.fair) {
      const FairWords& words = FairWordsOf(style_.language);
      return {absl::StrCat("\n", words.about_marks, words.about_cost), ""};
    }
    const AnalysisWords& words = AnalysisWordsOf(style_.language);
    return {std::string("\n") + (style_.summary ? "" : words.about_marks) + words.about_lost, ""};
  }

 private:
  AnalysisStyle style_;
  bool any_ = false;
};

class JsonPrinter : public AnalysisPrinter {
 public:
  explicit JsonPrinter(const AnalysisStyle& style) : style_(style) {}

  Printed Print(const AnalysedDeal& deal) override {
    const Record record = AnalysisRecord(deal, style_.language, style_.language, style_.summary);
    return {JsonLine(WithLineNumber(record, deal.number)), ""};
  }

 private:
  AnalysisStyle style_;
};

class CsvPrinter : public AnalysisPrinter {
 public:
  explicit CsvPrinter(const AnalysisStyle& style)
      : style_(style),
        names_(style.summary ? PlayerRowNames(style.fair) : CardRowNames(style.fair)) {
    names_.insert(names_.begin(), kLineNumber);
  }

  Printed Start() override { return {CsvHeader(names_), ""}; }

  Printed Print(const AnalysedDeal& deal) override {
    Printed printed;
    for (const Record& row :
         style_.summary ? PlayerRows(deal, style_.language) : CardRows(deal, style_.language)) {
      printed.out += CsvLine(WithLineNumber(row, deal.number), names_);
    }
    return printed;
  }

 private:
  AnalysisStyle style_;
  std::vector<std::string> names_;
};

}  // namespace

std::unique_ptr<AnalysisPrinter> MakeAnalysisPrinter(const AnalysisStyle& style, Format format) {
  switch (format) {
    case Format::kJson:
      return std::make_unique<JsonPrinter>(style);
    case Format::kCsv:
      return std::make_unique<CsvPrinter>(style);
    case Format::kText:
      break;
  }
  return std::make_unique<TextPrinter>(style);
}

}  // namespace jasnel
