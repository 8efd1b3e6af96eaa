#include "jasnel/statistics.h"

namespace jasnel {

// Welford, "Note on a method for calculating corrected sums of squares and products", 1962.
void Moments::Add(std::span<const double> values, double weight) {
  ++count_;
  weight_ += weight;
  std::array<double, kMax> before;
  for (std::size_t i = 0; i < numbers_; ++i) {
    before[i] = values[i] - means_[i];
    means_[i] += before[i] * weight / weight_;
  }
  for (std::size_t i = 0; i < numbers_; ++i) {
    for (std::size_t j = 0; j < numbers_; ++j) {
      products_[i][j] += weight * before[i] * (values[j] - means_[j]);
    }
  }
}

double Moments::Mean(std::span<const double> factors) const {
  double mean = 0;
  for (std::size_t i = 0; i < numbers_; ++i) mean += factors[i] * means_[i];
  return mean;
}

double Moments::Covariance(std::span<const double> a, std::span<const double> b) const {
  double sum = 0;
  for (std::size_t i = 0; i < numbers_; ++i) {
    for (std::size_t j = 0; j < numbers_; ++j) sum += a[i] * b[j] * Covariance(i, j);
  }
  return sum;
}

}  // namespace jasnel
