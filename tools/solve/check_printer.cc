// Answers compared with known values.

#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_format.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/words.h"
#include "tools/solve/printer.h"

namespace jasnel {
namespace {

using Json = nlohmann::ordered_json;

std::string Line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

// Counts, and leaves to each format how a difference, an error and the count are written.
class CheckPrinter : public PrinterOf<SolveAnswer> {
 public:
  CheckPrinter(Language language, std::string_view unit) : language_(language), unit_(unit) {}

  Printed PrintError(const ItemName& item, const Error& error) final {
    ++checked_;
    ++errors_;
    return PrintWrong(item.number, error.In(language_));
  }

  bool failed() const override { return agree_ < checked_; }

 protected:
  Printed PrintAnswer(const ItemName& item, const SolveAnswer& answer) final {
    const SolvedTrump& solved = answer.trumps.front();
    if (solved.error) return PrintError(item, *solved.error);
    ++checked_;
    const Points value = *answer.deal.value;
    const std::string deal = FormatDealLine(answer.deal, language_);
    if (solved.form.objective == Objective::kMake) {
      const bool expected = MakersMakeIt(solved.position, value);
      if (expected != solved.solution.makes) {
        return PrintDifference(item.number, deal, expected, solved.solution.makes);
      }
    } else if (value != solved.solution.value) {
      return PrintDifference(item.number, deal, value.count(), solved.solution.value.count());
    }
    ++agree_;
    return {};
  }

  // `expected` and `found` are points, or whether the declaring side succeeds.
  virtual Printed PrintDifference(std::size_t number, const std::string& deal, const Json& expected,
                                  const Json& found) = 0;
  virtual Printed PrintWrong(std::size_t number, const std::string& error) = 0;

  Language language() const { return language_; }
  std::string Place(std::size_t number) const { return PlaceOf(unit_, number, language_); }
  std::size_t checked() const { return checked_; }
  std::size_t agree() const { return agree_; }
  std::size_t errors() const { return errors_; }

  std::string Summary() const {
    const Voice say(language_);
    return say(errors_ == 0
                   ? Phrase{"$0 of $1 agree\n", "$0 van $1 kloppen\n"}
                   : Phrase{"$0 of $1 agree, errors: $2\n", "$0 van $1 kloppen, fouten: $2\n"},
               agree_, checked_, errors_);
  }

 private:
  Language language_;
  std::string unit_;
  std::size_t checked_ = 0;
  std::size_t agree_ = 0;
  std::size_t errors_ = 0;
};

class CheckTextPrinter : public CheckPrinter {
 public:
  using CheckPrinter::CheckPrinter;
  Printed Finish() override { return {Summary(), ""}; }

 private:
  std::string Describe(const Json& answer) const {
    if (!answer.is_boolean()) return answer.dump();
    const Voice say(language());
    return answer.get<bool>() ? say(phrases::kMade) : say("not made", "niet gehaald");
  }
  Printed PrintDifference(std::size_t number, const std::string& deal, const Json& expected,
                          const Json& found) override {
    return {Place(number) + Voice(language())("expected $0, found $1: $2\n",
                                              "verwacht $0, gevonden $1: $2\n", Describe(expected),
                                              Describe(found), deal),
            ""};
  }
  Printed PrintWrong(std::size_t number, const std::string& error) override {
    return {"", Place(number) + error + "\n"};
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
  Printed PrintWrong(std::size_t number, const std::string& error) override {
    return {Line({{"error", error}, {"line_number", number}}), ""};
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
  Printed PrintWrong(std::size_t number, const std::string& error) override {
    return {CsvRow({"", "", "", error, std::to_string(number)}), ""};
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

std::unique_ptr<AnswerPrinter> MakeCheckPrinter(Format format, Language language,
                                                std::string_view unit) {
  switch (format) {
    case Format::kJson:
      return std::make_unique<CheckJsonPrinter>(language, unit);
    case Format::kCsv:
      return std::make_unique<CheckCsvPrinter>(language, unit);
    case Format::kText:
      break;
  }
  return std::make_unique<CheckTextPrinter>(language, unit);
}

}  // namespace jasnel
