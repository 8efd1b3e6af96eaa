// Means of what is costly to find, with the help of what is cheap to find and goes along with it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ai/moments.h"

namespace jasnel {

/// A mean, the standard error of it, and how many degrees of freedom that error has.
struct MeanError {
  double mean = 0;
  double error = 0;
  double freedom = 0;

  /// Half the width of an interval that holds the true mean with this confidence: 0.95 or 0.99.
  double HalfWidth(double confidence) const;
};

/// For up to five quantities at once three numbers are looked at: a *guess* in all samples, a
/// *proxy* in some of them, and the *truth* in some of these. The mean of the truth is its mean
/// where it is known, set right by how far that part of the samples lies off in proxies, and those
/// in guesses: double sampling with regression estimators (Cochran, "Sampling Techniques", 3rd
/// edition 1977, section 12.6), twice. What guess and proxy are worth is found from the samples, so
/// that bad ones do no harm but that they do not help.
class NestedMeans {
 public:
  static constexpr std::size_t kMost = 5;

  using Values = std::array<double, kMost>;

  explicit NestedMeans(std::size_t quantities);

  /// A sample of which only the guesses are known, or the proxies too, or all. Each sample is added
  /// once.
  void AddGuess(const Values& guess);
  void AddProxy(const Values& guess, const Values& proxy);
  void AddTruth(const Values& guess, const Values& proxy, const Values& truth);

  std::uint64_t proxies() const { return with_proxy_.count(); }
  std::uint64_t truths() const { return with_truth_.count(); }

  /// Of the sum of the proxies, or of the truths, each times its factor. Two samples at least have
  /// one.
  MeanError MeanProxy(const Values& factors) const;
  MeanError MeanTruth(const Values& factors) const;

 private:
  using Row = std::array<double, Moments::kMost>;

  // `factors` for one of the three numbers.
  Row At(std::size_t which, const Values& factors) const;

  std::size_t quantities_;
  Moments all_;         // guesses
  Moments with_proxy_;  // guesses, proxies
  Moments with_truth_;  // guesses, proxies, truths
};

}  // namespace jasnel
