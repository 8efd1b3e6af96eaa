// Control variates: means of quantities that are expensive to compute, with the help of correlated
// quantities that are cheap.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>

#include "jasnel/statistics.h"

namespace jasnel {

/// A mean, its standard error, and the degrees of freedom of that error.
struct MeanError {
  double mean = 0;
  double error = 0;
  double freedom = 0;

  /// Half the width of the interval that contains the true mean with this confidence: 0.95 or 0.99.
  double HalfWidth(double confidence) const;
};

/// One sample of up to five quantities.
struct NestedSample {
  static constexpr std::size_t kMost = 5;
  using Values = std::array<double, kMost>;

  Values guess{};  ///< for the proxy; known for all samples
  Values hint{};   ///< for the truth; known for all samples
  Values proxy{};  ///< for the truth; has a cost: known for some samples
  Values truth{};  ///< expensive: known for some of these
};

/// The mean of the truth is its mean over the samples where it is known, corrected for the
/// deviation of that part of the samples in proxies and hints; and the samples with proxies are
/// corrected for their deviation in guesses: double sampling with regression estimators (Cochran,
/// "Sampling Techniques", 3rd edition 1977, section 12.6), twice. The coefficients of guesses,
/// hints and proxies are estimated from the samples, so bad ones do no harm beyond being useless.
class ControlVariates {
 public:
  using Values = NestedSample::Values;

  /// `quantities` is the number of quantities.
  explicit ControlVariates(std::size_t quantities);

  /// Adds a sample for which only guesses and hints are known, or also proxies, or everything. Each
  /// sample is added once.
  void AddGuess(const NestedSample& sample);
  void AddProxy(const NestedSample& sample);
  void AddTruth(const NestedSample& sample);

  /// The mean of a linear combination of the proxies, or of the truths. At least two samples must
  /// have them.
  MeanError MeanProxy(const Values& factors) const;
  MeanError MeanTruth(const Values& factors) const;

 private:
  using Row = std::array<double, Moments::kMost>;

  // Kinds of values, in the order in which rows hold them, each for all quantities.
  enum Kind : std::size_t { kGuess, kHint, kProxy, kTruth };

  Row Join(std::initializer_list<const Values*> kinds) const;
  // Adds `factors`, each times `times`, for one of the kinds.
  void AddTo(Row& row, Kind kind, const Values& factors, double times = 1) const;
  Row Only(Kind kind, const Values& factors) const;
  double SlopeOfGuess(const Values& factors) const;

  std::size_t quantities_;
  Moments all_;         // guesses, hints
  Moments with_proxy_;  // proxies too
  Moments with_truth_;  // truths too
};

}  // namespace jasnel
