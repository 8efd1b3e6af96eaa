#include "ai/nested_means.h"

#include <algorithm>
#include <cmath>

namespace jasnel {
namespace {

// A slope counts as if so many samples before had shown what is taken for granted: that a guess is
// as large as the proxy it is of, and the truth halfway between hint and proxy.
constexpr double kPriorSamples = 4;
constexpr double kPriorOfGuess = 1;
constexpr double kPriorOfTruth = 0.5;

double Freedom(std::uint64_t count, int slopes) {
  return std::max(static_cast<double>(count) - 1 - slopes, 1.0);
}

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
      all_(2 * quantities),
      with_proxy_(2 * quantities),
      with_truth_(3 * quantities) {}

NestedMeans::Row NestedMeans::Join(std::initializer_list<const Values*> kinds) const {
  Row row{};
  auto place = row.begin();
  for (const Values* values : kinds) {
    place = std::copy_n(values->begin(), quantities_, place);
  }
  return row;
}

NestedMeans::Row NestedMeans::At(std::size_t kind, const Values& factors, double times) const {
  Row row{};
  for (std::size_t i = 0; i < quantities_; ++i) row[kind * quantities_ + i] = times * factors[i];
  return row;
}

void NestedMeans::AddGuess(const NestedSample& sample) {
  all_.Add(Join({&sample.guess, &sample.hint}));
}

void NestedMeans::AddProxy(const NestedSample& sample) {
  AddGuess(sample);
  with_proxy_.Add(Join({&sample.guess, &sample.proxy}));
}

void NestedMeans::AddTruth(const NestedSample& sample) {
  AddProxy(sample);
  with_truth_.Add(Join({&sample.hint, &sample.proxy, &sample.truth}));
}

double NestedMeans::SlopeOfGuess(const Values& factors) const {
  const Row guess = At(0, factors);
  const double variance = with_proxy_.Covariance(guess, guess);
  if (variance <= 0) return 0;
  const auto count = static_cast<double>(with_proxy_.count());
  return (count * with_proxy_.Covariance(At(1, factors), guess) / variance +
          kPriorSamples * kPriorOfGuess) /
         (count + kPriorSamples);
}

MeanError NestedMeans::MeanProxy(const Values& factors) const {
  const double slope = SlopeOfGuess(factors);
  const double freedom = Freedom(with_proxy_.count(), 1);
  // What the guesses leave over.
  Row rest = At(1, factors);
  for (std::size_t i = 0; i < quantities_; ++i) rest[i] = -slope * factors[i];
  const Row guess = At(0, factors, slope);
  return {with_proxy_.Mean(rest) + all_.Mean(guess),
          std::sqrt(with_proxy_.Covariance(rest, rest) / freedom +
                    all_.Covariance(guess, guess) / static_cast<double>(all_.count())),
          freedom};
}

MeanError NestedMeans::MeanTruth(const Values& factors) const {
  const Row hint = At(0, factors);
  const Row proxy = At(1, factors);
  const Row truth = At(2, factors);
  const auto count = static_cast<double>(with_truth_.count());
  // Two equations for the two slopes.
  const double hints = with_truth_.Covariance(hint, hint);
  const double proxies = with_truth_.Covariance(proxy, proxy);
  const double both = count * with_truth_.Covariance(hint, proxy);
  const double of_hint =
      count * with_truth_.Covariance(hint, truth) + kPriorSamples * hints * kPriorOfTruth;
  const double of_proxy =
      count * with_truth_.Covariance(proxy, truth) + kPriorSamples * proxies * kPriorOfTruth;
  const double a = (count + kPriorSamples) * hints;
  const double d = (count + kPriorSamples) * proxies;
  const double determinant = a * d - both * both;
  double slope_of_hint = hints > 0 ? of_hint / a : 0;
  double slope_of_proxy = 0;
  if (determinant > 0) {
    slope_of_hint = (d * of_hint - both * of_proxy) / determinant;
    slope_of_proxy = (a * of_proxy - both * of_hint) / determinant;
  } else if (proxies > 0) {
    slope_of_hint = 0;
    slope_of_proxy = of_proxy / d;
  }
  const double freedom = Freedom(with_truth_.count(), 2);
  // What hints and proxies leave over; then the proxies; then guesses and hints of all.
  Row rest = truth;
  for (std::size_t i = 0; i < quantities_; ++i) {
    rest[i] = -slope_of_hint * factors[i];
    rest[quantities_ + i] = -slope_of_proxy * factors[i];
  }
  const double slope_of_guess = SlopeOfGuess(factors);
  Row rest_of_proxy = At(1, factors);
  Row known = At(0, factors, slope_of_proxy * slope_of_guess);
  for (std::size_t i = 0; i < quantities_; ++i) {
    rest_of_proxy[i] = -slope_of_guess * factors[i];
    known[quantities_ + i] = slope_of_hint * factors[i];
  }
  const double mean =
      with_truth_.Mean(rest) + slope_of_proxy * with_proxy_.Mean(rest_of_proxy) + all_.Mean(known);
  const double variance = with_truth_.Covariance(rest, rest) / freedom +
                          slope_of_proxy * slope_of_proxy *
                              with_proxy_.Covariance(rest_of_proxy, rest_of_proxy) /
                              Freedom(with_proxy_.count(), 1) +
                          all_.Covariance(known, known) / static_cast<double>(all_.count());
  return {mean, std::sqrt(variance), freedom};
}

}  // namespace jasnel
