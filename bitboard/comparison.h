// Comparison matches: the same boards at several tables, the results turned into match points.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bitboard/points.h"
#include "bitboard/result.h"
#include "bitboard/seat.h"

namespace jasnel {

/// What a score may be at most, far above what a deal can bring.
inline constexpr Points kMostScore{9999};
/// How many match points may be taken off for one result.
inline constexpr int kMostPenalty = 999;

/// A board as it was played at one table. Arrays are by side: North-South, East-West.
struct BoardResult {
  std::uint64_t board = 0;  ///< its number
  /// Names. A pair is the same in all results of a direction that have its name; the same name in
  /// the other direction is another pair.
  std::array<std::string, 2> pairs;
  /// The play points that each side wrote down, roem included, from 0 to `kMostScore`: "Totaal" of
  /// the score sheet, NKF 1976, second part, art. 12. Nothing where the board was cancelled at this
  /// table (art. 14, 15, 17): then it is not compared and counts as not played.
  std::optional<std::array<Points, 2>> scores;
  /// Match points taken off (art. 13, 14, 20), from 0 to `kMostPenalty`, also of a cancelled board.
  std::array<int, 2> penalties{};
};

/// What one result brings a side.
struct ResultPoints {
  std::int64_t match_points = 0;  ///< without the penalty
  bool top = false;               ///< no score of this board and direction is higher

  friend bool operator==(const ResultPoints&, const ResultPoints&) = default;
};

/// How a pair did in all.
struct Standing {
  std::string pair;
  int place = 0;                       ///< from 1; equal pairs share the best of their places
  std::int64_t match_points = 0;       ///< penalties taken off, so it may be negative
  std::int64_t most_match_points = 0;  ///< what the best score on each of its boards would bring
  std::int64_t penalty = 0;            ///< what was taken off
  std::int64_t tops = 0;
  std::int64_t play_points = 0;
  std::int64_t boards = 0;  ///< played, without those that were cancelled

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// One direction: all results of the pairs that sat there.
struct DirectionComparison {
  std::vector<std::optional<ResultPoints>> results;  ///< as given; nothing where cancelled
  std::vector<Standing> ranking;  ///< best first; within a shared place by name, 2 before 10

  friend bool operator==(const DirectionComparison&, const DirectionComparison&) = default;
};

/// By side: the ranking of those who sat North-South, and of those who sat East-West.
using Comparison = std::array<DirectionComparison, 2>;

/// Tells which results cannot be compared, one by one.
class ResultChecker {
 public:
  /// What is wrong with `result`: a name is empty, a score or a penalty is out of its range, or one
  /// of the pairs has a result of that board and direction already. Nothing if it is right; then it
  /// counts for the results that follow.
  std::optional<Error> Check(const BoardResult& result);

 private:
  std::array<std::set<std::pair<std::uint64_t, std::string>>, 2> played_;
};

/// Compares results in the Schevenings system: the North-South scores of a board with each other,
/// the East-West scores with each other, and two rankings. NKF 1976, second part.
///
/// Match points, art. 18: of n scores the lowest brings 2, then 4, 6, ... 2n. Equal scores share
/// the mean of theirs, which is always a whole number: that of 2p, 2p+2, ... 2q is p + q. A board
/// with one result brings 2.
///
/// Ranking, art. 19: by match points, then by tops, then by play points, else ex aequo. A top is
/// the highest score of a board in its direction. Where several share it, each has a top, and a
/// score that is compared with none is one too (ours: the article speaks of "een hoogste score").
/// Penalties change match points only, neither tops nor play points (ours).
///
/// The order of the results changes nothing. The error is the first that `ResultChecker` finds.
Result<Comparison> Compare(std::span<const BoardResult> results);

}  // namespace jasnel
