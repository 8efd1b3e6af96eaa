// Comparison matches: the same boards at several tables, the results turned into match points.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "jasnel/points.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a side can write down at most: 162 points, and roem of 900, more than eight tricks can
/// hold.
inline constexpr Points kMostScore{1062};
/// How many match points may be taken off or added for one result, or given for it.
inline constexpr int kMostPenalty = 999;

/// How pairs move from table to table, NKF 1976, terms.
enum class Movement : std::uint8_t {
  kSchevenings,  ///< a pair keeps its direction: a ranking of each
  kHowell,       ///< pairs sit both ways: one ranking over both
};

/// What the director gives a side in place of the match points of its score.
struct Award {
  enum class Kind : std::uint8_t {
    kNone,
    /// Half of what could be had, art. 15, 16 and 21 ("Gemiddelde score: De helft van het aantal
    /// matchpunten dat een deelnemer kan behalen").
    kAverage,
    kLowest,       ///< as the lowest score of the board, art. 14, 15 and 17
    kMatchPoints,  ///< so many, art. 20
  };
  Kind kind = Kind::kNone;
  int match_points = 0;  ///< of `kMatchPoints`, from 0 to `kMostPenalty`

  friend bool operator==(const Award&, const Award&) = default;
};

/// A board as it was played at one table. Arrays are by side: North-South, East-West.
struct BoardResult {
  std::string group;        ///< its name; empty where there is one group only
  std::uint64_t board = 0;  ///< its number
  /// Names. A pair is the same in all results of a group, and of a direction in the Schevenings
  /// system, that have its name.
  std::array<std::string, 2> pairs;
  /// The play points that each side wrote down, roem included: "Totaal" of the score sheet, NKF
  /// 1976, second part, art. 12. Nothing where the board was cancelled at this table (art. 14 to
  /// 17).
  std::optional<std::array<Points, 2>> scores;
  /// The roem in them, where it is told apart.
  std::optional<std::array<Points, 2>> roem;
  std::array<Award, 2> awards{};
  /// Match points taken off (art. 13, 14, 20) and added (art. 20, 21), from 0 to `kMostPenalty`.
  std::array<int, 2> penalties{};
  std::array<int, 2> bonuses{};
};

/// What takes the place of a score in the comparison: the award, if there is one. Where the board
/// was cancelled and the director says nothing, a side with a penalty is the offender and gets the
/// lowest (art. 14: "voor hen wordt de laagste notering op dat spel aangenomen"), a side without
/// the average (art. 15, 21).
Award AwardOf(const BoardResult& result, Side side);

/// The roem of each side: as it is told, or where the total leaves no doubt. There is none in a
/// total of 162, and who wrote down nothing has lost all to the other side. Nothing where it is not
/// known, or the board was cancelled.
std::optional<std::array<Points, 2>> RoemOf(const BoardResult& result);

/// What one result brings a side.
struct ResultPoints {
  std::int64_t match_points = 0;  ///< without penalty and bonus
  bool top = false;               ///< compared, and no score of this board and direction is higher

  friend bool operator==(const ResultPoints&, const ResultPoints&) = default;
};

/// How a pair did in all.
struct Standing {
  std::string pair;
  int place = 0;    ///< in its ranking, from 1; equal pairs share the best of their places
  int overall = 0;  ///< the same among the pairs of all rankings
  std::int64_t match_points = 0;       ///< penalties taken off, so it may be negative
  std::int64_t most_match_points = 0;  ///< what the best score on each of its boards would bring
  std::int64_t penalty = 0;            ///< what was taken off
  std::int64_t bonus = 0;              ///< what was added
  std::int64_t tops = 0;
  std::int64_t play_points = 0;
  std::int64_t boards = 0;  ///< played, without those that were cancelled

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// The pairs that are ranked together.
struct PairRanking {
  std::string group;
  std::optional<Side> side;         ///< nothing in the Howell system
  std::vector<Standing> standings;  ///< best first; within a shared place by name, 2 before 10

  friend bool operator==(const PairRanking&, const PairRanking&) = default;
};

struct Comparison {
  std::vector<std::array<ResultPoints, 2>> results;  ///< as given, by side
  std::vector<PairRanking> rankings;  ///< by the names of groups, North-South before East-West

  friend bool operator==(const Comparison&, const Comparison&) = default;
};

/// Tells which results cannot be compared, one by one.
class ResultChecker {
 public:
  explicit ResultChecker(Movement movement = Movement::kSchevenings) : movement_(movement) {}

  /// What is wrong with `result`: a name is empty; a penalty, a bonus or an award is out of its
  /// range; scores that no deal brings; or one of the pairs has a result of that board already (in
  /// the Schevenings system: in that direction). Nothing if it is right; then it counts for the
  /// results that follow.
  ///
  /// A deal has 162 points, and roem in twenties, fifties and hundreds: so both sides together have
  /// 162, 182, or 202 and tens more. A revoke brings 100 as roem does (art. 13 of the first part).
  std::optional<Error> Check(const BoardResult& result);

 private:
  // Group, board, direction (one for both in the Howell system) and pair.
  using Key = std::tuple<std::string, std::uint64_t, std::size_t, std::string>;

  Key KeyOf(const BoardResult& result, std::size_t side) const;

  Movement movement_;
  std::set<Key> played_;
};

/// Compares the North-South scores of a board in a group with each other, and the East-West scores
/// with each other. NKF 1976, second part.
///
/// Match points, art. 18: of n scores the lowest brings 2, then 4, 6, ... 2n. Equal scores share
/// the mean of theirs, which is always a whole number: that of 2p, 2p+2, ... 2q is p + q. A board
/// with one result brings 2.
///
/// Awards: n counts all tables of the board. The average is n, the lowest 2 (1 where n is 1). Art.
/// 14 wants that a cancelled board costs nobody else: so all scores are higher than an award of the
/// lowest, and equal, for one match point each, to any other award, which is compared with no score
/// (ours).
///
/// Ranking, art. 19: by match points, then by tops, then by play points, else ex aequo; in the same
/// way over all groups and directions. A top is the highest score of a board in its direction.
/// Where several share it, each has a top, and a score that is compared with none is one too (ours:
/// the article speaks of "een hoogste score"). Penalties, bonuses and awards change match points
/// only, not play points; what has an award is no top (ours).
///
/// The order of the results changes nothing. The error is the first that `ResultChecker` finds, or
/// an award of more match points than the board can bring (art. 20).
Result<Comparison> Compare(std::span<const BoardResult> results,
                           Movement movement = Movement::kSchevenings);

}  // namespace jasnel
