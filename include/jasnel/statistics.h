// Means, covariances, and confidence sequences.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace jasnel {

/// Means and covariances of observations of up to `kMax` numbers, each observation with a weight.
class Moments {
 public:
  static constexpr std::size_t kMax = 20;

  explicit Moments(std::size_t numbers) : numbers_(numbers) {}

  /// Adds one observation: as many values as there are numbers. `weight` must be above 0.
  void Add(std::span<const double> values, double weight = 1);

  std::uint64_t count() const { return count_; }

  /// The weighted mean; 0 without observations.
  double Mean(std::size_t number) const { return means_[number]; }

  /// The covariance in the sample, divided by the sum of weights; 0 without observations.
  double Covariance(std::size_t a, std::size_t b) const {
    return weight_ > 0 ? products_[a][b] / weight_ : 0;
  }

  /// The mean of a linear combination of the numbers, and the covariance of two.
  double Mean(std::span<const double> factors) const;
  double Covariance(std::span<const double> a, std::span<const double> b) const;

 private:
  std::size_t numbers_;
  std::uint64_t count_ = 0;
  double weight_ = 0;
  std::array<double, kMax> means_{};
  std::array<std::array<double, kMax>, kMax> products_{};  // of deviations from the means
};

/// Half the width of the interval around the mean of the first `count` observations, in a
/// confidence sequence: with probability `confidence` or more, all intervals of the sequence
/// contain the true mean. The interval may therefore be inspected after every observation: as soon
/// as one excludes a value, that value is rejected at the same level as if the count had been fixed
/// beforehand. `variance` is the sample variance, the sum of squares divided by `count` - 1.
/// Infinite if there are too few observations.
///
/// The method is Robbins' normal mixture (Robbins, "Statistical methods related to the law of the
/// iterated logarithm", 1970) for unknown variance. Under the alternative, the true mean as a
/// multiple of the standard deviation is normal with mean 0 and variance g, and the likelihood
/// ratio of Student's t with n observations,
///
///     (1 + n g)^(-1/2) * ((1 + t^2 / (n - 1)) / (1 + t^2 / ((n - 1) (1 + n g))))^(n / 2),
///
/// is a martingale with mean 1 if the true mean is 0, which ever reaches 1 / (1 - confidence) with
/// probability at most 1 - confidence (Ville). Lai, "On confidence sequences", 1976; with this
/// mixture Wang and Ramdas, "Anytime-valid t-tests and confidence sequences for Gaussian means with
/// unknown variance", 2024. It is exact for normal observations and holds asymptotically for
/// others, as their mean becomes normal. Solved for t, with r = 1 + n g and c = (r^(1/2) / (1 -
/// confidence))^(2 / n):
///
///     t^2 < (n - 1) (c - 1) / (1 - c / r), any t if c >= r.
double SequenceHalfWidth(std::uint64_t count, double variance, double confidence);

/// The g above. The intervals are narrowest for a difference detected after some 400 observations,
/// which is 0.15 standard deviations, and a little wider than necessary for other differences.
inline constexpr double kExpectedEffectVariance = 0.0225;

}  // namespace jasnel
