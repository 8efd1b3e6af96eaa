// A small network that values the options of a choice.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace jasnel {

/// The features that are present, by number.
template <std::size_t kMax>
class FeatureList {
 public:
  /// There must be fewer than `kMax`.
  void Add(int number) { numbers_[size_++] = static_cast<std::int16_t>(number); }

  std::span<const std::int16_t> numbers() const { return std::span(numbers_).first(size_); }

 private:
  std::array<std::int16_t, kMax> numbers_;
  std::size_t size_ = 0;
};

/// The number of features: of a situation, shared by all its options, and of an option.
struct ChoiceShape {
  int shared = 0;
  int own = 0;
};

/// The value of an option is a sum over its own features, plus a hidden layer of rectified linear
/// units, each of which sums weights of all features, shared and own. All arithmetic uses integers,
/// so that the result is the same on every machine; the shared part is summed once for all options.
/// If all weights are 0, so are all values.
class ChoiceNet {
 public:
  static constexpr std::size_t kUnits = 16;
  static constexpr int kUnitOne = 128;        ///< represents 1 in a weight into or out of a unit
  static constexpr int kDirectOne = 1024;     ///< represents 1 in a direct weight of an own
                                              ///< feature
  static constexpr int kMaxUnitWeight = 512;  ///< so that the sum of 60 fits in 16 bits
  static constexpr std::size_t kMaxFeatures = 60;

  /// The number of weights. They are stored in this order: a constant for each unit, the output
  /// weight of each unit, for each feature (shared ones first) its weight in each unit, and for
  /// each own feature its direct weight.
  static constexpr std::size_t Weights(ChoiceShape shape) {
    const auto features = static_cast<std::size_t>(shape.shared + shape.own);
    return kUnits * (2 + features) + static_cast<std::size_t>(shape.own);
  }

  /// `weights` has `Weights(shape)` elements and must outlive this; all but the last `shape.own`
  /// have an absolute value of at most `kMaxUnitWeight`.
  ChoiceNet(ChoiceShape shape, std::span<const std::int16_t> weights)
      : weights_(weights.data()), own_first_(shape.shared), features_(shape.shared + shape.own) {}

  /// The sums of the units for the shared features.
  using Sums = std::array<std::int16_t, kUnits>;

  Sums Shared(std::span<const std::int16_t> features) const {
    Sums sums;
    std::copy_n(weights_, kUnits, sums.begin());
    for (const int feature : features) AddTo(sums, feature);
    return sums;
  }

  /// The value of an option, given its own features, which are numbered from 0.
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
