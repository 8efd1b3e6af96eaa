#include "ai/statistics/control_variates.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace jasnel {
namespace {

// Priors: slopes and residual variances start as if this many earlier samples had shown the values
// assumed here: that a guess is as large as its proxy; the slopes of the truth on proxy and hint;
// and the residual variance of the truth after these two, as a fraction of the proxy's variance.
// Measured in worlds around random hands (docs/research/bidding.md, "What is usual"), rounded means
// of two rule sets. The values matter little: they stabilise the first few samples with truths and
// are soon outweighed, and a wrong slope makes an answer less precise, not wrong.
constexpr double kPriorSamples = 4;
constexpr double kPriorOfGuess = 1;
constexpr double kPriorOfProxy = 0.68;
constexpr double kPriorOfHint = 0.43;
constexpr double kPriorRest = 0.12;
// How sure that is of the slope of the proxy: a standard deviation. Far more than the slopes of
// hands differ, as few samples may show nothing of what is rare, a pit say: it makes intervals wide
// where those with truths are no fair picture of the others.
constexpr double kPriorSlopeError = 0.3;

double Count(const Moments& moments) { return static_cast<double>(moments.count()); }

}  // namespace

double MeanError::HalfWidth(double confidence) const {
  // Quantiles of Student's t: a table where there is little freedom, then the expansion in
  // 1 / freedom (Abramowitz and Stegun 26.7.5).
  constexpr std::array<double, 4> kT95 = {12.706, 4.303, 3.182, 2.776};
  constexpr std::array<double, 4> kT99 = {63.657, 9.925, 5.841, 4.604};
  const bool is_95 = confidence < 0.97;
  const double n = std::max(freedom, 1.0);
  if (n < 5) return (is_95 ? kT95 : kT99)[static_cast<std::size_t>(n) - 1] * error;
  const double z = is_95 ? 1.959964 : 2.575829;
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  const double z7 = z5 * z * z;
  const double t = z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
                   (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
  return t * error;
}

ControlVariates::ControlVariates(std::size_t quantities)
    : quantities_(quantities),
      all_(2 * quantities),
      with_proxy_(3 * quantities),
      with_truth_(4 * quantities) {}

ControlVariates::Row ControlVariates::Join(std::initializer_list<const Values*> kinds) const {
  Row row{};
  auto place = row.begin();
  for (const Values* values : kinds) place = std::copy_n(values->begin(), quantities_, place);
  return row;
}

void ControlVariates::AddTo(Row& row, Kind kind, const Values& factors, double times) const {
  for (std::size_t i = 0; i < quantities_; ++i) row[kind * quantities_ + i] += times * factors[i];
}

ControlVariates::Row ControlVariates::Only(Kind kind, const Values& factors) const {
  Row row{};
  AddTo(row, kind, factors);
  return row;
}

void ControlVariates::AddGuess(const NestedSample& sample) {
  all_.Add(Join({&sample.guess, &sample.hint}));
}

void ControlVariates::AddProxy(const NestedSample& sample) {
  AddGuess(sample);
  with_proxy_.Add(Join({&sample.guess, &sample.hint, &sample.proxy}));
}

void ControlVariates::AddTruth(const NestedSample& sample) {
  AddProxy(sample);
  with_truth_.Add(Join({&sample.guess, &sample.hint, &sample.proxy, &sample.truth}));
}

double ControlVariates::SlopeOfGuess(const Values& factors) const {
  const Row guess = Only(kGuess, factors);
  const double variance = with_proxy_.Covariance(guess, guess);
  if (variance <= 0) return 0;
  return (Count(with_proxy_) * with_proxy_.Covariance(Only(kProxy, factors), guess) / variance +
          kPriorSamples * kPriorOfGuess) /
         (Count(with_proxy_) + kPriorSamples);
}

// A sample counts for the mean by its guess, and where there is a proxy by that too: the variance
// is that of these sums, in the two parts of the samples.
MeanError ControlVariates::MeanProxy(const Values& factors) const {
  const double slope = SlopeOfGuess(factors);
  const double all = Count(all_);
  const double proxies = Count(with_proxy_);
  const double freedom = std::max(proxies - 2, 1.0);
  Row known{};  // of all samples
  AddTo(known, kGuess, factors, slope);
  Row rest = Only(kProxy, factors);  // of those with proxies
  AddTo(rest, kGuess, factors, -slope);
  Row both{};
  for (std::size_t i = 0; i < both.size(); ++i) both[i] = rest[i] / proxies + known[i] / all;
  const double variance = proxies * with_proxy_.Covariance(both, both) * proxies / freedom +
                          (all - proxies) * all_.Covariance(known, known) / (all * all);
  return {with_proxy_.Mean(rest) + all_.Mean(known), std::sqrt(variance), freedom};
}

MeanError ControlVariates::MeanTruth(const Values& factors) const {
  const Row hint = Only(kHint, factors);
  const Row proxy = Only(kProxy, factors);
  const Row truth = Only(kTruth, factors);
  const double all = Count(all_);
  const double proxies = Count(with_proxy_);
  const double truths = Count(with_truth_);
  // Two equations for the two slopes. How much proxies and hints vary is known from more samples
  // than those with truths, which may be all of one kind.
  const double of_hints = kPriorSamples * all_.Covariance(hint, hint);
  const double of_proxies = kPriorSamples * with_proxy_.Covariance(proxy, proxy);
  const double a = truths * with_truth_.Covariance(hint, hint) + of_hints;
  const double b = truths * with_truth_.Covariance(hint, proxy);
  const double d = truths * with_truth_.Covariance(proxy, proxy) + of_proxies;
  const double e = truths * with_truth_.Covariance(hint, truth) + of_hints * kPriorOfHint;
  const double f = truths * with_truth_.Covariance(proxy, truth) + of_proxies * kPriorOfProxy;
  const double determinant = a * d - b * b;
  double slope_of_hint = a > 0 ? e / a : 0;
  double slope_of_proxy = d > 0 ? f / d : 0;
  if (determinant > 1e-12 * a * d) {
    slope_of_hint = (d * e - b * f) / determinant;
    slope_of_proxy = (a * f - b * e) / determinant;
  } else if (d > 0) {
    slope_of_hint = 0;
  }
  const double slope_of_guess = SlopeOfGuess(factors);
  // What all samples count for the mean, those with proxies, and those with truths.
  Row known{};
  AddTo(known, kGuess, factors, slope_of_proxy * slope_of_guess);
  AddTo(known, kHint, factors, slope_of_hint);
  Row rest_of_proxy{};
  AddTo(rest_of_proxy, kProxy, factors, slope_of_proxy);
  AddTo(rest_of_proxy, kGuess, factors, -slope_of_proxy * slope_of_guess);
  Row rest = truth;
  AddTo(rest, kHint, factors, -slope_of_hint);
  AddTo(rest, kProxy, factors, -slope_of_proxy);
  Row two{};
  Row three{};
  for (std::size_t i = 0; i < two.size(); ++i) {
    two[i] = rest_of_proxy[i] / proxies + known[i] / all;
    three[i] = rest[i] / truths + two[i];
  }
  const double freedom = std::max(truths - 1, 1.0);
  const double least = kPriorRest * of_proxies / (truths * truths);
  const double shift = with_proxy_.Mean(proxy) - with_truth_.Mean(proxy);
  const double slope_error =
      d > 0 ? kPriorSlopeError * kPriorSlopeError * of_proxies / d * shift * shift : 0;
  const double variance =
      truths * (truths * with_truth_.Covariance(three, three) + least) / freedom +
      (proxies - truths) * with_proxy_.Covariance(two, two) +
      (all - proxies) * all_.Covariance(known, known) / (all * all) + slope_error;
  return {with_truth_.Mean(rest) + with_proxy_.Mean(rest_of_proxy) + all_.Mean(known),
          std::sqrt(variance), freedom};
}

}  // namespace jasnel
