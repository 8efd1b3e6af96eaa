// Comparison matches: the same boards are played at several tables, and the results are turned into
// match points.
#pragma once

#include <array>
#include <cstddef>
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
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// More than a side can write down by any rules: 162, 1000 for pit, and all roem of tricks and
/// hands, twice and after all doublings.
inline constexpr Points kMaxScore{56'992};
/// The largest penalty, bonus or award of match points for one result.
inline constexpr int kMaxPenalty = 999;

/// How pairs move between tables: NKF 1976, terms.
enum class Movement : std::uint8_t {
  kSchevenings,  ///< pairs keep their direction: one ranking per direction
  kHowell,       ///< pairs sit in both directions: one ranking for both
};

/// What the director gives a side instead of match points for its score.
struct Award {
  enum class Kind : std::uint8_t {
    kNone,
    /// Half of the match points available, art. 15, 16 and 21 ("Gemiddelde score: De helft van het
    /// aantal matchpunten dat een deelnemer kan behalen").
    kAverage,
    kLowest,       ///< the same as the lowest score of the board, art. 14, 15 and 17
    kMatchPoints,  ///< a number of match points, art. 20
  };
  Kind kind = Kind::kNone;
  int match_points = 0;  ///< for `kMatchPoints`, from 0 to `kMaxPenalty`

  friend bool operator==(const Award&, const Award&) = default;
};

/// The result of a board at one table. Arrays are by side: North-South, East-West.
struct BoardResult {
  std::string group = {};   ///< its name; empty in all results if there is only one group
  std::uint64_t board = 0;  ///< board number
  /// Names of the pairs. The same name means the same pair throughout a group, and in the
  /// Schevenings system throughout a direction of a group. Capitals and the number of spaces make
  /// no other name, of a pair or of a group.
  std::array<std::string, 2> pairs = {};
  /// The play points that each side wrote down, roem included: "Totaal" on the score sheet, NKF
  /// 1976, second part, art. 12. Empty if the board was cancelled at this table (art. 14 to 17).
  std::optional<std::array<Points, 2>> scores = {};
  /// The roem included in them, if recorded separately.
  std::optional<std::array<Points, 2>> roem = {};
  std::array<Award, 2> awards{};
  /// Match points deducted (art. 13, 14, 20) and added (art. 20, 21), from 0 to `kMaxPenalty`.
  std::array<int, 2> penalties{};
  std::array<int, 2> bonuses{};
};

/// What replaces a score in the comparison: the award, if there is one. If the board was cancelled
/// without an award, a side with a penalty is the offender and gets the lowest (art. 14: "voor hen
/// wordt de laagste notering op dat spel aangenomen"); a side without one gets the average (art.
/// 15, 21).
Award AwardOf(const BoardResult& result, Side side);

/// The roem of each side: as recorded, or as far as it follows from the total. A total of 162 has
/// no roem, and if a side wrote down nothing, all roem is the other side's. Empty if the roem is
/// unknown or the board was cancelled.
std::optional<std::array<Points, 2>> RoemOf(const BoardResult& result);

/// The match points of one side for one result.
struct ResultPoints {
  std::int64_t match_points = 0;  ///< without penalties and bonuses
  bool top = false;               ///< the score was compared, and none on this board in this
                                  ///< direction is higher

  friend bool operator==(const ResultPoints&, const ResultPoints&) = default;
};

/// The overall result of a pair.
struct Standing {
  std::string pair = {};
  int place = 0;    ///< in its ranking, from 1; tied pairs share the highest of their places
  int overall = 0;  ///< the same among the pairs of all rankings
  std::int64_t match_points = 0;       ///< after penalties, so it may be negative
  std::int64_t most_match_points = 0;  ///< the match points for the best score on each of its
                                       ///< boards
  std::int64_t penalty = 0;            ///< match points deducted
  std::int64_t bonus = 0;              ///< match points added
  std::int64_t tops = 0;
  std::int64_t play_points = 0;
  std::int64_t boards = 0;  ///< boards played, without cancelled ones

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// Pairs that are ranked together.
struct PairRanking {
  std::string group = {};
  std::optional<Side> side = {};         ///< empty in the Howell system
  std::vector<Standing> standings = {};  ///< best first; within a shared place by name, 2 before 10

  friend bool operator==(const PairRanking&, const PairRanking&) = default;
};

struct Comparison {
  std::vector<std::array<ResultPoints, 2>> results = {};  ///< in the order of the input, by side
  std::vector<PairRanking> rankings = {};  ///< by group name, North-South before East-West

  friend bool operator==(const Comparison&, const Comparison&) = default;
};

/// Spells each group and each pair as in the first result with it.
void SpellNamesAlike(std::span<BoardResult> results, Movement movement);

/// The results without a group where others have one, by their indices, and the error of each.
std::vector<std::pair<std::size_t, Error>> WithoutGroup(std::span<const BoardResult> results);

/// Checks results one by one for errors that prevent a comparison.
class ResultChecker {
 public:
  /// `rules`: those by which the boards were played; without them, any preset may be, also with
  /// `nat=own`.
  explicit ResultChecker(Movement movement = Movement::kSchevenings,
                         const std::optional<Rules>& rules = std::nullopt)
      : movement_(movement), rules_(rules) {}

  /// What is wrong with `result`: an empty name; a penalty, bonus or award out of range; impossible
  /// scores; or a pair that already has a result for that board (in the Schevenings system: in that
  /// direction). Empty if it is correct; later results are then also checked against it.
  ///
  /// Scores are possible if there is a deal that brings them: a deal has 162 points, of which no
  /// side has 1, and roem in units of 20, 50 and 100, so both sides together have 162, 182, or 202
  /// plus a multiple of ten. Where one side has all of it, the points for pit or for a revoke may
  /// be among it: by most rules 100 more, as roem (art. 13 of the first part), but by those of SV
  /// Bedum 88 for pit, so that 250, 270 and so on are possible too. As nat pays all, the sides are
  /// never equal, unless by `nat=own`.
  std::optional<Error> Check(const BoardResult& result);

 private:
  // Group, board, direction (one for both in the Howell system) and pair.
  using Key = std::tuple<std::string, std::uint64_t, std::size_t, std::string>;

  Key KeyOf(const BoardResult& result, std::size_t side) const;

  Movement movement_;
  std::optional<Rules> rules_;
  std::set<Key> played_;
};

/// Compares the North-South scores of each board within a group with each other, and the East-West
/// scores in the same way. NKF 1976, second part.
///
/// Match points, art. 18: of n scores the lowest gets 2, the next 4, then 6, ... 2n. Equal scores
/// share the mean of their match points, which is always a whole number: the mean of 2p, 2p+2, ...
/// 2q is p + q. A board with a single result gets 2.
///
/// Awards: n counts all tables of the board. The average is n, the lowest 2 (1 if n is 1). By art.
/// 14 a cancelled board must cost nobody else anything, so every score is higher than a `kLowest`
/// award and ties, for one match point each, with any other award, which itself is compared with no
/// score (our reading).
///
/// Ranking, art. 19: by match points, then tops, then play points; pairs still tied share a place.
/// The ranking over all groups and directions works in the same way. A top is the highest score of
/// a board in its direction. If several scores share it, each is a top, and so is a score that is
/// compared with no other (our reading: the article speaks of "een hoogste score"). Penalties,
/// bonuses and awards change match points only, not play points; a result with an award is no top
/// (our reading).
///
/// `rules` are those by which the boards were played, and only tell which scores there can be;
/// without them, as in `ResultChecker`. The order of the results does not matter. The error is the
/// first that `ResultChecker` finds, a result of `WithoutGroup`, or an award of more match points
/// than the board allows (art. 20).
Result<Comparison> Compare(std::span<const BoardResult> results,
                           Movement movement = Movement::kSchevenings,
                           const std::optional<Rules>& rules = std::nullopt);

}  // namespace jasnel
