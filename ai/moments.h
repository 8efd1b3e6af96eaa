// Means and covariances of what comes in one by one.
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

}  // namespace jasnel
