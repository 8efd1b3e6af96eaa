// Feature numbering, table by table.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace jasnel::boerenbridge::internal {

/// The number of the first feature of each table, and finally the total number of features.
template <std::size_t kTables>
constexpr std::array<int, kTables + 1> FirstOf(const std::array<int, kTables>& sizes) {
  std::array<int, kTables + 1> first{};
  for (std::size_t i = 0; i < kTables; ++i) first[i + 1] = first[i] + sizes[i];
  return first;
}

/// Which of `count` steps, starting at `least`, contains `value`; the first and last steps are
/// open-ended.
inline int StepOf(float value, float least, float step, int count) {
  return std::clamp(static_cast<int>(std::floor((value - least) / step)), 0, count - 1);
}

/// Hand size classes: 1, 2, 3, 4-5, 6-7, 8 and more cards.
inline constexpr int kHandClasses = 6;
constexpr int HandClass(int cards) { return cards <= 3 ? cards - 1 : std::min(cards / 2 + 1, 5); }

/// Classes of tricks still needed for the bid: too many taken, none, one, more.
inline constexpr int kNeedClasses = 4;
constexpr int NeedClass(int need) { return std::clamp(need, -1, 2) + 1; }

/// Classes of strength, from 0 to 1.
inline constexpr int kStrengthClasses = 8;
inline int StrengthClass(float strength) { return std::min(static_cast<int>(strength * 8), 7); }

}  // namespace jasnel::boerenbridge::internal
