// A small network that values the options of a choice, of which one is to be taken.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace jasnel {

/// Features that are there, by number.
template <std::size_t kMost>
class FeatureList {
 public:
  /// There are fewer than `kMost`.
  void Add(int number) { numbers_[size_++] = static_cast<std::int16_t>(number); }

  std::span<const std::int16_t> numbers() const { return std::span(numbers_).first(size_); }

 private:
  std::array<std::int16_t, kMost> numbers_;
  std::size_t size_ = 0;
};

/// How many features there are: of a situation, which all its options share, and of an option.
struct ChoiceShape {
  int shared = 0;
  int own = 0;
};

/// The value of an option is a sum over its own features, and over units that each add up weights
/// of all features, shared and own, and count where their sum is positive. Whole numbers
/// throughout, so that it is the same on every machine; what belongs to the situation is added up
/// once for all options. All values are 0 where all weights are.
class ChoiceNet {
 public:
  static constexpr std::size_t kUnits = 16;
  static constexpr int kUnitOne = 128;         ///< 1 as a weight of a unit, or behind it
  static constexpr int kDirectOne = 1024;      ///< 1 as a weight of an option's own feature
  static constexpr int kMostUnitWeight = 512;  ///< so that 60 of them fit into 16 bits
  static constexpr std::size_t kMostFeatures = 60;

  /// Weights one after the other: a constant for each unit, the weight of each unit, for each
  /// feature (shared ones first) its weight in each unit, and for each own feature its weight.
  static constexpr std::size_t Weights(ChoiceShape shape) {
    const auto features = static_cast<std::size_t>(shape.shared + shape.own);
    return kUnits * (2 + features) + static_cast<std::size_t>(shape.own);
  }

  /// `weights` are `Weights(shape)`, all but the last `shape.own` up to `kMostUnitWeight` either
  /// way, and must stay.
  ChoiceNet(ChoiceShape shape, std::span<const std::int16_t> weights)
      : weights_(weights.data()), own_first_(shape.shared), features_(shape.shared + shape.own) {}

  /// The units as the situation has them.
  using Sums = std::array<std::int16_t, kUnits>;

  Sums Shared(std::span<const std::int16_t> features) const {
    Sums sums;
    std::copy_n(weights_, kUnits, sums.begin());
    for (const int feature : features) AddTo(sums, feature);
    return sums;
  }

  /// Of an option by its own features, which are numbered from 0.
  float Value(const Sums& shared, std::span<const std::int16_t> features) const {
    Sums sums = shared;
    std::int32_t direct = 0;
    const std::int16_t* const own_weights =
        weights_ + kUnits * (2 + static_cast<std::size_t>(features_));
    for (const int feature : features) {
      AddTo(sums, own_first_ + feature);
      direct += own_weights[feature];
    }
    std::int32_t value = 0;
    for (std::size_t i = 0; i < kUnits; ++i) {
      value += std::max<std::int16_t>(sums[i], 0) * weights_[kUnits + i];
    }
    return static_cast<float>(value) / (kUnitOne * kUnitOne) +
           static_cast<float>(direct) / kDirectOne;
  }

 private:
  void AddTo(Sums& sums, int feature) const {
    const std::int16_t* const row = weights_ + kUnits * (2 + static_cast<std::size_t>(feature));
    for (std::size_t i = 0; i < kUnits; ++i) sums[i] = static_cast<std::int16_t>(sums[i] + row[i]);
  }

  const std::int16_t* weights_;
  int own_first_;
  int features_;
};

}  // namespace jasnel
