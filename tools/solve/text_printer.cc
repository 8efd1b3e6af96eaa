// Answers as text: a single deal as a page, several deals one per line.
#include <algorithm>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/records/solved_deal.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"
#include "tools/solve/printer.h"

namespace jasnel {
namespace {

class TextPrinter : public PrinterOf<SolveAnswer> {
 public:
  TextPrinter(const SolveForm& form, Language language, std::string_view unit, bool page)
      : form_(form), language_(language), unit_(unit), page_(page), say_(language) {}

  Printed PrintError(const ItemName& item, const Error& error) override {
    return {"", AtPlace(unit_, item.number, error, language_)};
  }

 protected:
  Printed PrintAnswer(const ItemName& item, const SolveAnswer& answer) override {
    Printed printed;
    bool any = false;
    for (const SolvedTrump& trump : answer.trumps) {
      if (trump.error) {
        printed.err += PlaceOf(unit_, item.number, language_) + say_("trump=", "troef=") +
                       SuitLetter(trump.trump, language_) + ": " + trump.error->In(language_) +
                       "\n";
        continue;
      }
      any = true;
      if (!page_) printed.out += OneLine(item.number, answer.deal, trump);
    }
    if (page_ && any) printed.out = SolutionText(answer, language_);
    return printed;
  }

 private:
  template <class Cards>
  std::string List(const Cards& cards) const {
    return absl::StrJoin(cards, ",",
                         [&](std::string* out, Card card) { *out += FormatCard(card, language_); });
  }

  std::string Outcome(bool makes) const {
    if (form_.objective == Objective::kPit) return makes ? "pit" : say_("no pit", "geen pit");
    if (form_.objective == Objective::kMake) {
      return makes ? say_(phrases::kMade) : say_("not made", "niet gehaald");
    }
    return PadRight(makes ? say_(phrases::kMade) : "nat", Width(say_(phrases::kMade)));
  }

  std::string CardValues(const SolvedTrump& answer) const {
    return absl::StrJoin(answer.BestFirst(), " ", [&](std::string* out, const CardValue& card) {
      *out += FormatCard(card.card, language_) + "=" +
              (HasValue(form_.objective) ? Signed(card.value.count())
               : card.makes              ? say_("yes", "ja")
                                         : say_("no", "nee"));
    });
  }

  // `   17  ♥ +100  N-S 141 E-W 41  best HT,DA  N:AJT...`
  std::string OneLine(std::size_t number, DealLine deal, const SolvedTrump& answer) const {
    const Solution& solution = answer.solution;
    std::string line = absl::StrFormat("%5d  %c", number, SuitLetter(answer.trump, language_));
    if (HasValue(form_.objective)) line += " " + PadLeft(Signed(solution.value.count()), 4);
    if (HasMakes(form_.objective)) line += " " + Outcome(solution.makes);
    if (!form_.value_only) {
      line += absl::StrFormat("  %s %3d  %s %3d  %s %s",
                              ShortSideName(Side::kNorthSouth, language_), solution.ns.count(),
                              ShortSideName(Side::kEastWest, language_), solution.ew.count(),
                              say_("best", "beste"), List(HighToLow(solution.best)));
    }
    if (form_.cards) line += "  " + CardValues(answer);
    deal.trump = answer.trump;
    if (HasMakes(form_.objective)) deal.declarer = answer.position.declarer;
    return line + "  " + FormatDealLine(deal, language_) + "\n";
  }

  SolveForm form_;
  Language language_;
  std::string unit_;
  bool page_;
  const Voice say_;
};

}  // namespace

std::unique_ptr<AnswerPrinter> MakeSolveTextPrinter(const SolveForm& form, Language language,
                                                    std::string_view unit, bool only_one) {
  return std::make_unique<TextPrinter>(form, language, unit, only_one);
}

}  // namespace jasnel
