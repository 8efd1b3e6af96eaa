// One deal as a page: picture, values and a line of play.

#include <array>
#include <string_view>
#include <vector>

#include "absl/strings/str_join.h"
#include "engine/records/solved_deal.h"
#include "jasnel/contract.h"
#include "jasnel/rules.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"
#include "tools/solve/printer.h"

namespace jasnel {
namespace {

constexpr Phrase kAboutMakes = {
    R"(Making it: $0 end with more points than the other side, including roem and what
was won before.)",
    R"(Halen: $0 krijgt meer punten dan de tegenpartij, met roem en wat al
gewonnen is.)"};
constexpr Phrase kAboutScore = {
    R"(Score: what North-South write down at the end minus what East-West write down, when all four
see all hands and play perfectly for it: points, roem, pit and nat by the rules, including what
was won before.)",
    R"(Score: wat Noord-Zuid aan het eind schrijft min wat Oost-West schrijft, als alle vier alle
handen zien en er volmaakt voor spelen: punten, roem, pit en nat volgens de spelregels, met
wat al gewonnen is.)"};
constexpr Phrase kAboutValue = {
    R"(Value: points North-South still win minus points East-West still win, when all four see all
hands and play perfectly. Cards, last trick and roem count.)",
    R"(Waarde: punten die Noord-Zuid nog haalt min die van Oost-West, als alle vier alle handen zien
en volmaakt spelen. Kaarten, laatste slag en roem tellen mee.)"};

using Row = std::vector<std::string>;

// Writes the page part by part, each of them whole lines.
class SolvePage {
 public:
  SolvePage(const SolveAnswer& answer, Language language)
      : deal_(answer.deal), language_(language), say_(language) {
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
    std::vector<std::string> sentences = {say_(phrases::kRules, FormatRules(position().rules))};
    sentences.push_back(solved_.size() == 1
                            ? say_(phrases::kTrumpIs, Name(position().trump))
                            : say_("Trump: each suit in turn.", "Troef: elke kleur om de beurt."));
    const std::string seat = Name(Turn(position()));
    sentences.push_back(say_(position().trick.empty() ? phrases::kLeads : phrases::kToPlay, seat));
    if (declarer_matters()) {
      sentences.push_back(
          say_(deal_.declarer
                   ? phrases::kDeclares
                   : Phrase{"$0 declares, because the leader does if no declarer is given.",
                            "$0 speelt, zoals wie uitkomt doet als niet is opgegeven wie speelt."},
               Name(position().declarer)));
    }
    return absl::StrJoin(sentences, " ") + "\n";
  }

  std::string Table() const {
    Picture picture;
    picture.hands = position().hands;
    std::array<std::vector<std::string>, kSeats> notes;
    const auto note = [&](Seat seat) -> auto& { return notes[Index(seat)]; };
    if (deal_.dealer) note(*deal_.dealer).push_back(say_(phrases::kNoteDealer));
    if (declarer_matters()) note(position().declarer).push_back(say_(phrases::kNoteDeclarer));
    const Trick& trick = position().trick;
    note(position().leader)
        .push_back(say_(trick.empty() ? phrases::kNoteLeads : phrases::kNoteLed));
    if (!trick.empty()) note(Turn(position())).push_back(say_(phrases::kNoteToPlay));
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      picture.notes[seat] = absl::StrJoin(notes[seat], ", ");
    }
    for (int place = 0; place < trick.size(); ++place) {
      picture.trick[Index(Clockwise(position().leader, place))] = trick[place];
    }
    return Draw(picture, language_);
  }

  std::string WonBy(Side side) const {
    const Tally& won = position().won[Index(side)];
    return say_(won.roem == Points(0) ? phrases::kWon : phrases::kWonWithRoem,
                SideName(side, language_), won.cards.count(), won.tricks, won.roem.count());
  }

  std::string WonSoFar() const {
    if (!HasWon(position())) return "";
    return "\n" + say_(phrases::kWonSoFar, WonBy(Side::kNorthSouth), WonBy(Side::kEastWest)) + "\n";
  }

  std::string YesNo(bool yes) const { return yes ? say_("yes", "ja") : say_("no", "nee"); }

  // Whether the declaring side succeeds: the answer itself, or what follows from the value.
  std::string Makes(const SolvedTrump& answer) const {
    return YesNo(HasMakes(form().objective) ? answer.solution.makes
                                            : MakersMakeIt(answer.position, answer.solution.value));
  }

  // A row for each trump suit, and what the headings mean.
  std::string Values() const {
    const std::string ns = ShortSideName(Side::kNorthSouth, language_);
    const std::string ew = ShortSideName(Side::kEastWest, language_);
    const Side declarers = StakesOf(position()).ToMake();
    const bool pit = form().objective == Objective::kPit;

    Row heading = {say_(phrases::kTrump)};
    std::vector<Align> columns = {Align::kLeft};
    std::string about;
    const auto add_column = [&](const std::string& name, Align align, const std::string& meaning) {
      heading.push_back(name);
      columns.push_back(align);
      if (!meaning.empty()) about += meaning + "\n";
    };
    if (HasValue(form().objective)) {
      add_column(for_score() ? "Score" : say_(phrases::kValue), Align::kRight,
                 say_(for_score() ? kAboutScore : kAboutValue));
    }
    if (declarer_matters()) {
      add_column(
          say_(pit ? Phrase{"$0 make pit", "$0 haalt pit"} : Phrase{"$0 make it", "$0 haalt het"},
               declarers == Side::kNorthSouth ? ns : ew),
          Align::kLeft,
          say_(pit ? Phrase{"Pit: $0 take all eight tricks.", "Pit: $0 haalt alle acht slagen."}
                   : kAboutMakes,
               SideName(declarers, language_)));
    }
    if (!form().value_only) {
      add_column(
          ns, Align::kRight,
          say_(for_score()
                   ? Phrase{"$0, $1: what each side writes down after the line of best play.",
                            "$0, $1: wat elke partij schrijft na het beste spel."}
                   : Phrase{"$0, $1: what each side still wins in the line of best play.",
                            "$0, $1: wat elke partij nog haalt bij het beste spel."},
               ns, ew));
      add_column(ew, Align::kRight, "");
      add_column(say_("Best cards", "Beste kaarten"), Align::kLeft, "");
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
    return say_(
               HasValue(form().objective)
                   ? Phrase{"The outcome of each card for $0, best first:",
                            "Waartoe elke kaart leidt, voor $0, de beste eerst:"}
                   : Phrase{"Whether the declaring side succeeds after each card, for $0, best "
                            "first:",
                            "Of de spelende partij slaagt na elke kaart, voor $0, de beste eerst:"},
               Name(Turn(position()))) +
           "\n" + FormatTable(rows, {Align::kLeft, Align::kLeft}, kIndent);
  }

  std::string LineOfPlay() const {
    std::vector<Row> rows = {{say_(phrases::kTrick), say_(phrases::kLeader), say_(phrases::kCards),
                              say_(phrases::kWinner), say_(phrases::kPoints), "Roem"}};
    Position now = position();
    std::vector<Card> trick(now.trick.begin(), now.trick.end());
    for (const Card card : solved_.front()->solution.line) {
      const Position before = now;
      Play(now, card);
      trick.push_back(card);
      if (!now.trick.empty()) continue;
      const auto side = Index(SideOf(now.leader));
      const Points roem = now.won[side].roem - before.won[side].roem;
      rows.push_back({std::to_string(TricksPlayed(before) + 1), Name(before.leader), Cards(trick),
                      Name(now.leader),
                      std::to_string((now.won[side].cards - before.won[side].cards).count()),
                      roem == Points(0) ? "" : std::to_string(roem.count())});
      trick.clear();
    }
    return say_("A line of best play:\n", "Een verloop met het beste spel:\n") +
           FormatTable(rows,
                       {Align::kRight, Align::kLeft, Align::kLeft, Align::kLeft, Align::kRight,
                        Align::kRight},
                       kIndent) +
           (for_score() ? "\n" + ResultOf(now) : "");
  }

  // What both sides write down at `end`, the end of the deal.
  std::string ResultOf(const Position& end) const {
    const ContractResult result = ScoreContract(StakesOf(end), end.won, end.rules);
    const std::string outcome = result.outcome == Outcome::kNat   ? "nat"
                                : result.outcome == Outcome::kPit ? "pit"
                                                                  : say_(phrases::kMade);
    const auto& [ns, ew] = result.score;
    return say_(phrases::kResult, outcome, ns.count(), ew.count()) + "\n";
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
  const Voice say_;
  std::vector<const SolvedTrump*> solved_;
};

}  // namespace

std::string SolutionText(const SolveAnswer& answer, Language language) {
  return SolvePage(answer, language).Text();
}

}  // namespace jasnel
