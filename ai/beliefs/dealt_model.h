// How likely four hands are where cards are dealt by hand, and what that makes of a contract.
#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/dealt.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a table makes of deals, by a model of the lengths of suits: the log odds of four hands, as
/// they are dealt there against at random, are a sum of a weight for the shape of each hand, such
/// as 4-3-1-0, and one for each suit and two hands, times the product of their lengths. Both are
/// fitted to deals of such a table, as DealtHands makes them, and to random ones
/// (docs/research/dealing.md).
class DealtModel {
 public:
  /// A straight line.
  struct Line {
    double constant = 0;
    double slope = 1;
  };

  /// Takes some tenths of a second. Dealt at random it changes nothing, and costs nothing.
  DealtModel(const Dealt& dealt, const Rules& rules);

  /// How likely such hands are there, against at random, up to a constant factor: above 0, and 1
  /// for the likeliest of some thousands of deals. Dealt at random it is 1.
  double Likelihood(const Hands& hands, Seat dealer) const;

  /// What a chance to make a contract becomes that is right for random deals, with open hands or as
  /// players reach it. A chance of 0 or 1 stays that.
  double Makes(double makes) const;

  /// The same for an expected score of the declaring side, in points, with open hands.
  double Score(double score) const { return score_.constant + score_.slope * score; }

  /// The same for what players reach, who do not lose all that open hands lose.
  double PlayedScore(double score) const {
    const double more = Score(score) - score;
    return score + (more < 0 ? 0.75 * more : more);
  }

 private:
  double LogOdds(const Hands& hands, Seat dealer) const;

  double most_ = 0;  // of the log odds
  std::array<double, 15> of_shape_{};
  std::array<double, 6> of_product_{};  // of the lengths of two hands
  Line makes_;                          // in log odds
  Line score_;
};

/// The model, made once for each such table and kept.
std::shared_ptr<const DealtModel> DealtModelOf(const Dealt& dealt, const Rules& rules);

}  // namespace jasnel
