#include "tools/analyse/signals_text.h"

#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "engine/records/convention_record.h"
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

std::string SignalsText(const AnalysedDeal& deal, const AnalysisStyle& style) {
  if (style.conventions == nullptr) return "";
  const auto in = [&](Phrase phrase) { return std::string(phrase.In(style.language)); };
  const auto signals =
      SignalsOf(deal.record.deal, deal.replay, {style.conventions, style.conventions});
  Hands hands = deal.record.deal.hands;
  std::string lines;
  for (std::size_t i = 0; i < signals.size(); ++i) {
    const JudgedCard& card = deal.analysis.cards[i];
    CardSet& hand = hands[static_cast<std::size_t>(Index(card.seat))];
    if (const auto& signal = signals[i]) {
      lines += absl::Substitute(
          in(kSignal), card.trick, std::string(SeatName(card.seat, style.language)),
          SignedCard(card.card, style.language), SaysMessage(*signal).In(style.language),
          in(IsTrueOf(*signal, hand) ? kTrue : kUntrue), AskMessage(*signal).In(style.language));
    }
    hand -= card.card;
  }
  const std::string title = style.conventions->title.In(style.language);
  if (lines.empty()) return absl::Substitute(in(kNothing), title);
  return absl::StrCat(absl::Substitute(in(kHeading), title), lines);
}

}  // namespace jasnel
