#include "tools/analyse/fair_text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/questions/fair_parts.h"
#include "jasnel/fair.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr Phrase kOpenHands = {"Open hands", "Open handen"};
constexpr Phrase kCost = {"Cost", "Kosten"};
constexpr Phrase kOthers = {"Other choices", "Andere keuzes"};

using Row = std::vector<std::string>;

// Of sentences below a row.
constexpr std::string_view kNoteIndent = "          ";
constexpr std::size_t kNoteWidth = 104;

// As many other choices as fit into a line.
constexpr std::size_t kMaxOthers = 4;

int Whole(double points) { return static_cast<int>(std::lround(points)); }

// A choice and what it is worth more than the one made.
struct Other {
  std::string name;
  double gain;
};

class FairPage {
 public:
  FairPage(const AnalysedDeal& deal, Language language)
      : deal_(deal), fair_(*deal.fair), language_(language), say_(language) {}

  std::string Choices() const {
    const std::string calls = Calls();
    return calls + (calls.empty() ? "" : "\n") + Cards();
  }

  std::string Totals() const {
    std::vector<Row> rows = {{say_(phrases::kPlayer), say_("Mistakes", "Fouten"), say_(kCost),
                              say_("Good cards", "Goede kaarten"), say_(kOpenHands)}};
    const auto totals = FairTotals(fair_);
    for (const Seat seat : kAllSeats) {
      const auto index = Index(seat);
      const FairTotal& total = totals[index];
      rows.push_back({Name(seat), std::to_string(total.mistakes), Amount(total.cost),
                      std::to_string(total.good),
                      std::to_string(deal_.analysis.players[index].score_lost.count())});
    }
    return FormatTable(
        rows, {Align::kLeft, Align::kRight, Align::kRight, Align::kRight, Align::kRight}, kIndent);
  }

 private:
  std::string Name(Seat seat) const { return std::string(SeatName(seat, language_)); }
  std::string Name(Call call) const {
    return call.suit ? std::string(SuitSign(*call.suit)) : FormatCall(call, language_);
  }

  std::string Interval(const Estimate& cost) const {
    if (cost.low == cost.high) return "";
    return absl::StrCat("(", say_(phrases::kFromTo, Amount(cost.low), Amount(cost.high)), ")");
  }

  // Whole points, or percent of a match with a decimal.
  std::string Amount(double amount) const {
    return fair_.match ? Fixed(amount, 1) : std::to_string(Whole(amount));
  }
  std::string WithSign(double amount) const {
    if (!fair_.match) return Signed(Whole(amount));
    const double shown = Rounded(amount, 1);
    return absl::StrCat(shown > 0 ? "+" : "", Fixed(shown == 0 ? 0 : shown, 1));
  }

  std::string ListOf(const std::vector<Other>& others) const {
    std::string text;
    for (std::size_t i = 0; i < std::min(others.size(), kMaxOthers); ++i) {
      absl::StrAppend(&text, i == 0 ? "" : "  ", others[i].name, " ", WithSign(others[i].gain));
    }
    return text;
  }

  // What a choice cost: nothing if it was the best.
  void AddCost(const Estimate& cost, Row& row) const {
    const bool any = cost.value >= (fair_.match ? 0.05 : 0.5);
    row.push_back(any ? Amount(cost.value) : "");
    row.push_back(any ? Interval(cost) : "");
  }

  // Below the last of `rows`.
  void AddNote(const Message& text, const std::vector<Row>& rows,
               std::vector<std::string>& notes) const {
    notes.resize(rows.size());
    notes.back() = Wrapped(text.In(language_), kNoteWidth, kNoteIndent);
  }

  std::string Calls() const {
    std::vector<Row> rows = {{say_(phrases::kPlayer), say_(phrases::kCall), say_("Worth", "Waard"),
                              say_(kCost), "", say_(kOthers)}};
    std::vector<std::string> notes;
    for (const FairCall& call : fair_.calls) {
      if (!call.other) continue;
      Row& row =
          rows.emplace_back(Row{Name(call.seat), absl::StrCat(Name(call.call), MarkOf(call.mark))});
      double made = 0;
      for (const FairCallOption& option : call.options) {
        if (option.call == call.call) made = option.single_dummy.value;
      }
      row.push_back(WithSign(made));
      AddCost(call.cost, row);
      std::vector<Other> others;
      for (const FairCallOption& option : call.options) {
        if (option.call == call.call) continue;
        others.push_back({Name(option.call), option.single_dummy.value - made});
      }
      row.push_back(ListOf(others));
      AddNote(ReasonsInWords(call), rows, notes);
    }
    if (rows.size() == 1) return "";
    return say_("Calls, judged by what the player could know:\n",
                "Biedingen, beoordeeld naar wat de speler kon weten:\n") +
           FormatTable(rows,
                       {Align::kLeft, Align::kLeft, Align::kRight, Align::kRight, Align::kLeft,
                        Align::kLeft},
                       kIndent, notes);
  }

  std::string Cards() const {
    std::vector<Row> rows = {{say_(phrases::kTrick), say_(phrases::kPlayer), say_("Card", "Kaart"),
                              say_(kCost), "", say_("People", "Mensen"),
                              say_("Perfect", "Volmaakt"), say_(kOpenHands), say_(kOthers)}};
    std::vector<std::string> notes;
    for (std::size_t i = 0; i < fair_.cards.size(); ++i) {
      const FairCard& card = fair_.cards[i];
      if (!card.other) continue;
      rows.push_back(CardRow(card, deal_.analysis.cards[i].score_lost.count()));
      AddNote(ReasonsInWords(card), rows, notes);
    }
    if (rows.size() == 1) return say_("No card was judged.\n", "Geen kaart is beoordeeld.\n");
    return say_("Cards, judged by what the player could know:\n",
                "Kaarten, beoordeeld naar wat de speler kon weten:\n") +
           FormatTable(rows,
                       {Align::kRight, Align::kLeft, Align::kLeft, Align::kRight, Align::kLeft,
                        Align::kRight, Align::kRight, Align::kRight, Align::kLeft},
                       kIndent, notes);
  }

  Row CardRow(const FairCard& card, int open_hands) const {
    Row row = {std::to_string(card.trick), Name(card.seat),
               absl::StrCat(SignedCard(card.card, language_), MarkOf(card.mark))};
    AddCost(card.cost.value, row);
    const bool any = !row[3].empty();
    row.push_back(any ? Amount(card.cost.single_dummy.value) : "");
    row.push_back(any ? Amount(card.cost.double_dummy.value) : "");
    row.push_back(open_hands == 0 ? "" : std::to_string(open_hands));
    std::vector<Other> others;
    for (const FairOption& option : card.options) {
      if (option.card == card.card) continue;
      others.push_back({SignedCard(option.card, language_), option.gain.single_dummy.value});
    }
    std::stable_sort(others.begin(), others.end(),
                     [](const Other& a, const Other& b) { return a.gain > b.gain; });
    row.push_back(ListOf(others));
    return row;
  }

  const AnalysedDeal& deal_;
  const FairJudgement& fair_;
  const Language language_;
  const Voice say_;
};

}  // namespace

std::string FairChoicesText(const AnalysedDeal& deal, Language language) {
  return FairPage(deal, language).Choices();
}

std::string FairTotalsText(const AnalysedDeal& deal, Language language) {
  return FairPage(deal, language).Totals();
}

}  // namespace jasnel
