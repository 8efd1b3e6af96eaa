#include "tools/training/fit_points_model.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace jasnel {
namespace {

using Matrix = PointsNetwork::Matrix;

constexpr std::uint64_t kSeed = 1;
constexpr std::size_t kBatch = 256;
constexpr double kFirstStep = 2e-3;
constexpr double kMeanFades = 0.9;
constexpr double kSquaresFade = 0.999;
constexpr float kLeastRoot = 1e-8f;
constexpr float kMostMiss = 0.3f;  // hundreds of points
constexpr float kPointsInOne = 100;
constexpr double kInputsPresent = 40;  // at most, or nearly so

// Random numbers of mean 0 and this variance.
void Scatter(Matrix& weights, double variance, Random& random) {
  const auto most = static_cast<float>(std::sqrt(3 * variance));
  for (float& weight : weights.reshaped()) weight = most * (2 * random.NextUnit() - 1);
}

// `misses` where a change of what entered the layer changes what left it, 0 elsewhere.
void PassThrough(const Matrix& left, Matrix& misses) {
  misses.array() *= (left.array() > 0 && left.array() < PointsNetwork::kMostOut).cast<float>();
}

}  // namespace

PointsFitter::PointsFitter(const PointsSamples& samples, int passes)
    : samples_(samples), order_(samples.size()), random_(kSeed) {
  std::iota(order_.begin(), order_.end(), 0U);
  planned_ = passes * std::ceil(static_cast<double>(samples.size()) / kBatch);
  Scatter(network_.inputs, 2 / kInputsPresent, random_);
  Scatter(network_.second, 2.0 / PointsModelWeights::kFirst, random_);
  Scatter(network_.last, 1.0 / PointsModelWeights::kSecond, random_);
}

void PointsFitter::Pass(const std::atomic<bool>& cancel) {
  for (std::size_t i = order_.size(); i > 1; --i) {
    std::swap(order_[i - 1], order_[random_.Below64(i)]);
  }
  for (std::size_t begin = 0; begin < order_.size() && !cancel; begin += kBatch) {
    FindGradients(begin, std::min(kBatch, order_.size() - begin));
    Step();
  }
}

void PointsFitter::FindGradients(std::size_t begin, std::size_t count) {
  const auto rows = static_cast<Eigen::Index>(count);
  const auto inputs = [&](std::size_t i) { return samples_.inputs(order_[begin + i]); };
  RunNetwork(network_, count, inputs, layers_);
  misses_.out.resize(rows, 1);
  for (std::size_t i = 0; i < count; ++i) {
    const auto row = static_cast<Eigen::Index>(i);
    const float points = static_cast<float>(samples_.points(order_[begin + i])) / kPointsInOne;
    misses_.out(row, 0) =
        std::clamp(layers_.out(row, 0) - points, -kMostMiss, kMostMiss) / static_cast<float>(count);
  }
  gradients_.last_bias(0, 0) = misses_.out.sum();
  gradients_.last.noalias() = misses_.out.transpose() * layers_.second;
  misses_.second.noalias() = misses_.out * network_.last;
  PassThrough(layers_.second, misses_.second);
  gradients_.second_bias = misses_.second.colwise().sum();
  gradients_.second.noalias() = misses_.second.transpose() * layers_.first;
  misses_.first.noalias() = misses_.second * network_.second;
  PassThrough(layers_.first, misses_.first);
  gradients_.first_bias = misses_.first.colwise().sum();
  gradients_.inputs.setZero();
  for (std::size_t i = 0; i < count; ++i) {
    const auto row = misses_.first.row(static_cast<Eigen::Index>(i));
    for (const std::uint8_t input : inputs(i)) gradients_.inputs.row(input) += row;
  }
}

void PointsFitter::Step() {
  ++steps_;
  const double size = kFirstStep / 2 * (1 + std::cos(std::numbers::pi * steps_ / planned_));
  // The fading means begin at 0; these correct that.
  const auto mean_step = static_cast<float>(size / (1 - std::pow(kMeanFades, steps_)));
  const auto square_part = static_cast<float>(1 / (1 - std::pow(kSquaresFade, steps_)));
  const auto all = network_.All();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto gradients = gradients_.All()[i]->array();
    auto means = means_.All()[i]->array();
    auto squares = squares_.All()[i]->array();
    means += static_cast<float>(1 - kMeanFades) * (gradients - means);
    squares += static_cast<float>(1 - kSquaresFade) * (gradients.square() - squares);
    all[i]->array() -= mean_step * means / ((square_part * squares).sqrt() + kLeastRoot);
  }
}

}  // namespace jasnel
