// The score sheet of one board and direction.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "jasnel/comparison.h"
#include "jasnel/points.h"
#include "jasnel/seat.h"

namespace jasnel {

/// A line of a score sheet. Names belong to the results.
struct ScoreLine {
  std::string_view pair;
  std::string_view against;
  std::optional<Points> total;  ///< roem included; nothing where the board was cancelled
  std::optional<Points> roem;   ///< in it; nothing where that is not known either
  ResultPoints points;
  Award award;  ///< what was given in place of the points of the total
  int penalty = 0;
  int bonus = 0;
};

struct ScoreSheet {
  std::string_view group;  ///< empty where there is one group only
  std::uint64_t board = 0;
  Side side = Side::kNorthSouth;
  std::vector<ScoreLine> lines;  ///< by the names of the pairs
};

/// The sheets of all boards, by group and then by number, of each North-South and then East-West.
std::vector<ScoreSheet> MakeScoreSheets(std::span<const BoardResult> results,
                                        const Comparison& comparison);

/// What a pair has of the match points that could be had, in percent, to one decimal; nothing where
/// none could be had.
std::optional<double> Percent(const Standing& standing);

}  // namespace jasnel
