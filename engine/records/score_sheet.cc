#include "engine/records/score_sheet.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/records/record.h"

namespace jasnel {
namespace {

ScoreLine LineOf(const BoardResult& result, const std::array<ResultPoints, 2>& points, Side side) {
  const auto own = static_cast<std::size_t>(Index(side));
  ScoreLine line;
  line.pair = result.pairs[own];
  line.against = result.pairs[1 - own];
  if (result.scores) line.total = (*result.scores)[own];
  if (const auto roem = RoemOf(result)) line.roem = (*roem)[own];
  line.points = points[own];
  line.award = AwardOf(result, side);
  line.penalty = result.penalties[own];
  line.bonus = result.bonuses[own];
  return line;
}

struct BoardOrder {
  using Board = std::pair<std::string_view, std::uint64_t>;

  bool operator()(const Board& a, const Board& b) const {
    if (a.first != b.first) return NamesInOrder(a.first, b.first);
    return a.second < b.second;
  }
};

}  // namespace

std::vector<ScoreSheet> MakeScoreSheets(std::span<const BoardResult> results,
                                        const Comparison& comparison) {
  std::map<BoardOrder::Board, std::vector<std::size_t>, BoardOrder> boards;
  for (std::size_t i = 0; i < results.size(); ++i) {
    boards[{results[i].group, results[i].board}].push_back(i);
  }
  std::vector<ScoreSheet> sheets;
  for (const auto& [board, places] : boards) {
    for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
      ScoreSheet& sheet = sheets.emplace_back(ScoreSheet{board.first, board.second, side, {}});
      for (const std::size_t i : places) {
        sheet.lines.push_back(LineOf(results[i], comparison.results[i], side));
      }
      std::sort(sheet.lines.begin(), sheet.lines.end(), [](const ScoreLine& a, const ScoreLine& b) {
        return NamesInOrder(a.pair, b.pair);
      });
    }
  }
  return sheets;
}

std::optional<double> Percent(const Standing& standing) {
  if (standing.most_match_points == 0) return std::nullopt;
  return RoundedPoints(100.0 * static_cast<double>(standing.match_points) /
                       static_cast<double>(standing.most_match_points));
}

}  // namespace jasnel
