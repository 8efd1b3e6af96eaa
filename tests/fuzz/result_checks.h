// What holds for results of boards, however they were read.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "engine/requests/result_fields.h"
#include "jasnel/comparison.h"
#include "tests/fuzz/checks.h"

namespace jasnel::fuzz {

/// The lines that are not empty, without the blanks around them.
inline std::vector<std::string_view> LinesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = Trim(text.substr(0, end));
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

/// What the fields say, if they say a result.
inline void AddResult(const ResultFields& fields, std::vector<BoardResult>& results) {
  auto result = ToBoardResult(fields);
  if (!result) return CheckError(result.error());
  Require(!result->roem || result->scores, "a cancelled board has no roem", result->pairs[0]);
  results.push_back(std::move(result).value());
}

inline void CheckComparison(const std::vector<BoardResult>& results, Movement movement) {
  const auto comparison = Compare(results, movement);
  if (!comparison) return CheckError(comparison.error());
  // Match points are neither made nor lost: a board at n tables brings n(n + 1) where nothing was
  // awarded, and each pair has those of its results.
  using Board = std::pair<std::string, std::uint64_t>;
  for (const std::size_t side : {0, 1}) {
    std::map<Board, std::pair<std::int64_t, std::int64_t>> boards;  // tables and match points
    std::set<Board> awarded;
    for (std::size_t i = 0; i < results.size(); ++i) {
      const Board board = {results[i].group, results[i].board};
      const ResultPoints& points = comparison->results[i][side];
      auto& [tables, sum] = boards[board];
      ++tables;
      sum += points.match_points;
      const Award award = AwardOf(results[i], side == 0 ? Side::kNorthSouth : Side::kEastWest);
      if (award.kind != Award::Kind::kNone) awarded.insert(board);
    }
    for (const auto& [board, counts] : boards) {
      const auto& [tables, sum] = counts;
      if (awarded.contains(board)) continue;
      Require(sum == tables * (tables + 1), "a board brings all its match points", board.first);
    }
  }
  std::int64_t given = 0;
  for (std::size_t i = 0; i < results.size(); ++i) {
    for (const std::size_t side : {0, 1}) {
      given += comparison->results[i][side].match_points + results[i].bonuses[side] -
               results[i].penalties[side];
    }
  }
  int first = 0;
  for (const PairRanking& ranking : comparison->rankings) {
    Require(!ranking.standings.empty(), "a ranking has pairs", ranking.group);
    Require(ranking.standings.front().place == 1, "somebody is first", ranking.group);
    for (const Standing& standing : ranking.standings) {
      given -= standing.match_points;
      first += standing.overall == 1 ? 1 : 0;
    }
  }
  Require(given == 0, "pairs have the match points of their results", "");
  Require(first > 0 || results.empty(), "somebody is first of all", "");
}

/// Those that can stand together, compared in both systems.
inline void CheckComparisons(const std::vector<BoardResult>& results) {
  for (const Movement movement : {Movement::kSchevenings, Movement::kHowell}) {
    ResultChecker checker(movement);
    std::vector<BoardResult> right;
    for (const BoardResult& result : results) {
      if (const auto error = checker.Check(result)) {
        CheckError(*error);
      } else {
        right.push_back(result);
      }
    }
    CheckComparison(right, movement);
  }
}

}  // namespace jasnel::fuzz
