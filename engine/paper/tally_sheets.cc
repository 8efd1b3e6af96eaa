// Score sheets of a table: the deals of a boompje.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/paper/papers.h"
#include "jasnel/contract.h"
#include "jasnel/deal_totals.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"

namespace jasnel::paper {
namespace {

// What a side writes down of a deal.
struct TallyEntry {
  Points points;
  Points roem;
  Points bonus;  // for pit, or the others' fault
};

constexpr Points kAllPoints{162};

std::array<TallyEntry, 2> EntriesOf(const TotalsScore& scored, const DealTotals& deal,
                                    const Rules& rules) {
  std::array<TallyEntry, 2> entries;
  const int times = deal.trump ? WrittenTimes(*deal.trump, rules) : 1;
  const auto written = [&](Points points) { return Points(times * points.count()); };
  const bool shares = scored.result.outcome == Outcome::kMade ||
                      (scored.result.outcome == Outcome::kNat && rules.nat == NatPays::kOwn);
  for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
    const auto own = Index(side);
    const Points score = scored.result.score[own];
    TallyEntry& entry = entries[own];
    const bool kept = RoemIsKept(rules) && score < written(kAllPoints);  // all of it is roem
    entry.points = shares ? written(scored.won[own].cards)
                   : kept ? Points(0)
                          : std::min(score, written(kAllPoints));
    if (deal.Offenders()) {
      if (score > Points(0)) entry.bonus = written(Points(rules.revoke) - kAllPoints);
    } else if (deal.pit == side &&
               score - entry.points >= written(scored.won[own].roem + Points(rules.pit))) {
      entry.bonus = written(Points(rules.pit));
    }
    entry.roem = score - entry.points - entry.bonus;
  }
  return entries;
}

// SV Bedum, "Mars of pit": "men dient de bonus (roem) apart te vermelden op de scorekaart".
bool IsBonusApart(const Rules& rules) { return rules.pit == club::BedumEvening().rules.pit; }

std::string NameAt(const club::TableResult& table, Seat seat) {
  const auto place = Index(seat);
  const std::string& substitute = table.substitutes[place];
  return table.players[place] + (substitute.empty() ? "" : " (" + substitute + ")");
}

// Who sit there; lines to write on if nobody knows yet.
void WriteNames(const Pen& pen, const club::TableResult* table, double width) {
  // Partners above each other.
  constexpr std::array<Seat, kSeats> kOrder = {Seat::kNorth, Seat::kSouth, Seat::kEast,
                                               Seat::kWest};
  for (std::size_t i = 0; i < kSeats; ++i) {
    const double x = i < 2 ? 0 : width / 2;
    const double y = i % 2 == 0 ? 0 : 6;
    pen.Write(Say("$0:", "$0:", SeatMessage(kOrder[i])), x, y, {.bold = true});
    if (table == nullptr || NameAt(*table, kOrder[i]).empty()) {
      pen.Line(x + 16, y + 0.5, x + width / 2 - 5, y + 0.5, true);
    } else {
      pen.Write(NameAt(*table, kOrder[i]), x + 16, y, {.size = 10, .most = width / 2 - 20});
    }
  }
}

// The columns of a side, from `first` on.
struct SideColumns {
  std::size_t first;
  bool has_bonus;  // of its own

  void Write(const DrawnTable& table, std::size_t row, const TallyEntry& entry) const {
    const Points roem = has_bonus ? entry.roem : entry.roem + entry.bonus;
    table.Write(row, first, std::to_string(entry.points.count()));
    if (roem == Points(0)) {
      table.Strike(row, first + 1);
    } else {
      table.Write(row, first + 1, std::to_string(roem.count()));
    }
    if (has_bonus && entry.bonus != Points(0)) {
      table.Write(row, first + 2, std::to_string(entry.bonus.count()));
    }
  }
};

constexpr double kTallyHead = 31;
constexpr double kTallyFoot = 20;
constexpr int kMostOfHalfPage = 16;

constexpr std::array<std::array<Phrase, 3>, 2> kHeads = {
    {{{{"N-S points", "N-Z punten"}, {"N-S roem", "N-Z roem"}, {"N-S pit", "N-Z pit"}}},
     {{{"E-W points", "O-W punten"}, {"E-W roem", "O-W roem"}, {"E-W pit", "O-W pit"}}}}};
constexpr std::array<Phrase, 2> kTogether = {
    {{"N-S, roem included:", "N-Z, met roem:"}, {"E-W, roem included:", "O-W, met roem:"}}};

// `boompje` is 0 where there is none.
void WriteTally(const Pen& pen, double width, double height, const PaperData& data, int boompje,
                int number, const club::TableResult* known) {
  pen.Write(boompje == 0 ? Say("Table $0", "Tafel $0", number)
                         : Say("Boompje $0 · table $1", "Boompje $0 · tafel $1", boompje, number),
            0, 9, {.size = 14, .bold = true});
  pen.Write(data.title, width, 9,
            {.align = TextAlign::kRight, .most = width / 2, .ink = Ink::kGrey});
  WriteNames(pen.At(0, 18), known, width);
  const bool apart = IsBonusApart(data.rules);
  std::vector<TableColumn> columns = {{Phrase{"Deal", "Spel"}, 12},
                                      {Phrase{"Dealer", "Gever"}, 16},
                                      {Phrase{"Plays", "Speelt"}, 18},
                                      {Phrase{"Trump", "Troef"}, 18}};
  const double rest = (width - 64) / 2;
  for (const auto& heads : kHeads) {
    columns.push_back({heads[0], rest * (apart ? 0.4 : 0.5)});
    columns.push_back({heads[1], rest * (apart ? 0.35 : 0.5)});
    if (apart) columns.push_back({heads[2], rest * 0.25});
  }
  const auto deals = static_cast<std::size_t>(data.boards);
  const double row =
      std::min(7.0, (height - kTallyHead - kTallyFoot) / static_cast<double>(deals + 2));
  const DrawnTable table(pen.At(0, kTallyHead), std::move(columns), deals + 1, row);
  const std::array<SideColumns, 2> sides = {{{4, apart}, {apart ? 7U : 6U, apart}}};
  std::array<TallyEntry, 2> sums;
  const std::size_t played = known == nullptr ? 0 : std::min(deals, known->deals.size());
  for (std::size_t i = 0; i < deals; ++i) {
    table.Write(i, 0, std::to_string(i + 1));
    table.Write(i, 1, SeatLetterMessage(DealerOfBoard(i + 1)));
    if (i >= played) continue;
    const DealTotals& deal = known->deals[i];
    const auto scored = ScoreTotals(deal, data.rules);
    if (!scored) continue;
    if (!deal.Offenders()) {
      table.Write(
          i, 2, deal.declarers == Side::kNorthSouth ? Phrase{"N-S", "N-Z"} : Phrase{"E-W", "O-W"});
    }
    const auto entries = EntriesOf(*scored, deal, data.rules);
    for (std::size_t side = 0; side < 2; ++side) {
      sides[side].Write(table, i, entries[side]);
      sums[side].points += entries[side].points;
      sums[side].roem += entries[side].roem;
      sums[side].bonus += entries[side].bonus;
    }
  }
  table.Write(deals, 0, Phrase{"Sum", "Som"}, true);
  const double foot = kTallyHead + table.bottom();
  for (std::size_t side = 0; side < 2; ++side) {
    const auto place = static_cast<double>(side);
    std::optional<Points> total;
    if (played == deals) {
      sides[side].Write(table, deals, sums[side]);
      total = sums[side].points + sums[side].roem + sums[side].bonus;
    }
    if (known != nullptr && known->totals) total = (*known->totals)[side];
    const double x = width / 2 * place;
    pen.Write(kTogether[side], x, foot + 7.5, {.size = 10, .bold = true});
    if (total) {
      pen.Write(std::to_string(total->count()), x + 46, foot + 7.5, {.size = 12, .bold = true});
    } else {
      pen.Line(x + 46, foot + 8, x + width / 2 - 8, foot + 8, true);
    }
  }
  const Message note =
      apart ? Phrase{"Roem in figures; if a side has none, a stroke through its box. Pit stands "
                     "apart.",
                     "Roem in cijfers; heeft een partij er geen, een streep door het vakje. Pit "
                     "staat apart."}
            : Phrase{"Roem in figures; if a side has none, a stroke through its box. Pit and "
                     "penalties are written under roem.",
                     "Roem in cijfers; heeft een partij er geen, een streep door het vakje. Mars "
                     "en straf staan bij de roem."};
  pen.Write(note, 0, foot + 13.5, {.size = 7, .most = width, .ink = Ink::kGrey});
}

}  // namespace

Drawing TallySheets(const PaperData& data) {
  Drawing drawing = {.title = Phrase{"Score sheets", "Scorelijsten"}};
  Cards cards(drawing, 1, data.boards <= kMostOfHalfPage ? 2 : 1);
  const auto write = [&](int boompje, int number, const club::TableResult* table) {
    for (int i = 0; i < data.copies; ++i) {
      WriteTally(cards.Next(), cards.width(), cards.height(), data, boompje, number, table);
    }
  };
  for (std::size_t i = 0; i < data.boompjes.size(); ++i) {
    for (std::size_t j = 0; j < data.boompjes[i].tables.size(); ++j) {
      write(data.first_boompje + static_cast<int>(i), static_cast<int>(j) + 1,
            &data.boompjes[i].tables[j]);
    }
  }
  if (data.boompjes.empty()) {
    for (int number = 1; number <= data.tables; ++number) write(0, number, nullptr);
  }
  return drawing;
}

}  // namespace jasnel::paper
