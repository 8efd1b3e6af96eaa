// One deal as a page: picture, values and a line of play.

#include <array>
#include <string_view>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "engine/records/solved_deal.h"
#include "jasnel/contract.h"
#include "jasnel/rules.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"
#include "tools/solve/printer.h"

namespace jasnel {
namespace {

using Row = std::vector<std::string>;

constexpr std::string_view kIndent = "  ";

// Writes the page part by part, each of them whole lines.
class Page {
 public:
  Page(const SolveAnswer& answer, Language language)
      : deal_(answer.deal), language_(language), words_(WordsOf(language)) {
    for (const SolvedTrump& trump : answer.trumps) {
      if (!trump.error) solved_.push_back(&trump);
    }
  }

  std::string Text() const {
    std::string text = Heading() + "\n" + Table() + WonSoFar() + "\n" + Values();
    if (form().cards) text += "\n" + CardValues();
    if (solved_.size() == 1 && !form().value_only) text += "\n" + LineOfPlay();
    return text;
  }

 private:
  // All answers share the hands, the trick and who leads.
  const Position& position() const { return solved_.front()->position; }
  const SolveForm& form() const { return solved_.front()->form; }
  bool for_score() const { return form().objective == Objective::kScore; }
  bool declarer_matters() const { return deal_.declarer.has_value() || HasMakes(form().objective); }

  std::string Name(Seat seat) const { return std::string(SeatName(seat, language_)); }
  std::string Name(Suit suit) const { return SuitText(suit, language_); }
  std::string Name(Card card) const { return SignedCard(card, language_); }

  template <class Cards>
  std::string List(const Cards& cards) const {
    return absl::StrJoin(cards, " ", [&](std::string* out, Card card) { *out += Name(card); });
  }

  std::string Heading() const {
    std::vector<std::string> sentences = {
        absl::Substitute(words_.rules, FormatRules(position().rules))};
    sentences.push_back(solved_.size() == 1
                            ? absl::Substitute(words_.trump_is, Name(position().trump))
                            : words_.every_trump);
    const std::string seat = Name(Turn(position()));
    sentences.push_back(
        absl::Substitute(position().trick.empty() ? words_.leads : words_.to_play, seat));
    if (declarer_matters()) {
      sentences.push_back(absl::Substitute(
          deal_.declarer ? words_.declares : words_.declares_as_leader, Name(position().declarer)));
    }
    return absl::StrJoin(sentences, " ") + "\n";
  }

  std::string Table() const {
    Picture picture;
    picture.hands = position().hands;
    std::array<std::vector<std::string>, kSeats> notes;
    const auto note = [&](Seat seat) -> auto& {
      return notes[static_cast<std::size_t>(Index(seat))];
    };
    if (deal_.dealer) note(*deal_.dealer).push_back(words_.note_dealer);
    if (declarer_matters()) note(position().declarer).push_back(words_.note_declarer);
    const Trick& trick = position().trick;
    note(position().leader).push_back(trick.empty() ? words_.note_leads : words_.note_led);
    if (!trick.empty()) note(Turn(position())).push_back(words_.note_to_play);
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      picture.notes[seat] = absl::StrJoin(notes[seat], ", ");
    }
    for (int place = 0; place < trick.size(); ++place) {
      picture.trick[static_cast<std::size_t>(Index(Clockwise(position().leader, place)))] =
          trick[place];
    }
    return Draw(picture, language_);
  }

  std::string WonBy(Side side) const {
    const Tally& won = position().won[static_cast<std::size_t>(Index(side))];
    return absl::Substitute(won.roem == Points(0) ? words_.won : words_.won_with_roem,
                            SideName(side, language_), won.cards.count(), won.tricks,
                            won.roem.count());
  }

  std::string WonSoFar() const {
    if (!HasWon(position())) return "";
    return "\n" +
           absl::Substitute(words_.won_so_far, WonBy(Side::kNorthSouth), WonBy(Side::kEastWest)) +
           "\n";
  }

  const char* YesNo(bool yes) const { return yes ? words_.yes : words_.no; }

  // Whether the declaring side succeeds: the answer itself, or what follows from the value.
  std::string Makes(const SolvedTrump& answer) const {
    return YesNo(HasMakes(form().objective)
                     ? answer.solution.makes
                     : DeclarersGetMore(answer.position, answer.solution.value));
  }

  // A row for each trump suit, and what the headings mean.
  std::string Values() const {
    const std::string ns = ShortSideName(Side::kNorthSouth, language_);
    const std::string ew = ShortSideName(Side::kEastWest, language_);
    const Side declarers = SideOf(position().declarer);
    const bool pit = form().objective == Objective::kPit;

    Row heading = {words_.trump};
    std::vector<Align> columns = {Align::kLeft};
    std::string about;
    const auto add_column = [&](const std::string& name, Align align, const std::string& meaning) {
      heading.push_back(name);
      columns.push_back(align);
      if (!meaning.empty()) about += meaning + "\n";
    };
    if (HasValue(form().objective)) {
      add_column(for_score() ? words_.score : words_.value, Align::kRight,
                 for_score() ? words_.about_score : words_.about_value);
    }
    if (declarer_matters()) {
      add_column(absl::Substitute(pit ? words_.pit : words_.makes,
                                  declarers == Side::kNorthSouth ? ns : ew),
                 Align::kLeft,
                 absl::Substitute(pit ? words_.about_pit : words_.about_makes,
                                  SideName(declarers, language_)));
    }
    if (!form().value_only) {
      add_column(
          ns, Align::kRight,
          absl::Substitute(for_score() ? words_.about_written : words_.about_columns, ns, ew));
      add_column(ew, Align::kRight, "");
      add_column(words_.best_cards, Align::kLeft, "");
    }

    std::vector<Row> rows = {heading};
    for (const SolvedTrump* answer : solved_) {
      Row row = {Name(answer->trump)};
      if (HasValue(form().objective)) row.push_back(Signed(answer->solution.value.count()));
      if (declarer_matters()) row.push_back(Makes(*answer));
      if (!form().value_only) {
        row.push_back(std::to_string(answer->solution.ns.count()));
        row.push_back(std::to_string(answer->solution.ew.count()));
        row.push_back(List(HighToLow(answer->solution.best)));
      }
      rows.push_back(row);
    }
    return FormatTable(rows, columns, kIndent) + "\n" + about;
  }

  std::string CardValues() const {
    std::vector<Row> rows;
    for (const SolvedTrump* answer : solved_) {
      const auto describe = [&](std::string* out, const CardValue& card) {
        *out += Name(card.card) + " " +
                (HasValue(form().objective) ? Signed(card.value.count()) : YesNo(card.makes));
      };
      rows.push_back({Name(answer->trump), absl::StrJoin(answer->BestFirst(), "  ", describe)});
    }
    return absl::Substitute(HasValue(form().objective) ? words_.cards_points : words_.cards_makes,
                            Name(Turn(position()))) +
           "\n" + FormatTable(rows, {Align::kLeft, Align::kLeft}, kIndent);
  }

  std::string LineOfPlay() const {
    std::vector<Row> rows = {{words_.trick, words_.leader, words_.cards, words_.winner,
                              words_.points, Capitalized(words_.roem)}};
    Position now = position();
    std::vector<Card> trick(now.trick.begin(), now.trick.end());
    for (const Card card : solved_.front()->solution.line) {
      const Position before = now;
      Play(now, card);
      trick.push_back(card);
      if (!now.trick.empty()) continue;
      const auto side = static_cast<std::size_t>(Index(SideOf(now.leader)));
      const Points roem = now.won[side].roem - before.won[side].roem;
      rows.push_back({std::to_string(TricksPlayed(before) + 1), Name(before.leader), Cards(trick),
                      Name(now.leader),
                      std::to_string((now.won[side].cards - before.won[side].cards).count()),
                      roem == Points(0) ? "" : std::to_string(roem.count())});
      trick.clear();
    }
    return std::string(words_.line_of_play) + "\n" +
           FormatTable(rows,
                       {Align::kRight, Align::kLeft, Align::kLeft, Align::kLeft, Align::kRight,
                        Align::kRight},
                       kIndent) +
           (for_score() ? "\n" + ResultOf(now) : "");
  }

  // What both sides write down at `end`, the end of the deal.
  std::string ResultOf(const Position& end) const {
    const ContractResult result = ScoreContract(SideOf(end.declarer), end.won, end.rules);
    const char* outcome = result.outcome == Outcome::kNat   ? words_.nat
                          : result.outcome == Outcome::kPit ? words_.pit_made
                                                            : words_.made;
    const auto& [ns, ew] = result.score;
    return absl::Substitute(words_.result, outcome, ns.count(), ew.count()) + "\n";
  }

  // The cards of a trick under those of the trick before.
  std::string Cards(const std::vector<Card>& trick) const {
    const std::size_t width = language_ == Language::kDutch ? 4 : 3;
    std::string text;
    for (const Card card : trick) text += PadRight(Name(card), width);
    return text.substr(0, text.find_last_not_of(' ') + 1);
  }

  const DealLine& deal_;
  const Language language_;
  const Words& words_;
  std::vector<const SolvedTrump*> solved_;
};

}  // namespace

std::string SolutionText(const SolveAnswer& answer, Language language) {
  return Page(answer, language).Text();
}

}  // namespace jasnel
