// The probabilities of the options of a choice.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "ai/models/fast_exp.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

/// Bids or cards, at least one; their chances, from 0 to 1, add up to 1.
template <class Option>
class Chances {
 public:
  std::size_t size() const { return size_; }
  Option option(std::size_t i) const { return options_[i]; }
  float chance(std::size_t i) const { return chances_[i]; }

  /// Adds an option with a value; `FromValues` then converts the values to chances.
  void Add(Option option, float value) {
    options_[size_] = option;
    chances_[size_++] = value;
  }

  /// Sets the chances proportional to e^(sharpness * value).
  void FromValues(float sharpness) {
    const float most = *std::max_element(values().begin(), values().end());
    float total = 0;
    for (std::size_t i = 0; i < size_; ++i) {
      total += chances_[i] = FastExp(sharpness * (chances_[i] - most));
    }
    for (std::size_t i = 0; i < size_; ++i) chances_[i] /= total;
  }

  /// The chance of an option; 0 for an option that is not in the list.
  float Of(Option option) const {
    for (std::size_t i = 0; i < size_; ++i) {
      if (options_[i] == option) return chances_[i];
    }
    return 0;
  }

  /// The option at `uniform`, from 0 up to but excluding 1, in the cumulative distribution.
  Option At(float uniform) const {
    float left = uniform;
    for (std::size_t i = 0; i + 1 < size_; ++i) {
      left -= chances_[i];
      if (left < 0) return options_[i];
    }
    return options_[size_ - 1];
  }
  Option Draw(Random& random) const { return At(random.NextUnit()); }

  /// The likeliest option; on a tie, the first.
  Option Likeliest() const {
    const auto best = std::max_element(values().begin(), values().end()) - values().begin();
    return options_[static_cast<std::size_t>(best)];
  }

 private:
  static constexpr std::size_t kMax = kMaxCards + 1;

  std::span<const float> values() const { return std::span(chances_).first(size_); }

  std::array<Option, kMax> options_;
  std::array<float, kMax> chances_;
  std::size_t size_ = 0;
};

}  // namespace jasnel::boerenbridge
