// Choices with the worth of each option: the data a ChoiceNet is fitted to.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tools/training/sample_block.h"

namespace jasnel {

/// Choices, a row of each array for each.
struct ChoiceSamples {
  static constexpr std::size_t kOptions = 11;  ///< no choice has more
  static constexpr std::size_t kShared = 32;   ///< features that its options share
  static constexpr std::size_t kOwn = 16;      ///< features of an option

  std::vector<std::int16_t> shared;   ///< numbers of features, -1 where there are no more
  std::vector<std::int16_t> own;      ///< the same for each option
  std::vector<float> worth;           ///< of each option, in any unit; 0 where there are no more
  std::vector<std::int16_t> options;  ///< how many there are

  std::size_t size() const { return options.size(); }

  /// Begins a choice.
  void Begin(std::span<const std::int16_t> features) {
    shared.resize(shared.size() + kShared, -1);
    own.resize(own.size() + kOptions * kOwn, -1);
    worth.resize(worth.size() + kOptions);
    options.push_back(0);
    std::ranges::copy(features, shared.end() - kShared);
  }

  /// Adds an option to the last choice: its own features, and its measured worth.
  void AddOption(std::span<const std::int16_t> features, float brings) {
    const auto option = static_cast<std::size_t>(options.back()++);
    std::ranges::copy(features,
                      own.end() - static_cast<std::ptrdiff_t>((kOptions - option) * kOwn));
    worth[worth.size() - kOptions + option] = brings;
  }

  void Append(const ChoiceSamples& other) {
    AppendRows(shared, other.shared);
    AppendRows(own, other.own);
    AppendRows(worth, other.worth);
    AppendRows(options, other.options);
  }
};

}  // namespace jasnel
