// Papers with results of boards: score slips and the collective sheet.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard/dealing/deal_set.h"
#include "bitboard/text/characters.h"
#include "engine/paper/papers.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"

namespace jasnel::paper {
namespace {

// The score sheets of results, or those of a movement of which no results are in.
struct PaperSheets {
  std::vector<BoardResult> results;  // of a movement: who meet, without scores
  std::vector<ScoreSheet> sheets;    // refer to results
  bool filled = false;
};

constexpr std::string_view kGroupLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::vector<BoardResult> MeetingsOf(const PaperData& data) {
  std::vector<BoardResult> results;
  for (int group = 0; group < data.groups; ++group) {
    for (const club::MovementRound& round : data.movement.rounds) {
      for (const club::Meeting& one : round.meetings) {
        for (int i = 1; i <= data.per_round; ++i) {
          const int board = (one.set - 1) * data.per_round + i;
          if (data.boards > 0 && board > data.boards) break;
          BoardResult& result = results.emplace_back();
          result.group = GroupName(data, group);
          result.board = static_cast<std::uint64_t>(board);
          result.pairs = {std::to_string(one.north_south), std::to_string(one.east_west)};
        }
      }
    }
  }
  return results;
}

PaperSheets SheetsOf(const PaperData& data) {
  PaperSheets made;
  if (data.compared) {
    made.filled = true;
    made.sheets = MakeScoreSheets(data.compared->question.results, data.compared->comparison);
    return made;
  }
  made.results = MeetingsOf(data);
  Comparison none;
  none.results.resize(made.results.size());
  made.sheets = MakeScoreSheets(made.results, none);
  return made;
}

// `3 Anna & Bram`: with the name of a pair that is a number.
std::string PairWithName(const PaperData& data, std::string_view group, std::string_view pair) {
  int number = 0;
  const auto [end, fault] = std::from_chars(pair.data(), pair.data() + pair.size(), number);
  if (fault != std::errc() || end != pair.data() + pair.size()) return std::string(pair);
  const std::size_t letter = group.size() == 1 ? kGroupLetters.find(group) : 0;
  const std::string name =
      letter < kGroupLetters.size() ? PairName(data, static_cast<int>(letter), number) : "";
  return std::string(pair) + (name.empty() ? "" : " " + name);
}

Message SideOf(Side side) {
  return side == Side::kNorthSouth ? Phrase{"N-S", "N-Z"} : Phrase{"E-W", "O-W"};
}

// With what the director took off and added: `8 −2`.
std::string MatchPointsOf(const ScoreLine& line) {
  std::string text = std::to_string(line.points.match_points);
  if (line.penalty > 0) text += " −" + std::to_string(line.penalty);
  if (line.bonus > 0) text += " +" + std::to_string(line.bonus);
  return text;
}

enum SlipColumn : std::size_t { kPair, kAgainst, kScore, kRoem, kTotal, kMatchPoints };

void FillSlip(const DrawnTable& table, std::size_t row, const ScoreLine& line) {
  table.Write(row, kMatchPoints, MatchPointsOf(line), true);
  if (!line.total) {
    table.Write(row, kTotal, "–");
    return;
  }
  table.Write(row, kTotal, std::to_string(line.total->count()));
  if (!line.roem) return;
  table.Write(row, kScore, std::to_string((*line.total - *line.roem).count()));
  if (*line.roem == Points(0)) {
    table.Strike(row, kRoem);
  } else {
    table.Write(row, kRoem, std::to_string(line.roem->count()));
  }
}

// `Dealer: North`, and the suit that was turned, if the board is dealt and has one.
Message DutyOf(const PaperData& data, std::uint64_t board) {
  Seat dealer = DealerOfBoard(board);
  TurnedCards turned;
  for (std::size_t place = 0; place < data.deals.size(); ++place) {
    if (BoardAt(data.deals[place], place) != board) continue;
    dealer = DealerAt(data.deals[place], place);
    turned = data.deals[place].turned;
  }
  const Message told = Say("Dealer: $0", "Gever: $0", SeatMessage(dealer));
  if (turned.empty()) return told;
  Message suits;
  for (const Suit suit : turned.suits()) {
    suits =
        suits == Message() ? SuitMessage(suit) : Say("$0, $1", "$0, $1", suits, SuitMessage(suit));
  }
  if (turned.joker())
    suits = suits == Message() ? Message("joker") : Say("$0, joker", "$0, joker", suits);
  return Say("$0 · Turned: $1", "$0 · Gedraaid: $1", told, suits);
}

constexpr double kSlipHead = 22;
constexpr double kSlipFoot = 9;

}  // namespace

Drawing ScoreSlips(const PaperData& data) {
  Drawing drawing = {.title = Phrase{"Score slips", "Scorestaten"}};
  const PaperSheets made = SheetsOf(data);
  std::size_t most = 1;
  for (const ScoreSheet& sheet : made.sheets) most = std::max(most, sheet.lines.size());
  const double page = drawing.height() - 2 * kMargin;
  const double row = std::min(7.0, (page - kSlipHead - kSlipFoot) / static_cast<double>(most + 1));
  const double height = kSlipHead + row * static_cast<double>(most + 1) + kSlipFoot;
  Cards cards(drawing, 2, std::max(1, static_cast<int>(page / height)));
  for (const ScoreSheet& sheet : made.sheets) {
    const Pen pen = cards.Next();
    const double inner = cards.width() - 6;
    pen.Write(data.title, 3, 6, {.size = 7.5, .most = inner, .ink = Ink::kGrey});
    pen.Write(Say("Score $0", "Scorestaat $0", SideOf(sheet.side)), 3, 13,
              {.size = 13, .bold = true});
    pen.Write(Say("Board $0", "Spel $0", sheet.board), 3 + inner, 13,
              {.size = 13, .bold = true, .align = TextAlign::kRight});
    if (!sheet.group.empty()) {
      pen.Write(Say("Group $0", "Groep $0", std::string(sheet.group)), 3, 19,
                {.bold = true, .most = inner / 2});
    }
    pen.Write(DutyOf(data, sheet.board), 3 + inner, 19, {.align = TextAlign::kRight});
    const DrawnTable table(pen.At(3, kSlipHead),
                           {{Phrase{"Pair", "Paar"}, inner * 0.34, TextAlign::kLeft},
                            {Phrase{"Against", "Tegen"}, inner * 0.12},
                            {Phrase{"Score", "Score"}, inner * 0.13},
                            {Phrase{"Roem", "Roem"}, inner * 0.13},
                            {Phrase{"Total", "Totaal"}, inner * 0.14},
                            {Phrase{"M.P.", "M.P."}, inner * 0.14}},
                           sheet.lines.size(), row);
    for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
      const ScoreLine& line = sheet.lines[i];
      table.Write(i, kPair, PairWithName(data, sheet.group, line.pair), true);
      table.Write(i, kAgainst, std::string(line.against));
      if (made.filled) FillSlip(table, i, line);
    }
    pen.Write(Phrase{"Roem in figures, pit and penalties included; if there is none, a stroke.",
                     "Roem in cijfers, met mars en strafpunten; is er geen, een streep."},
              3, kSlipHead + table.bottom() + 4, {.size = 6.5, .most = inner, .ink = Ink::kGrey});
  }
  return drawing;
}

namespace {

// Pairs that are compared with each other.
struct PaperRanking {
  std::string_view group;
  std::optional<Side> side;
  std::set<std::uint64_t> boards = {};
  std::map<std::string_view, std::map<std::uint64_t, std::string>, decltype(&NamesInOrder)> pairs{
      &NamesInOrder};
  const PairRanking* ranking = nullptr;  // null without results
};

// With the match points of each pair by board; empty texts without results.
std::vector<PaperRanking> RankingsOf(const PaperData& data, const PaperSheets& made) {
  std::vector<PaperRanking> rankings;
  const bool howell = data.system == Movement::kHowell;
  for (const ScoreSheet& sheet : made.sheets) {
    const auto side = howell ? std::nullopt : std::optional(sheet.side);
    auto found = std::find_if(rankings.begin(), rankings.end(), [&](const PaperRanking& one) {
      return one.group == sheet.group && one.side == side;
    });
    if (found == rankings.end()) {
      found = rankings.insert(rankings.end(), {.group = sheet.group, .side = side});
    }
    found->boards.insert(sheet.board);
    for (const ScoreLine& line : sheet.lines) {
      found->pairs[line.pair][sheet.board] = made.filled ? MatchPointsOf(line) : "";
    }
  }
  if (!data.compared) return rankings;
  for (PaperRanking& one : rankings) {
    for (const PairRanking& ranking : data.compared->comparison.rankings) {
      if (ranking.group == one.group && ranking.side == one.side) one.ranking = &ranking;
    }
  }
  return rankings;
}

const Standing* StandingOf(const PaperRanking& ranking, std::string_view pair) {
  if (ranking.ranking == nullptr) return nullptr;
  for (const Standing& one : ranking.ranking->standings) {
    if (one.pair == pair) return &one;
  }
  return nullptr;
}

// `62.5`, in Dutch with a comma.
Message PercentText(double percent) {
  const long tenths = std::lround(percent * 10);
  return Say("$0.$1", "$0,$1", tenths / 10, tenths % 10);
}

constexpr std::size_t kBoardsOfPage = 28;

// Boards `first` and on, as many as a page has; the last page has the sums.
void WriteCollective(const PaperData& data, const PaperRanking& one,
                     const std::vector<std::uint64_t>& boards, std::size_t first,
                     Drawing& drawing) {
  const std::size_t end = std::min(boards.size(), first + kBoardsOfPage);
  const Pen pen(drawing.pages.emplace_back(), kMargin, kMargin);
  const double width = drawing.width() - 2 * kMargin;
  pen.Write(Phrase{"Collective sheet", "Verzamelstaat"}, 0, 6, {.size = 15, .bold = true});
  Message of = one.side ? SideOf(*one.side) : Message();
  if (!one.group.empty()) {
    const Message group = Say("group $0", "groep $0", std::string(one.group));
    of = of.english.empty() ? group : Say("$0, $1", "$0, $1", of, group);
  }
  pen.Write(of, 60, 6, {.size = 13, .bold = true});
  pen.Write(data.title, width, 6, {.align = TextAlign::kRight, .most = 120, .ink = Ink::kGrey});
  constexpr double kPairWidth = 58;
  constexpr double kSumWidth = 14;
  std::vector<TableColumn> columns = {{Phrase{"Pair", "Paar"}, kPairWidth, TextAlign::kLeft}};
  const double board_width =
      std::min(12.0, (width - kPairWidth - 4 * kSumWidth) /
                         static_cast<double>(std::max<std::size_t>(1, end - first)));
  for (std::size_t i = first; i < end; ++i) {
    columns.push_back({std::to_string(boards[i]), board_width});
  }
  const std::size_t sums = columns.size();
  const bool is_last = end == boards.size();
  if (is_last) {
    for (const Phrase& head : {Phrase{"M.P.", "M.P."}, Phrase{"%", "%"}, Phrase{"Tops", "Tops"},
                               Phrase{"Place", "Plaats"}}) {
      columns.push_back({head, kSumWidth});
    }
  }
  const double row = std::min(
      8.0, (drawing.height() - 2 * kMargin - 12) / static_cast<double>(one.pairs.size() + 1));
  const DrawnTable table(pen.At(0, 12), std::move(columns), one.pairs.size(), row);
  std::size_t at = 0;
  for (const auto& [pair, points] : one.pairs) {
    table.Write(at, 0, PairWithName(data, one.group, pair), true);
    for (std::size_t i = first; i < end; ++i) {
      const auto found = points.find(boards[i]);
      table.Write(at, i - first + 1, found == points.end() ? "–" : found->second);
    }
    if (const Standing* const standing = is_last ? StandingOf(one, pair) : nullptr) {
      table.Write(at, sums, std::to_string(standing->match_points), true);
      if (const auto percent = Percent(*standing)) table.Write(at, sums + 1, PercentText(*percent));
      table.Write(at, sums + 2, std::to_string(standing->tops));
      table.Write(at, sums + 3, std::to_string(standing->place), true);
    }
    ++at;
  }
}

}  // namespace

Drawing CollectiveSheets(const PaperData& data) {
  Drawing drawing = {.title = Phrase{"Collective sheet", "Verzamelstaat"}, .landscape = true};
  const PaperSheets made = SheetsOf(data);
  for (const PaperRanking& one : RankingsOf(data, made)) {
    const std::vector<std::uint64_t> boards(one.boards.begin(), one.boards.end());
    for (std::size_t first = 0; first < boards.size(); first += kBoardsOfPage) {
      WriteCollective(data, one, boards, first, drawing);
    }
  }
  return drawing;
}

}  // namespace jasnel::paper
