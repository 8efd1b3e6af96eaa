#include "tools/comparison_text.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "tools/bench_figures.h"
#include "tools/columns.h"
#include "tools/score_sheet.h"
#include "tools/words.h"

namespace jasnel {
namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr const char* kExplanation =
    "Place: by match points, then tops, then play points; who is equal in all shares a place.\n"
    "%: of the match points that the best scores on the same boards would have brought.\n"
    "Tops: boards on which no score of the direction was higher. Boards: those played.\n";

std::string Heading(Side side) { return SideName(side, Language::kEnglish); }

// What was taken off, as `-1`; nothing where nothing was.
std::string TakenOff(std::int64_t penalty) {
  return penalty == 0 ? "" : "-" + std::to_string(penalty);
}

std::string Table(const Rows& rows, const std::vector<Align>& columns) {
  return FormatTable(rows, columns, "  ");
}

std::string Sheet(const ScoreSheet& sheet) {
  const bool penalties = std::any_of(sheet.lines.begin(), sheet.lines.end(),
                                     [](const ScoreLine& line) { return line.penalty != 0; });
  Rows rows = {{"Pair", "Against", "Score", "M.P."}};
  if (penalties) rows.front().push_back("Penalty");
  for (const ScoreLine& line : sheet.lines) {
    rows.push_back({std::string(line.pair), std::string(line.against),
                    line.score ? std::to_string(line.score->count()) : "-",
                    line.points ? std::to_string(line.points->match_points) : "-"});
    if (penalties) rows.back().push_back(TakenOff(line.penalty));
  }
  return "Board " + std::to_string(sheet.board) + ", " + Heading(sheet.side) + "\n\n" +
         Table(rows, {Align::kLeft, Align::kLeft, Align::kRight, Align::kRight, Align::kRight}) +
         "\n";
}

std::string Ranking(Side side, const std::vector<Standing>& ranking) {
  const bool penalties = std::any_of(ranking.begin(), ranking.end(), [](const Standing& standing) {
    return standing.penalty != 0;
  });
  Rows rows = {{"Place", "Pair", "Match points", "%", "Tops", "Play points", "Boards"}};
  if (penalties) rows.front().push_back("Penalty");
  for (const Standing& standing : ranking) {
    const auto percent = Percent(standing);
    rows.push_back({std::to_string(standing.place), standing.pair,
                    std::to_string(standing.match_points), percent ? Fixed(*percent, 1) : "-",
                    std::to_string(standing.tops), std::to_string(standing.play_points),
                    std::to_string(standing.boards)});
    if (penalties) rows.back().push_back(TakenOff(standing.penalty));
  }
  return Heading(side) + "\n\n" +
         Table(rows, {Align::kRight, Align::kLeft, Align::kRight, Align::kRight, Align::kRight,
                      Align::kRight, Align::kRight, Align::kRight}) +
         "\n";
}

}  // namespace

std::string ScoreSheets(std::span<const BoardResult> results, const Comparison& comparison) {
  std::string text;
  for (const ScoreSheet& sheet : MakeScoreSheets(results, comparison)) text += Sheet(sheet);
  return text;
}

std::string Rankings(const Comparison& comparison) {
  std::string text;
  bool penalties = false;
  for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
    const auto& ranking = comparison[static_cast<std::size_t>(Index(side))].ranking;
    text += Ranking(side, ranking);
    for (const Standing& standing : ranking) penalties |= standing.penalty != 0;
  }
  text += kExplanation;
  if (penalties) text += "Penalty: taken off already.\n";
  return text;
}

}  // namespace jasnel
