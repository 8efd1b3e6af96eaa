// What guesses are off by on average, from cases in which the truth was found.
#pragma once

#include <cstddef>
#include <span>

#include "ai/statistics/mean_error.h"

namespace jasnel {

/// The mean of a difference over a population, from rounds. In each round there is a population of
/// cases, of which some were taken, each with a chance of its own; their differences count the more
/// the smaller that chance: Horvitz and Thompson, "A generalization of sampling without replacement
/// from a finite universe", 1952. Together with the mean of the guesses it is the difference
/// estimator of Särndal, Swensson and Wretman, "Model Assisted Survey Sampling", 1992, section 6.3:
/// right on average however bad the guesses are.
class HorvitzThompsonMean {
 public:
  /// A case that was taken.
  struct Case {
    double difference;  ///< truth minus guess
    double variance;    ///< the square of the difference that is expected beforehand
    double chance;      ///< with which it was taken, above 0 and at most 1
  };

  /// `prior` cases count as seen beforehand, with differences as large as expected.
  explicit HorvitzThompsonMean(double prior) : prior_(prior) {}

  /// `cases` were taken from a population of this size; nothing happens if there are none. Rounds
  /// count in proportion to the number of cases.
  void AddRound(std::span<const Case> cases, double population);

  /// The weight with which a round of these numbers counts, before division by `total`.
  static double WeightOf(std::size_t cases, double population) {
    return static_cast<double>(cases) / population;
  }

  /// The number of cases.
  double total() const { return total_; }

  /// The mean difference. Its error is that of the population too: as if populations were drawn
  /// anew.
  MeanError Mean() const;

 private:
  double prior_;
  double total_ = 0;
  double sum_ = 0;
  double found_ = 0;     // squares
  double expected_ = 0;  // of them
};

}  // namespace jasnel
