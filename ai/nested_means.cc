#include "ai/nested_means.h"

#include <algorithm>
#include <cmath>

namespace jasnel {
namespace {

// With fewer samples than this a slope is not fitted: proxies are made to be of the size of the
// truth, so that 1 will do.
constexpr std::uint64_t kEnoughForSlope = 16;

double SlopeOf(const Moments& moments, std::span<const double> of, std::span<const double> in) {
  const double variance = moments.Covariance(in, in);
  if (variance <= 0) return 0;
  return moments.count() < kEnoughForSlope ? 1 : moments.Covariance(of, in) / variance;
}

// Variance of what a line leaves over: of `of` less slope times `in`.
double RestOf(const Moments& moments, std::span<const double> of, std::span<const double> in,
              double slope) {
  const double rest = moments.Covariance(of, of) - 2 * slope * moments.Covariance(of, in) +
                      slope * slope * moments.Covariance(in, in);
  return std::max(rest, 0.0);
}

double Freedom(std::uint64_t count) { return std::max(static_cast<double>(count) - 2, 1.0); }

}  // namespace

// Quantiles of Student's t by the expansion in 1 / freedom (Abramowitz and Stegun 26.7.5).
double MeanError::HalfWidth(double confidence) const {
  const double z = confidence < 0.97 ? 1.959964 : 2.575829;
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  const double z7 = z5 * z * z;
  const double n = std::max(freedom, 1.0);
  const double t = z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
                   (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
  return t * error;
}

NestedMeans::NestedMeans(std::size_t quantities)
    : quantities_(quantities),
      all_(quantities),
      with_proxy_(2 * quantities),
      with_truth_(3 * quantities) {}

void NestedMeans::AddGuess(const Values& guess) { all_.Add(guess); }

void NestedMeans::AddProxy(const Values& guess, const Values& proxy) {
  AddGuess(guess);
  Row row{};
  std::copy_n(guess.begin(), quantities_, row.begin());
  std::copy_n(proxy.begin(), quantities_, row.begin() + static_cast<std::ptrdiff_t>(quantities_));
  with_proxy_.Add(row);
}

void NestedMeans::AddTruth(const Values& guess, const Values& proxy, const Values& truth) {
  AddProxy(guess, proxy);
  Row row{};
  const auto at = [&](std::size_t which) {
    return row.begin() + static_cast<std::ptrdiff_t>(which * quantities_);
  };
  std::copy_n(guess.begin(), quantities_, at(0));
  std::copy_n(proxy.begin(), quantities_, at(1));
  std::copy_n(truth.begin(), quantities_, at(2));
  with_truth_.Add(row);
}

NestedMeans::Row NestedMeans::At(std::size_t which, const Values& factors) const {
  Row row{};
  std::copy_n(factors.begin(), quantities_,
              row.begin() + static_cast<std::ptrdiff_t>(which * quantities_));
  return row;
}

MeanError NestedMeans::MeanProxy(const Values& factors) const {
  const Row guess = At(0, factors);
  const Row proxy = At(1, factors);
  const double slope = SlopeOf(with_proxy_, proxy, guess);
  const double freedom = Freedom(with_proxy_.count());
  const double rest = RestOf(with_proxy_, proxy, guess, slope) / freedom;
  const double guesses =
      slope * slope * all_.Covariance(guess, guess) / static_cast<double>(all_.count());
  return {with_proxy_.Mean(proxy) + slope * (all_.Mean(guess) - with_proxy_.Mean(guess)),
          std::sqrt(rest + guesses), freedom};
}

MeanError NestedMeans::MeanTruth(const Values& factors) const {
  const Row proxy = At(1, factors);
  const Row truth = At(2, factors);
  const double slope = SlopeOf(with_truth_, truth, proxy);
  const double freedom = Freedom(with_truth_.count());
  const double rest = RestOf(with_truth_, truth, proxy, slope) / freedom;
  const MeanError proxies = MeanProxy(factors);
  return {with_truth_.Mean(truth) + slope * (proxies.mean - with_truth_.Mean(proxy)),
          std::sqrt(rest + slope * slope * proxies.error * proxies.error), freedom};
}

}  // namespace jasnel
