// Networks in floating point, as they are fitted, and how they become integers.
#pragma once

#include <Eigen/Core>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/result.h"
#include "solver/models/integer_network.h"

namespace jasnel {

/// How many inputs, units of the hidden layers, and outputs a network has.
struct NetworkShape {
  int inputs;
  int first;
  int second;
  int outputs;

  template <class Weights>
  static constexpr NetworkShape Of() {
    return {Weights::kInputs, Weights::kFirst, Weights::kSecond, Weights::kOutputs};
  }
};

/// Weights in units of 1, not of 1 / kUnit.
struct Network {
  using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

  explicit Network(const NetworkShape& shape)
      : inputs(Matrix::Zero(shape.inputs, shape.first)),
        first_bias(Matrix::Zero(1, shape.first)),
        second(Matrix::Zero(shape.second, shape.first)),
        second_bias(Matrix::Zero(1, shape.second)),
        last(Matrix::Zero(shape.outputs, shape.second)),
        last_bias(Matrix::Zero(1, shape.outputs)) {}

  Matrix inputs;
  Matrix first_bias;
  Matrix second;
  Matrix second_bias;
  Matrix last;
  Matrix last_bias;

  /// What leaves a unit of a hidden layer is from 0 to this.
  static constexpr float kMaxOut = 8 - 1.0f / 512;

  std::array<Matrix*, 6> All() {
    return {&inputs, &first_bias, &second, &second_bias, &last, &last_bias};
  }
};

/// The numbers of a network, one after the other.
std::string BytesOf(Network network);

/// Takes the numbers of a network of this shape from the front of `bytes`, which must be long
/// enough.
void TakeBytes(std::string_view& bytes, Network& network);

/// The values of samples in each layer: a row for each sample.
struct NetworkLayers {
  Network::Matrix first;
  Network::Matrix second;
  Network::Matrix out;
};

/// `inputs(i)` are those of sample i, of `count`.
template <class Inputs>
void RunNetwork(const Network& network, std::size_t count, const Inputs& inputs,
                NetworkLayers& layers) {
  const auto bound = [](Network::Matrix& layer) {
    layer = layer.cwiseMax(0).cwiseMin(Network::kMaxOut);
  };
  const auto rows = static_cast<Eigen::Index>(count);
  layers.first = network.first_bias.replicate(rows, 1);
  for (std::size_t i = 0; i < count; ++i) {
    auto row = layers.first.row(static_cast<Eigen::Index>(i));
    for (const std::uint8_t input : inputs(i)) row += network.inputs.row(input);
  }
  bound(layers.first);
  layers.second.noalias() = layers.first * network.second.transpose();
  layers.second.rowwise() += network.second_bias.row(0);
  bound(layers.second);
  layers.out.noalias() = layers.second * network.last.transpose();
  layers.out.rowwise() += network.last_bias.row(0);
}

/// Scores are learned in units of so many points.
inline constexpr float kPointsInOne = 100;

/// That of an output which is log odds.
inline float Chance(float log_odds) { return 1 / (1 + std::exp(-log_odds)); }

/// Inputs of which at most one is there.
using InputGroups = std::vector<std::vector<int>>;

/// The least and the most that a sum can be.
class SumRange {
 public:
  explicit SumRange(std::int64_t bias) : least_(bias), most_(bias) {}

  /// One of the terms, or none.
  void AddOneOf(std::span<const std::int64_t> terms);

  /// What is wrong if a number of so many bits cannot hold it; `what` is the sum.
  std::optional<Error> Check(const std::string& what, int bits) const;

 private:
  std::int64_t least_;
  std::int64_t most_;
};

/// What is wrong if a sum in SecondLayer or OutputOf could exceed its type. Each input is in one of
/// the groups.
template <class Weights>
std::optional<Error> CheckSums(const Weights& weights, const InputGroups& groups) {
  std::vector<std::int64_t> terms;
  for (int unit = 0; unit < Weights::kFirst; ++unit) {
    SumRange range(weights.first_bias[unit]);
    for (const std::vector<int>& group : groups) {
      terms.clear();
      for (const int input : group) terms.push_back(weights.inputs[input][unit]);
      range.AddOneOf(terms);
    }
    const std::string what = "the sum of unit " + std::to_string(unit) + " of the first layer";
    if (auto error = range.Check(what, 16)) return error;
  }
  // Of units that each give less than kLimit.
  const auto later = [](const auto& row, std::int32_t bias) {
    SumRange range(bias);
    for (const std::int64_t weight : row) {
      const std::int64_t most = weight * (Weights::kLimit * Weights::kUnit - 1);
      range.AddOneOf({&most, 1});
    }
    return range;
  };
  for (int unit = 0; unit < Weights::kSecond; ++unit) {
    const std::string what = "the sum of unit " + std::to_string(unit) + " of the second layer";
    const SumRange range = later(weights.second[unit], weights.second_bias[unit]);
    if (auto error = range.Check(what, 32)) return error;
  }
  for (int output = 0; output < Weights::kOutputs; ++output) {
    const SumRange range = later(weights.last[output], weights.last_bias[output]);
    const std::string what = Weights::kOutputs == 1 ? std::string("the last sum")
                                                    : "the sum of output " + std::to_string(output);
    if (auto error = range.Check(what, 32)) return error;
  }
  return std::nullopt;
}

/// Rounds a row of weights to integers; false if one does not fit.
template <class Row, class Integer, std::size_t kSize>
bool RoundRow(const Row& row, double unit, std::array<Integer, kSize>& rounded) {
  constexpr auto kMax = static_cast<double>(std::numeric_limits<Integer>::max());
  bool fits = true;
  for (std::size_t i = 0; i < kSize; ++i) {
    const double whole = std::round(unit * static_cast<double>(row(static_cast<Eigen::Index>(i))));
    fits &= std::abs(whole) <= kMax;  // false for what is no number
    rounded[i] = static_cast<Integer>(fits ? whole : 0);
  }
  return fits;
}

/// The weights rounded to integers. An error if one is too large for its type, or if a sum could
/// become so: see CheckSums.
template <class Weights>
Result<Weights> ToIntegers(const Network& network, const InputGroups& groups) {
  constexpr double kOne = Weights::kUnit;
  Weights weights{};
  bool fits = RoundRow(network.first_bias.row(0), kOne, weights.first_bias) &&
              RoundRow(network.second_bias.row(0), kOne * kOne, weights.second_bias) &&
              RoundRow(network.last_bias.row(0), kOne * kOne, weights.last_bias);
  for (int i = 0; i < Weights::kInputs; ++i) {
    fits = fits && RoundRow(network.inputs.row(i), kOne, weights.inputs[i]);
  }
  for (int i = 0; i < Weights::kSecond; ++i) {
    fits = fits && RoundRow(network.second.row(i), kOne, weights.second[i]);
  }
  for (int i = 0; i < Weights::kOutputs; ++i) {
    fits = fits && RoundRow(network.last.row(i), kOne, weights.last[i]);
  }
  if (!fits) return Error{"a weight is too large; expected what fits in 16 bits, or 32 for a bias"};
  if (auto error = CheckSums(weights, groups)) return *std::move(error);
  return weights;
}

}  // namespace jasnel
