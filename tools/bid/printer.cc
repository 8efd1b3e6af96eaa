#include "tools/bid/printer.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/substitute.h"
#include "engine/records/bid_record.h"
#include "tools/bid/text.h"
#include "tools/bid/words.h"
#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/line_record.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

// A page for each hand, an empty line between them, and what the words mean below the last.
class TextPrinter : public BidPrinter {
 public:
  explicit TextPrinter(const BidStyle& style) : style_(style) {}

  Printed Print(const AnsweredBid& bid) override {
    if (bid.error) return {"", AtPlace(style_.unit, bid.number, *bid.error, style_.language)};
    const std::string page = BidText(bid, Heading(bid), style_.language);
    played_ |= bid.answer.suits.front().played_score.has_value();
    return {std::exchange(any_, true) ? "\n" + page : page, ""};
  }

  Printed Finish() override {
    if (!any_) return {};
    const BidWords& words = BidWordsOf(style_.language);
    return {std::string("\n") + words.about_columns + words.about_open_hands +
                (played_ ? words.about_played : words.about_real_hands),
            ""};
  }

 private:
  std::string Heading(const AnsweredBid& bid) const {
    if (!style_.numbered) return "";
    const char* form =
        style_.unit == "line" ? WordsOf(style_.language).line : BidWordsOf(style_.language).hand;
    return absl::Substitute(form, bid.number) + " ";
  }

  BidStyle style_;
  bool any_ = false;
  bool played_ = false;  // what players reach was told
};

class JsonPrinter : public BidPrinter {
 public:
  explicit JsonPrinter(Language language) : language_(language) {}

  Printed Print(const AnsweredBid& bid) override {
    return {JsonLine(WithLineNumber(BidRecord(bid, language_), bid.number)), ""};
  }

 private:
  Language language_;
};

class CsvPrinter : public BidPrinter {
 public:
  explicit CsvPrinter(Language language) : language_(language) {}

  Printed Start() override { return {CsvHeader(names_), ""}; }

  Printed Print(const AnsweredBid& bid) override {
    Printed printed;
    for (const Record& row : BidRows(bid, language_)) {
      printed.out += CsvLine(WithLineNumber(row, bid.number), names_);
    }
    return printed;
  }

 private:
  Language language_;
  std::vector<std::string> names_ = WithLineNumber(BidRowNames());
};

}  // namespace

std::unique_ptr<BidPrinter> MakeBidPrinter(const BidStyle& style, Format format) {
  switch (format) {
    case Format::kJson:
      return std::make_unique<JsonPrinter>(style.language);
    case Format::kCsv:
      return std::make_unique<CsvPrinter>(style.language);
    case Format::kText:
      break;
  }
  return std::make_unique<TextPrinter>(style);
}

}  // namespace jasnel
