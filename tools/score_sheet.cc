#include "tools/score_sheet.h"

#include <algorithm>
#include <cstddef>
#include <map>

#include "bitboard/text.h"
#include "tools/bench_figures.h"

namespace jasnel {
namespace {

ScoreLine LineOf(const BoardResult& result, const std::optional<ResultPoints>& points, Side side) {
  const auto own = static_cast<std::size_t>(Index(side));
  ScoreLine line;
  line.pair = result.pairs[own];
  line.against = result.pairs[1 - own];
  if (result.scores) line.score = (*result.scores)[own];
  line.points = points;
  line.penalty = result.penalties[own];
  return line;
}

}  // namespace

std::vector<ScoreSheet> MakeScoreSheets(std::span<const BoardResult> results,
                                        const Comparison& comparison) {
  std::map<std::uint64_t, std::vector<std::size_t>> boards;
  for (std::size_t i = 0; i < results.size(); ++i) boards[results[i].board].push_back(i);
  std::vector<ScoreSheet> sheets;
  for (const auto& [board, places] : boards) {
    for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
      const DirectionComparison& direction = comparison[static_cast<std::size_t>(Index(side))];
      ScoreSheet& sheet = sheets.emplace_back(ScoreSheet{board, side, {}});
      for (const std::size_t i : places) {
        sheet.lines.push_back(LineOf(results[i], direction.results[i], side));
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
  return Rounded(100.0 * static_cast<double>(standing.match_points) /
                     static_cast<double>(standing.most_match_points),
                 1);
}

}  // namespace jasnel
