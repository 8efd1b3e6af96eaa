#include "tools/table/text.h"

#include <vector>

#include "absl/strings/substitute.h"
#include "jasnel/rules.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"
#include "tools/table/words.h"

namespace jasnel {

std::string OutcomeOf(const TableRow& row, Side side, Language language) {
  const Words& words = WordsOf(language);
  if (row.pit[static_cast<std::size_t>(Index(side))]) return words.pit_made;
  return row.makes[static_cast<std::size_t>(Index(side))] ? words.made : words.nat;
}

std::string BoardHeading(const TabledDeal& deal, Language language, bool one_leader) {
  const Words& words = WordsOf(language);
  std::string text = absl::Substitute(words.board, deal.board) + " " +
                     absl::Substitute(words.rules, FormatRules(*deal.deal.rules));
  Picture picture;
  picture.hands = deal.deal.hands;
  const auto note = [&](Seat seat, const char* word) {
    std::string& notes = picture.notes[static_cast<std::size_t>(Index(seat))];
    notes += (notes.empty() ? "" : ", ") + std::string(word);
  };
  if (deal.deal.dealer) note(*deal.deal.dealer, words.note_dealer);
  if (one_leader) {
    text += " " + absl::Substitute(words.leads, std::string(SeatName(deal.leader, language)));
    note(deal.leader, words.note_leads);
  }
  if (deal.deal.turned) {
    text += " " +
            absl::Substitute(TableWordsOf(language).turned, SuitText(*deal.deal.turned, language));
  }
  return text + "\n\n" + Draw(picture, language) + "\n";
}

std::string TableTextPrinter::Print(const TabledDeal& deal) {
  const Words& words = WordsOf(language_);
  const TableWords& table = TableWordsOf(language_);
  const std::string ns = ShortSideName(Side::kNorthSouth, language_);
  const std::string ew = ShortSideName(Side::kEastWest, language_);
  std::vector<Align> columns = {Align::kLeft};
  std::vector<std::vector<std::string>> rows = {{words.trump}};
  const auto add_column = [&](const std::string& name, Align align) {
    rows.front().push_back(name);
    columns.push_back(align);
  };
  if (all_leaders_) add_column(words.leader, Align::kLeft);
  for (const std::string& name : {std::string(words.value), ns, ew}) {
    add_column(name, Align::kRight);
  }
  for (const std::string& side : {ns, ew}) {
    add_column(absl::Substitute(table.declare, side), Align::kLeft);
    add_column(words.score, Align::kRight);
  }
  for (const TableRow& row : deal.table.rows) {
    std::vector<std::string>& cells = rows.emplace_back();
    cells = {SuitText(row.trump, language_)};
    if (all_leaders_) cells.push_back(std::string(SeatName(row.leader, language_)));
    cells.push_back(Signed(row.value.count()));
    cells.push_back(std::to_string(row.ns.count()));
    cells.push_back(std::to_string(row.ew.count()));
    for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
      cells.push_back(OutcomeOf(row, side, language_));
      cells.push_back(Signed(row.score[static_cast<std::size_t>(Index(side))].count()));
    }
  }
  any_ = true;
  return BoardHeading(deal, language_, !all_leaders_) + FormatTable(rows, columns, "  ") + "\n";
}

std::string TableTextPrinter::Finish() {
  if (!any_) return "";
  const TableWords& table = TableWordsOf(language_);
  return std::string(table.about_value) + "\n" +
         absl::Substitute(table.about_sides, ShortSideName(Side::kNorthSouth, language_),
                          ShortSideName(Side::kEastWest, language_)) +
         "\n" + table.about_score + "\n";
}

}  // namespace jasnel
