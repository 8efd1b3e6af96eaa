// Answers as text: a single deal as a page, several deals one per line.
#include <algorithm>

#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"
#include "tools/solve/printer.h"
#include "tools/solve/text.h"

namespace jasnel {
namespace {

class TextPrinter : public SolvePrinter {
 public:
  explicit TextPrinter(const SolveStyle& style) : style_(style), words_(WordsOf(style.language)) {}

  Printed Print(const DealAnswers& answers) override {
    Printed printed;
    const std::string place = PlaceOf(style_.unit, answers.number, style_.language);
    if (answers.error) {
      printed.err = place + answers.error->In(style_.language) + "\n";
      return printed;
    }
    for (const TrumpAnswer& answer : answers.trumps) {
      if (answer.error) {
        printed.err += place + (style_.language == Language::kDutch ? "troef=" : "trump=") +
                       SuitLetter(answer.trump, style_.language) + ": " +
                       answer.error->In(style_.language) + "\n";
      } else if (!style_.picture) {
        printed.out += OneLine(answers, answer);
      }
    }
    const bool any = std::any_of(answers.trumps.begin(), answers.trumps.end(),
                                 [](const TrumpAnswer& answer) { return !answer.error; });
    if (style_.picture && any) printed.out = SolutionText(answers, style_);
    return printed;
  }

 private:
  template <class Cards>
  std::string List(const Cards& cards) const {
    return absl::StrJoin(cards, ",", [&](std::string* out, Card card) {
      *out += FormatCard(card, style_.language);
    });
  }

  std::string Outcome(bool makes) const {
    if (style_.objective == Objective::kPit) return makes ? words_.pit_made : words_.pit_not_made;
    if (style_.objective == Objective::kMake) return makes ? words_.made : words_.not_made;
    return PadRight(makes ? words_.made : words_.nat, Width(words_.made));
  }

  std::string CardValues(const TrumpAnswer& answer) const {
    return absl::StrJoin(
        BestFirst(answer, style_.objective), " ", [&](std::string* out, const CardValue& card) {
          *out += FormatCard(card.card, style_.language) + "=" +
                  (HasValue(style_.objective) ? Signed(card.value.count())
                                              : std::string(card.makes ? words_.yes : words_.no));
        });
  }

  // `   17  ♥ +100  N-S 141 E-W 41  best HT,DA  N:AJT...`
  std::string OneLine(const DealAnswers& answers, const TrumpAnswer& answer) const {
    const Solution& solution = answer.solution;
    std::string line =
        absl::StrFormat("%5d  %c", answers.number, SuitLetter(answer.trump, style_.language));
    if (HasValue(style_.objective)) line += " " + PadLeft(Signed(solution.value.count()), 4);
    if (HasMakes(style_.objective)) line += " " + Outcome(solution.makes);
    if (!style_.value_only) {
      line += absl::StrFormat("  %s %3d  %s %3d  %s %s",
                              ShortSideName(Side::kNorthSouth, style_.language),
                              solution.ns.count(), ShortSideName(Side::kEastWest, style_.language),
                              solution.ew.count(), words_.best, List(HighToLow(solution.best)));
    }
    if (style_.cards) line += "  " + CardValues(answer);
    DealLine deal = answers.deal;
    deal.trump = answer.trump;
    if (HasMakes(style_.objective)) deal.declarer = answer.position.declarer;
    return line + "  " + FormatDealLine(deal, style_.language) + "\n";
  }

  SolveStyle style_;
  const Words& words_;
};

}  // namespace

std::unique_ptr<SolvePrinter> MakeTextPrinter(const SolveStyle& style) {
  return std::make_unique<TextPrinter>(style);
}

}  // namespace jasnel
