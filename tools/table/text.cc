#include "tools/table/text.h"

#include <vector>

#include "jasnel/rules.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr Phrase kAboutTable = {R"(
Value: points North-South win minus points East-West win, when all four see all hands
and play perfectly for points. Cards, last trick and roem count.
$0, $1: what each side then wins.
Declare: the result of that side's contract: made, pit if it can take all tricks, or nat.
Score: what is then written down, North-South minus East-West, when all play for the score.
)",
                                R"(
Waarde: punten die Noord-Zuid haalt min die van Oost-West, als alle vier alle handen zien
en volmaakt om punten spelen. Kaarten, laatste slag en roem tellen mee.
$0, $1: wat elke partij dan haalt.
Speelt: wat er van het contract van die partij wordt: gehaald, pit als zij alle slagen kan
halen, of nat.
Score: wat dan wordt opgeschreven, Noord-Zuid min Oost-West, als iedereen daarom speelt.
)"};

}  // namespace

std::string OutcomeOf(bool pit, bool makes, Language language) {
  if (pit) return "pit";
  return makes ? Voice(language)(phrases::kMade) : "nat";
}

std::string BoardHeading(const TableQuestion& question, Language language) {
  const Voice say(language);
  const DealLine& deal = question.deal;
  std::string text =
      say(phrases::kBoard, *deal.board) + " " + say(phrases::kRules, FormatRules(*deal.rules));
  Picture picture;
  picture.hands = deal.hands;
  const auto note = [&](Seat seat, const std::string& word) {
    std::string& notes = picture.notes[Index(seat)];
    notes += (notes.empty() ? "" : ", ") + word;
  };
  if (deal.dealer) note(*deal.dealer, say(phrases::kNoteDealer));
  if (!question.all_leaders) {
    text += " " + say(phrases::kLeads, SeatName(question.leader, language));
    note(question.leader, say(phrases::kNoteLeads));
  }
  if (!deal.turned.empty()) {
    text += " " + say(phrases::kTurned, TurnedText(deal.turned, language));
  }
  return text + "\n\n" + Draw(picture, language) + "\n";
}

std::string TableText(const TableAnswer& answer, Language language) {
  const Voice say(language);
  const bool all_leaders = answer.question.all_leaders;
  const std::string ns = ShortSideName(Side::kNorthSouth, language);
  const std::string ew = ShortSideName(Side::kEastWest, language);
  std::vector<Align> columns = {Align::kLeft};
  std::vector<std::vector<std::string>> rows = {{say(phrases::kTrump)}};
  const auto add_column = [&](const std::string& name, Align align) {
    rows.front().push_back(name);
    columns.push_back(align);
  };
  if (all_leaders) add_column(say(phrases::kLeader), Align::kLeft);
  for (const std::string& name : {say(phrases::kValue), ns, ew}) {
    add_column(name, Align::kRight);
  }
  for (const std::string& side : {ns, ew}) {
    add_column(say("$0 declare", "$0 speelt", side), Align::kLeft);
    add_column("Score", Align::kRight);
  }
  for (const TableRow& row : answer.table.rows) {
    std::vector<std::string>& cells = rows.emplace_back();
    cells = {SuitText(row.trump, language)};
    if (all_leaders) cells.push_back(std::string(SeatName(row.leader, language)));
    cells.push_back(Signed(row.value.count()));
    cells.push_back(std::to_string(row.ns.count()));
    cells.push_back(std::to_string(row.ew.count()));
    for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
      const auto own = Index(side);
      cells.push_back(OutcomeOf(row.pit[own], row.makes[own], language));
      cells.push_back(Signed(row.score[own].count()));
    }
  }
  return BoardHeading(answer.question, language) + FormatTable(rows, columns, "  ");
}

std::string TableTextEnd(Language language) {
  return Voice(language)(kAboutTable, ShortSideName(Side::kNorthSouth, language),
                         ShortSideName(Side::kEastWest, language));
}

}  // namespace jasnel
