// Networks with two hidden layers in floating point, as IntegerNetwork: for samples with few of
// many inputs, a sample at a time. All numbers are in one row.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jasnel/dealing.h"

namespace jasnel {

/// A network of these numbers of inputs, units and outputs.
template <int kIn, int kFirst, int kSecond, int kOut>
class LayeredNetwork {
 public:
  /// What leaves a unit of a hidden layer is from 0 to this.
  static constexpr float kMaxOut = 8;

  // Where each part begins: weights by input, then by unit of the layer before.
  static constexpr std::size_t kFirstBias = std::size_t{kIn} * kFirst;
  static constexpr std::size_t kSecondWeights = kFirstBias + kFirst;
  static constexpr std::size_t kSecondBias = kSecondWeights + std::size_t{kFirst} * kSecond;
  static constexpr std::size_t kLastWeights = kSecondBias + kSecond;
  static constexpr std::size_t kLastBias = kLastWeights + std::size_t{kSecond} * kOut;
  static constexpr std::size_t kNumbers = kLastBias + kOut;

  /// What leaves the layers for one sample.
  struct Layers {
    std::array<float, kFirst> first;
    std::array<float, kSecond> second;
    std::array<float, kOut> out;
  };

  LayeredNetwork() : numbers_(kNumbers) {}

  /// Random weights, for samples with about `present` inputs.
  void InitHe(double present, Random& random) {
    const auto fill = [&](std::size_t from, std::size_t to, double variance) {
      const auto most = static_cast<float>(std::sqrt(3 * variance));
      for (std::size_t i = from; i < to; ++i) numbers_[i] = most * (2 * random.NextUnit() - 1);
    };
    fill(0, kFirstBias, 1.5 / present);
    fill(kSecondWeights, kSecondBias, 2.0 / kFirst);
    fill(kLastWeights, kLastBias, 0.1 / kSecond);
  }

  template <class Inputs>
  void Run(const Inputs& inputs, Layers& layers) const {
    const float* const n = numbers_.data();
    std::copy_n(n + kFirstBias, kFirst, layers.first.data());
    for (const int input : inputs) {
      const float* const row = n + static_cast<std::size_t>(input) * kFirst;
      for (int i = 0; i < kFirst; ++i) layers.first[i] += row[i];
    }
    for (float& unit : layers.first) unit = std::min(std::max(unit, 0.0f), kMaxOut);
    std::copy_n(n + kSecondBias, kSecond, layers.second.data());
    for (int i = 0; i < kFirst; ++i) {
      const float by = layers.first[i];
      if (by == 0) continue;
      const float* const row = n + kSecondWeights + static_cast<std::size_t>(i) * kSecond;
      for (int j = 0; j < kSecond; ++j) layers.second[j] += by * row[j];
    }
    for (float& unit : layers.second) unit = std::min(std::max(unit, 0.0f), kMaxOut);
    std::copy_n(n + kLastBias, kOut, layers.out.data());
    for (int j = 0; j < kSecond; ++j) {
      const float by = layers.second[j];
      if (by == 0) continue;
      const float* const row = n + kLastWeights + static_cast<std::size_t>(j) * kOut;
      for (int k = 0; k < kOut; ++k) layers.out[k] += by * row[k];
    }
  }

  /// Adds the gradients of a sample to `sums`, which has kNumbers elements, given those of what
  /// left the network.
  template <class Inputs>
  void AddGradients(const Inputs& inputs, const Layers& layers, const std::array<float, kOut>& out,
                    float* const sums) const {
    const float* const n = numbers_.data();
    std::array<float, kSecond> second;
    for (int k = 0; k < kOut; ++k) sums[kLastBias + k] += out[k];
    for (int j = 0; j < kSecond; ++j) {
      const float left = layers.second[j];
      second[j] = 0;
      if (left <= 0) continue;
      const std::size_t at = kLastWeights + static_cast<std::size_t>(j) * kOut;
      float sum = 0;
      for (int k = 0; k < kOut; ++k) {
        sum += n[at + k] * out[k];
        sums[at + k] += left * out[k];
      }
      second[j] = left < kMaxOut ? sum : 0;
    }
    for (int j = 0; j < kSecond; ++j) sums[kSecondBias + j] += second[j];
    std::array<float, kFirst> first;
    for (int i = 0; i < kFirst; ++i) {
      const float left = layers.first[i];
      first[i] = 0;
      if (left <= 0) continue;
      const std::size_t at = kSecondWeights + static_cast<std::size_t>(i) * kSecond;
      float sum = 0;
      for (int j = 0; j < kSecond; ++j) {
        sum += n[at + j] * second[j];
        sums[at + j] += left * second[j];
      }
      first[i] = left < kMaxOut ? sum : 0;
    }
    for (int i = 0; i < kFirst; ++i) sums[kFirstBias + i] += first[i];
    for (const int input : inputs) {
      float* const row = sums + static_cast<std::size_t>(input) * kFirst;
      for (int i = 0; i < kFirst; ++i) row[i] += first[i];
    }
  }

  std::vector<float>& numbers() { return numbers_; }
  const std::vector<float>& numbers() const { return numbers_; }

 private:
  std::vector<float> numbers_;
};

}  // namespace jasnel
