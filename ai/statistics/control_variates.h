// Means of what is costly to find, with the help of what is cheap to find and goes along with it.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>

#include "jasnel/statistics.h"

namespace jasnel {

/// A mean, the standard error of it, and how many degrees of freedom that error has.
struct MeanError {
  double mean = 0;
  double error = 0;
  double freedom = 0;

  /// Half the width of an interval that holds the true mean with this confidence: 0.95 or 0.99.
  double HalfWidth(double confidence) const;
};

/// What is known of up to five quantities in one sample.
struct NestedSample {
  static constexpr std::size_t kMost = 5;
  using Values = std::array<double, kMost>;

  Values guess{};  ///< of the proxy, in all samples
  Values hint{};   ///< of the truth, in all samples
  Values proxy{};  ///< of the truth, costs some: in some samples
  Values truth{};  ///< costs much: in some of these
};

/// The mean of the truth is its mean where it is known, set right by how far that part of the
/// samples lies off in proxies and hints, and those with proxies in guesses: double sampling with
/// regression estimators (Cochran, "Sampling Techniques", 3rd edition 1977, section 12.6), twice.
/// What guesses, hints and proxies are worth is found from the samples, so that bad ones do no harm
/// but that they do not help.
class ControlVariates {
 public:
  using Values = NestedSample::Values;

  /// How many quantities there are.
  explicit ControlVariates(std::size_t quantities);

  /// A sample of which only guesses and hints are known, or proxies too, or all. Each sample is
  /// added once.
  void AddGuess(const NestedSample& sample);
  void AddProxy(const NestedSample& sample);
  void AddTruth(const NestedSample& sample);

  /// Of the sum of the proxies, or of the truths, each times its factor. Two samples at least have
  /// one.
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
