#include "tools/training/regression.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <cmath>

namespace jasnel {
namespace {

constexpr int kMaxSteps = 50;
constexpr double kSmallStep = 1e-7;

double SumOf(const Samples& samples, std::size_t sample, const Eigen::VectorXd& weights) {
  double sum = 0;
  for (const Feature* f = samples.begin(sample); f != samples.end(sample); ++f) {
    sum += weights[f->number] * f->count;
  }
  return sum;
}

// The equations of a weighted least squares step.
class Normal {
 public:
  explicit Normal(int features)
      : matrix_(Eigen::MatrixXd::Zero(features, features)),
        right_(Eigen::VectorXd::Zero(features)) {}

  // A sample that is off by `miss` and counts `weight`.
  void Add(const Samples& samples, std::size_t sample, double miss, double weight) {
    for (const Feature* f = samples.begin(sample); f != samples.end(sample); ++f) {
      right_[f->number] += miss * f->count;
      for (const Feature* g = samples.begin(sample); g <= f; ++g) {
        matrix_(f->number, g->number) += weight * f->count * g->count;
      }
    }
  }

  // Features of a sample are added in any order, so that either triangle has its share.
  Eigen::VectorXd Solve(const Eigen::VectorXd& at, double ridge) {
    Eigen::MatrixXd whole = matrix_ + matrix_.transpose();
    whole.diagonal() -= matrix_.diagonal();
    whole.diagonal().array() += ridge;
    return whole.ldlt().solve(right_ - ridge * at);
  }

 private:
  Eigen::MatrixXd matrix_;
  Eigen::VectorXd right_;
};

}  // namespace

std::vector<double> FitLinear(const Samples& samples, double ridge) {
  Normal normal(samples.features());
  for (std::size_t i = 0; i < samples.size(); ++i) normal.Add(samples, i, samples.found(i), 1);
  const Eigen::VectorXd weights = normal.Solve(Eigen::VectorXd::Zero(samples.features()), ridge);
  return {weights.begin(), weights.end()};
}

std::vector<double> FitLogistic(const Samples& samples, double ridge) {
  Eigen::VectorXd weights = Eigen::VectorXd::Zero(samples.features());
  for (int step = 0; step < kMaxSteps; ++step) {
    Normal normal(samples.features());
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const double chance = 1 / (1 + std::exp(-SumOf(samples, i, weights)));
      normal.Add(samples, i, samples.found(i) - chance, chance * (1 - chance));
    }
    const Eigen::VectorXd change = normal.Solve(weights, ridge);
    weights += change;
    if (change.lpNorm<Eigen::Infinity>() < kSmallStep) break;
  }
  return {weights.begin(), weights.end()};
}

}  // namespace jasnel
