// Means, covariances, and intervals that hold however often one looks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace jasnel {

/// Of up to `kMost` numbers that belong together, each time with a weight.
class Moments {
 public:
  static constexpr std::size_t kMost = 20;

  explicit Moments(std::size_t numbers) : numbers_(numbers) {}

  /// As many values as there are numbers. `weight` is above 0.
  void Add(std::span<const double> values, double weight = 1);

  std::uint64_t count() const { return count_; }

  /// Weighted; 0 where nothing was added.
  double Mean(std::size_t number) const { return means_[number]; }

  /// Of the sample, divided by its count; 0 where nothing was added.
  double Covariance(std::size_t a, std::size_t b) const {
    return weight_ == 0 ? 0 : products_[a][b] / weight_;
  }

  /// Of sums of the numbers, each times its factor.
  double Mean(std::span<const double> factors) const;
  double Covariance(std::span<const double> a, std::span<const double> b) const;

 private:
  std::size_t numbers_;
  std::uint64_t count_ = 0;
  double weight_ = 0;
  std::array<double, kMost> means_{};
  std::array<std::array<double, kMost>, kMost> products_{};  // of deviations from the means
};

/// Half the width of the interval around the mean of the first `count` observations, of a sequence
/// of intervals that all hold the true mean, with chance `confidence` or more. So it may be looked
/// at after every observation: the first time that an interval leaves out a value, that value is
/// refuted as well as if the count had been chosen beforehand. `variance` is that of the sample,
/// the sum of squares divided by `count` - 1. Infinite where there are too few observations.
///
/// The method is Robbins' normal mixture (Robbins, "Statistical methods related to the law of the
/// iterated logarithm", 1970) where the variance is not known: the true mean as a multiple of the
/// standard deviation is taken to be normal, with mean 0 and variance g, for the alternative, and
/// the likelihood ratio of Student's t with n observations,
///
///     (1 + n g)^(-1/2) * ((1 + t^2 / (n - 1)) / (1 + t^2 / ((n - 1) (1 + n g))))^(n / 2),
///
/// is a martingale with mean 1 where the mean is 0, which ever reaches 1 / (1 - confidence) with
/// chance 1 - confidence at most (Ville). Lai, "On confidence sequences", 1976; with this mixture
/// Wang and Ramdas, "Anytime-valid t-tests and confidence sequences for Gaussian means with unknown
/// variance", 2024. It is exact for normal observations and holds for others as their mean becomes
/// normal. Solved for t, with r = 1 + n g and c = (r^(1/2) / (1 - confidence))^(2 / n):
///
///     t^2 < (n - 1) (c - 1) / (1 - c / r), any t where c >= r.
double SequenceHalfWidth(std::uint64_t count, double variance, double confidence);

/// g above: what the intervals are narrowest for is a difference found after some 400 observations,
/// which is one of 0.15 standard deviations. For others they are a little wider than they could be.
inline constexpr double kExpectedEffectVariance = 0.0225;

}  // namespace jasnel
