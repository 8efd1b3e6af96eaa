// Results of comparison matches, and what comes of them as numbers and text.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "jasnel/comparison.h"

namespace jasnel::testing {

using Results = std::vector<BoardResult>;
using Numbers = std::vector<std::int64_t>;

inline constexpr std::size_t kNorthSouth = 0;
inline constexpr std::size_t kEastWest = 1;

inline BoardResult Played(std::uint64_t board, const std::string& ns, const std::string& ew,
                          int ns_score, int ew_score) {
  BoardResult result;
  result.board = board;
  result.pairs = {ns, ew};
  result.scores = {Points(ns_score), Points(ew_score)};
  return result;
}

inline BoardResult Cancelled(std::uint64_t board, const std::string& ns, const std::string& ew) {
  BoardResult result;
  result.board = board;
  result.pairs = {ns, ew};
  return result;
}

inline BoardResult InGroup(const std::string& group, BoardResult result) {
  result.group = group;
  return result;
}

/// One board with these North-South scores, of the pairs a, b, c ... against A, B, C ...
inline Results OneBoard(const std::vector<int>& scores) {
  Results results;
  char letter = 'a';
  for (const int score : scores) {
    const std::string ns(1, letter);
    const std::string ew(1, static_cast<char>(letter - 'a' + 'A'));
    results.push_back(Played(1, ns, ew, score, 162 - score));
    ++letter;
  }
  return results;
}

/// A comparison of good results.
inline Comparison Compared(const Results& results, Movement movement = Movement::kSchevenings) {
  const auto comparison = Compare(results, movement);
  EXPECT_TRUE(comparison.ok()) << comparison.error().message;
  return comparison.ok() ? *comparison : Comparison{};
}

/// The match points of each result.
inline Numbers MatchPoints(const Results& results, std::size_t side = kNorthSouth) {
  Numbers points;
  for (const auto& result : Compared(results).results) points.push_back(result[side].match_points);
  return points;
}

/// A ranking as `1 a, 2 b, 2 c`.
inline std::string TextOf(const PairRanking& ranking, int Standing::*place = &Standing::place) {
  std::string text;
  for (const Standing& standing : ranking.standings) {
    text += (text.empty() ? "" : ", ") + std::to_string(standing.*place) + " " + standing.pair;
  }
  return text;
}

inline std::string Ranking(const Results& results, std::size_t side = kNorthSouth) {
  const auto comparison = Compared(results);
  return side < comparison.rankings.size() ? TextOf(comparison.rankings[side]) : "";
}

inline Standing StandingOf(const std::string& pair, const Results& results,
                           std::size_t side = kNorthSouth) {
  const auto comparison = Compared(results);
  for (const Standing& standing : comparison.rankings.at(side).standings) {
    if (standing.pair == pair) return standing;
  }
  ADD_FAILURE() << "no pair " << pair;
  return {};
}

/// Place, match points, what could be had, penalty, tops, play points, boards.
using Figures = std::array<std::int64_t, 7>;

inline Figures FiguresOf(const std::string& pair, const Results& results,
                         std::size_t side = kNorthSouth) {
  const Standing s = StandingOf(pair, results, side);
  return {s.place, s.match_points, s.most_match_points, s.penalty, s.tops, s.play_points, s.boards};
}

/// What is wrong with the results; empty if nothing is.
inline std::string ErrorOf(const Results& results, Movement movement = Movement::kSchevenings) {
  const auto comparison = Compare(results, movement);
  return comparison ? "" : comparison.error().message;
}

}  // namespace jasnel::testing
