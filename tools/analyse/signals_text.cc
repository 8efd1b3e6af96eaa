#include "tools/analyse/signals_text.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "jasnel/convention.h"
#include "tools/shared/text/picture.h"

namespace jasnel {
namespace {

constexpr Phrase kHeading = {"What the cards said, by $0:\n",
                             "Wat de kaarten zeiden, volgens $0:\n"};
constexpr Phrase kNothing = {"By $0 no card said anything.\n",
                             "Volgens $0 zei geen enkele kaart iets.\n"};
constexpr Phrase kSignal = {"  Trick $0, $1: $2: $3. $4 Asks: $5.\n",
                            "  Slag $0, $1: $2: $3. $4 Vraagt: $5.\n"};
constexpr Phrase kTrue = {"True.", "Klopt."};
constexpr Phrase kUntrue = {"Not true.", "Klopt niet."};

}  // namespace

std::string SignalsText(const AnalysedDeal& deal, Language language) {
  if (!deal.signals) return "";
  const auto in = [&](Phrase phrase) { return std::string(phrase.In(language)); };
  std::string lines;
  for (const auto& [told, is_true] : *deal.signals) {
    const Signal& signal = told.signal;
    lines += absl::Substitute(in(kSignal), told.trick, std::string(SeatName(signal.seat, language)),
                              SignedCard(signal.card, language), SaysMessage(signal).In(language),
                              in(is_true ? kTrue : kUntrue), AskMessage(signal).In(language));
  }
  const std::string title = deal.conventions[0]->title.In(language);
  if (lines.empty()) return absl::Substitute(in(kNothing), title);
  return absl::StrCat(absl::Substitute(in(kHeading), title), lines);
}

}  // namespace jasnel
