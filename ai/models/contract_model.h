// What a contract is worth when all four hands are known, without search: from an estimate of the
// points.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// How results follow from the points that `EstimatePoints` expects of the declaring side, minus
/// those of its opponents. training/contract_model.py fits the numbers to solved deals.
struct ContractWeights {
  /// Log odds: a line in the estimate.
  struct LogOdds {
    double constant;
    double slope;  ///< for 100 points
  };
  static constexpr int kKnots = 9;
  static constexpr int kStep = 50;  ///< points from a knot to the next; the middle one is at 0
  /// Values at the knots: straight lines between them, constant beyond the last.
  using Curve = std::array<double, kKnots>;

  /// Points written down, declarers minus opponents: the mean and the variance around it.
  struct Score {
    Curve mean;
    Curve variance;
  };

  LogOdds makes;
  LogOdds pit;
  Score made;      ///< made without pit
  Score taken;     ///< pit, without its bonus
  Score lost;      ///< lost, under `nat=all`
  Score lost_own;  ///< lost, under `nat=own`
};

/// The weights supplied with the library.
extern const ContractWeights kContractWeights;

/// The value of such a curve at an estimate of `points`.
double ValueAt(const ContractWeights::Curve& curve, double points);

/// What is expected of a contract. Scores are those of the declaring side minus its opponents'.
struct ContractGuess {
  double makes;  ///< chance that it is made, above 0 and below 1
  double pit;    ///< chance of all eight tricks, at most `makes`
  double lost;   ///< expected score if it is lost
  double made;   ///< what is added if it is made
  double taken;  ///< what is added to that by a pit
  double rest;   ///< variance of the score when it is known whether it is made, and with pit

  double ScoreIf(bool is_made, bool is_pit) const {
    return lost + (is_made ? made : 0) + (is_pit ? taken : 0);
  }
  double score() const { return lost + makes * made + pit * taken; }
};

/// The guesses of a rule set.
class ContractModel {
 public:
  /// What is written counts `times`.
  explicit ContractModel(const Rules& rules, int times = 1,
                         const ContractWeights& weights = kContractWeights);

  /// Estimated points by trump: those of the leader's side minus those of the other.
  using PointsOfSuits = std::array<std::int16_t, kSuits>;
  PointsOfSuits EstimateSuits(const Hands& hands, Seat leader) const;

  /// The guess if that many points are expected of the declaring side, minus its opponents'.
  const ContractGuess& GuessOf(int points) const;

 private:
  Rules rules_;
  std::vector<ContractGuess> guesses_;
};

}  // namespace jasnel
