#include "tools/what_if/text.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "jasnel/notation.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr Phrase kAbout = {R"(
Played on by $0 in all four seats, $1 times after each choice. The hidden cards are dealt anew
each time, as $2 could expect them.
Points written down, $3 minus $4: the mean with its 95% interval, and what one in ten, half and nine in
ten of the deals stay below. Nat, pit: how often. More: the difference in the same deals, with its
interval.
)",
                           R"(
Verder gespeeld door $0 op alle vier de plaatsen, $1 keer na elke keus. De verborgen kaarten worden
telkens opnieuw gedeeld, zoals $2 ze kon verwachten.
Geschreven punten, $3 min $4: het gemiddelde met 95%-interval, en waar een op de tien, de helft en
negen op de tien spellen onder blijven. Nat, pit: hoe vaak. Meer: het verschil in dezelfde
spellen, met interval.
)"};

std::string Percent(double share) { return Fixed(100 * share, 0) + "%"; }

int Whole(double points) { return static_cast<int>(std::lround(points)); }

class WhatIfPage {
 public:
  WhatIfPage(const WhatIfAnswer& answer, Language language)
      : answer_(answer), made_(answer.choices.front()), language_(language), say_(language) {}

  std::string Text(std::uint64_t asked) const {
    const bool calls = std::holds_alternative<Call>(made_.choice);
    std::vector<std::vector<std::string>> rows = {
        {calls ? say_("Call", "Bod") : say_("Card", "Kaart"), say_("Mean", "Gemiddeld"),
         say_("1 in 10", "1 op 10"), say_("Half", "Helft"), say_("9 in 10", "9 op 10"), "Nat",
         "Pit", say_("More than $0", "Meer dan $0", Name(made_.choice))}};
    for (const WhatIfChoice* choice : BestFirst()) rows.push_back(Row(*choice));
    std::vector<Align> columns(rows[0].size(), Align::kRight);
    columns.front() = Align::kLeft;
    const Side own = SideOf(answer_.seat);
    const std::size_t deals = made_.ends.size();
    std::string text = FormatTable(rows, columns, "  ") + "\n" + Happened();
    absl::StrAppend(&text,
                    say_(kAbout, answer_.player, deals, SeatName(answer_.seat, language_),
                         ShortSideName(own, language_), ShortSideName(Opponents(own), language_)));
    if (deals < asked) {
      absl::StrAppend(&text, say_("Stopped after $0 of $1 deals.\n",
                                  "Gestopt na $0 van $1 spellen.\n", deals, asked));
    }
    return text;
  }

 private:
  std::string Name(const DealChoice& choice) const {
    if (const Card* card = std::get_if<Card>(&choice)) return SignedCard(*card, language_);
    const Call call = std::get<Call>(choice);
    return call.IsPass() ? FormatCall(call, language_) : std::string(SuitSign(*call.suit));
  }

  std::vector<const WhatIfChoice*> BestFirst() const {
    std::vector<const WhatIfChoice*> choices;
    for (const WhatIfChoice& choice : answer_.choices) choices.push_back(&choice);
    std::stable_sort(
        choices.begin(), choices.end(),
        [](const WhatIfChoice* a, const WhatIfChoice* b) { return a->mean.value > b->mean.value; });
    return choices;
  }

  std::vector<std::string> Row(const WhatIfChoice& choice) const {
    const Estimate& mean = choice.mean;
    std::vector<std::string> row = {Name(choice.choice), Signed(Whole(mean.value))};
    if (choice.ends.size() > 1) absl::StrAppend(&row.back(), " ±", Whole(mean.high - mean.value));
    for (const double quantile : choice.quantiles) row.push_back(Signed(Whole(quantile)));
    row.push_back(Percent(choice.nat));
    row.push_back(Percent(choice.pit));
    if (const auto& more = choice.more) {
      row.push_back(absl::StrCat(
          Signed(Whole(more->value)), " (",
          say_(phrases::kFromTo, Signed(Whole(more->low)), Signed(Whole(more->high))), ")"));
    }
    return row;
  }

  std::string Happened() const {
    if (!answer_.result) return "";
    const int score = *answer_.result;
    const auto& scores = made_.scores;
    const auto share = [&](const auto& is) {
      return Percent(static_cast<double>(std::count_if(scores.begin(), scores.end(), is)) /
                     static_cast<double>(scores.size()));
    };
    return say_(
        "At the table $0 brought $1. Played on from there, $2 of the deals went worse, and $3 "
        "better.\n",
        "Aan tafel leverde $0 $1 op. Van daar verder gespeeld liep $2 van de spellen slechter af, "
        "en $3 beter.\n",
        Name(made_.choice), Signed(score), share([&](double one) { return one < score; }),
        share([&](double one) { return one > score; }));
  }

  const WhatIfAnswer& answer_;
  const WhatIfChoice& made_;
  const Language language_;
  const Voice say_;
};

}  // namespace

std::string WhatIfText(const WhatIfAnswer& answer, std::uint64_t asked, Language language) {
  return WhatIfPage(answer, language).Text(asked);
}

std::string NoWhatIfText(Language language) {
  return Voice(language)("Stopped before the first deal was played to its end.\n",
                         "Gestopt voordat het eerste spel was uitgespeeld.\n");
}

}  // namespace jasnel
