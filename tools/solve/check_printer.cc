#include "tools/solve/check_printer.h"

#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_format.h"
#include "absl/strings/substitute.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

using Json = nlohmann::ordered_json;

std::string Line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

// Counts, and leaves to each format how a difference, an error and the count are written.
class CheckPrinter : public SolvePrinter {
 public:
  explicit CheckPrinter(const SolveStyle& style) : style_(style) {}

  Printed Print(const DealAnswers& answers) override {
    ++checked_;
    const auto& error = answers.error ? answers.error : answers.trumps.front().error;
    if (error) {
      ++errors_;
      return PrintError(answers.number, *error);
    }
    const TrumpAnswer& answer = answers.trumps.front();
    const Points value = *answers.deal.value;
    const std::string deal = FormatDealLine(answers.deal, style_.language);
    if (style_.objective == Objective::kMake) {
      const bool expected = DeclarersGetMore(answer.position, value);
      if (expected != answer.solution.makes) {
        return PrintDifference(answers.number, deal, expected, answer.solution.makes);
      }
    } else if (value != answer.solution.value) {
      return PrintDifference(answers.number, deal, value.count(), answer.solution.value.count());
    }
    ++agree_;
    return {};
  }

  bool failed() const override { return agree_ < checked_; }

 protected:
  // `expected` and `found` are points, or whether the declaring side succeeds.
  virtual Printed PrintDifference(std::size_t number, const std::string& deal, const Json& expected,
                                  const Json& found) = 0;
  virtual Printed PrintError(std::size_t number, const Error& error) = 0;

  const SolveStyle& style() const { return style_; }
  std::size_t checked() const { return checked_; }
  std::size_t agree() const { return agree_; }
  std::size_t errors() const { return errors_; }

  std::string Summary() const {
    const Words& words = WordsOf(style_.language);
    return absl::Substitute(errors_ == 0 ? words.agree : words.agree_with_errors, agree_, checked_,
                            errors_) +
           "\n";
  }

 private:
  SolveStyle style_;
  std::size_t checked_ = 0;
  std::size_t agree_ = 0;
  std::size_t errors_ = 0;
};

class CheckTextPrinter : public CheckPrinter {
 public:
  using CheckPrinter::CheckPrinter;
  Printed Finish() override { return {Summary(), ""}; }

 private:
  std::string Place(std::size_t number) const {
    return PlaceOf(style().unit, number, style().language);
  }
  std::string Describe(const Json& answer) const {
    if (!answer.is_boolean()) return answer.dump();
    const Words& words = WordsOf(style().language);
    return answer.get<bool>() ? words.made : words.not_made;
  }
  Printed PrintDifference(std::size_t number, const std::string& deal, const Json& expected,
                          const Json& found) override {
    return {Place(number) +
                absl::Substitute(WordsOf(style().language).differs, Describe(expected),
                                 Describe(found), deal) +
                "\n",
            ""};
  }
  Printed PrintError(std::size_t number, const Error& error) override {
    return {"", Place(number) + error.In(style().language) + "\n"};
  }
};

class CheckJsonPrinter : public CheckPrinter {
 public:
  using CheckPrinter::CheckPrinter;
  Printed Finish() override {
    return {Line({{"checked", checked()}, {"agree", agree()}, {"errors", errors()}}), ""};
  }

 private:
  Printed PrintDifference(std::size_t number, const std::string& deal, const Json& expected,
                          const Json& found) override {
    return {
        Line({{"deal", deal}, {"expected", expected}, {"found", found}, {"line_number", number}}),
        ""};
  }
  Printed PrintError(std::size_t number, const Error& error) override {
    return {Line({{"error", error.In(style().language)}, {"line_number", number}}), ""};
  }
};

// The count goes to standard error: it is no row.
class CheckCsvPrinter : public CheckPrinter {
 public:
  using CheckPrinter::CheckPrinter;
  Printed Start() override {
    return {CsvRow({"deal", "expected", "found", "error", "line_number"}), ""};
  }
  Printed Finish() override { return {"", Summary()}; }

 private:
  Printed PrintDifference(std::size_t number, const std::string& deal, const Json& expected,
                          const Json& found) override {
    return {CsvRow({deal, expected.dump(), found.dump(), "", std::to_string(number)}), ""};
  }
  Printed PrintError(std::size_t number, const Error& error) override {
    return {CsvRow({"", "", "", error.In(style().language), std::to_string(number)}), ""};
  }
};

}  // namespace

std::optional<Error> CannotCheck(const DealLine& deal) {
  if (!deal.value) {
    return Error{Say("no value=; expected the known answer to check against",
                     "geen waarde=; verwacht de bekende uitkomst om mee te vergelijken")};
  }
  if (!deal.trump) {
    return Error{Say("no trump=; expected the trump suit that value= is for",
                     "geen troef=; verwacht de troefkleur waar waarde= bij hoort")};
  }
  return std::nullopt;
}

std::unique_ptr<SolvePrinter> MakeCheckPrinter(const SolveStyle& style, Format format) {
  switch (format) {
    case Format::kJson:
      return std::make_unique<CheckJsonPrinter>(style);
    case Format::kCsv:
      return std::make_unique<CheckCsvPrinter>(style);
    case Format::kText:
      break;
  }
  return std::make_unique<CheckTextPrinter>(style);
}

}  // namespace jasnel
