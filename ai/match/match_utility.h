// What a deal is worth to a side that wants to win the match.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "jasnel/match_standing.h"
#include "jasnel/rules.h"

namespace jasnel {

/// What a deal brings, as players of a rule set have it (tools/scripts/measure_match.py).
struct MatchScores {
  static constexpr int kStep = 10;  ///< points

  std::string_view preset;
  int deals;  ///< that were played
  int usual;  ///< points of both sides together, where both have some
  /// By what one side is ahead after the deal, in steps: how often, out of some total. Either side
  /// is as likely to be.
  std::array<std::uint16_t, 64> shares;
};

/// Those of the presets, in their order.
std::span<const MatchScores> AllMatchScores();

/// The scores of the preset that is nearest to the rules.
const MatchScores& MatchScoresOf(const Rules& rules);

/// Chances to win from where a match may stand, by induction from its end: a deal brings what
/// `scores` says.
class MatchChances {
 public:
  /// With any number of deals left, up to `most`.
  static MatchChances WithDeals(const MatchScores& scores, int most);

  /// Where the first to have so many points wins; who does when both have them, the rules say.
  static MatchChances ToPoints(const MatchScores& scores, BothOver both_over, int target);

  /// The chance with `deals` left, or none, of a side that is so much ahead.
  double WithLeft(int deals, double ahead) const;

  /// The chance of a side whose total was `own` and is so much more after a deal in which it wrote
  /// down `score` more than the other.
  double AfterDeal(int own, int theirs, double score) const;

  /// The chance before a deal.
  double Before(const MatchStanding& standing) const;

 private:
  // What one side may be ahead after a deal, and how likely that is; the other is as likely.
  struct Ahead {
    double score;
    double chance;
  };

  explicit MatchChances(const MatchScores& scores);
  double Between(double own, double theirs) const;

  std::vector<Ahead> deals_;
  int usual_;
  BothOver both_over_ = BothOver::kMost;
  int target_ = 0;
  int step_ = 0;   // of totals, in points
  int steps_ = 0;  // of totals; values are by own total, then by theirs
  std::vector<float> values_;
};

/// A standing, and what scores are worth from there. Use it in place of points: a search that finds
/// the best score of a deal in which all hands are seen has found the best chance as well, since
/// the chance never falls where the score rises, and a maximum of minima stays one under any such
/// function.
class MatchUtility {
 public:
  MatchUtility(const Rules& rules, const MatchStanding& standing);

  /// The chance to win the match if this deal brings the own side so much more than the other.
  /// Where points are counted up to a target, both sides' are taken to be the usual ones for that.
  double Of(double score) const {
    return standing_.target > 0 ? chances_->AfterDeal(standing_.own, standing_.theirs, score)
                                : chances_->WithLeft(standing_.deals - 1, standing_.own + score);
  }

  /// The chance before the deal.
  double Before() const { return chances_->Before(standing_); }

  /// What a point is worth near a score, as a chance; above 0.
  double PointNear(double score) const;

 private:
  MatchStanding standing_;
  std::shared_ptr<const MatchChances> chances_;
};

}  // namespace jasnel
