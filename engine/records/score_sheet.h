// The score sheet for one board in one direction.
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

/// A line of a score sheet. The names refer to the results.
struct ScoreLine {
  std::string_view pair;
  std::string_view against;
  std::optional<Points> total;  ///< roem included; empty if the board was cancelled
  std::optional<Points> roem;   ///< included in `total`; empty if unknown or cancelled
  ResultPoints points;
  Award award;  ///< replaces the match points for the total
  int penalty = 0;
  int bonus = 0;
};

struct ScoreSheet {
  std::string_view group;  ///< empty if there is only one group
  std::uint64_t board = 0;
  Side side = Side::kNorthSouth;
  std::vector<ScoreLine> lines;  ///< sorted by the names of the pairs
};

/// The sheets of all boards, by group and then by number, for each North-South and then East-West.
std::vector<ScoreSheet> MakeScoreSheets(std::span<const BoardResult> results,
                                        const Comparison& comparison);

/// The match points of a pair as a percentage of those available, to one decimal; nothing if none
/// were available.
std::optional<double> Percent(const Standing& standing);

}  // namespace jasnel
