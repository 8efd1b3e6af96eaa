// The network of the model of all four hands in floating point, as it is fitted.
#pragma once

#include <Eigen/Core>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "jasnel/result.h"
#include "solver/models/points_model.h"

namespace jasnel {

/// Weights in units of 1, not of 1 / kUnit; what leaves the last layer is hundreds of points.
struct PointsNetwork {
  using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

  Matrix inputs = Matrix::Zero(PointsModelWeights::kInputs, PointsModelWeights::kFirst);
  Matrix first_bias = Matrix::Zero(1, PointsModelWeights::kFirst);
  Matrix second = Matrix::Zero(PointsModelWeights::kSecond, PointsModelWeights::kFirst);
  Matrix second_bias = Matrix::Zero(1, PointsModelWeights::kSecond);
  Matrix last = Matrix::Zero(1, PointsModelWeights::kSecond);
  Matrix last_bias = Matrix::Zero(1, 1);

  /// What leaves a unit of a hidden layer is from 0 to this.
  static constexpr float kMostOut =
      static_cast<float>(PointsModelWeights::kMostOut) / PointsModelWeights::kUnit;

  std::array<Matrix*, 6> All() {
    return {&inputs, &first_bias, &second, &second_bias, &last, &last_bias};
  }
};

/// The values of samples in each layer: a row for each sample.
struct PointsLayers {
  PointsNetwork::Matrix first;
  PointsNetwork::Matrix second;
  PointsNetwork::Matrix out;
};

/// `inputs(i)` are those of sample i, of `count`.
template <class Inputs>
void RunNetwork(const PointsNetwork& network, std::size_t count, const Inputs& inputs,
                PointsLayers& layers) {
  const auto bound = [](PointsNetwork::Matrix& layer) {
    layer = layer.cwiseMax(0).cwiseMin(PointsNetwork::kMostOut);
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
  layers.out.array() += network.last_bias(0, 0);
}

/// The weights rounded to integers. An error if one is too large for its type, or if a sum could
/// become so for some deal: see CheckSums.
Result<PointsModelWeights> ToPointsModel(const PointsNetwork& network);

/// What is wrong if a sum in EstimatePoints could exceed its type, whatever the deal and the rules:
/// a card is in at most one hand, and undertrumping is not both free and forced.
std::optional<Error> CheckSums(const PointsModelWeights& weights);

}  // namespace jasnel
