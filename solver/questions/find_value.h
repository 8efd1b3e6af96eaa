// Finds a value by null-window tests.
#pragma once

#include <algorithm>

#include "solver/questions/game_tree.h"
#include "solver/search/kernel.h"
#include "solver/search/search.h"

JASNEL_KERNEL_BEGIN

/// Bounds of a value; equal once the value is found.
struct Range {
  int lower = -kBeyondValues;
  int upper = kBeyondValues;

  bool HasLower() const { return lower > -kBeyondValues; }
  bool HasUpper() const { return upper < kBeyondValues; }
  bool IsOpen() const { return lower < upper; }
};

/// Distances between successive targets as long as the value is not bounded on both sides.
struct Steps {
  int first;
  int growth;
};
inline constexpr Steps kWide{12, 1};   ///< from an initial guess
inline constexpr Steps kEven{10, 1};   ///< from the value of the best card so far
inline constexpr Steps kNear{4, 2};    ///< from the value of a touching card
inline constexpr Steps kAtOnce{2, 2};  ///< from what is likely the value

/// Narrows the bounds of a value: steps up or down from a guess until the value lies between two
/// bounds, then bisects until they are equal, `search` is stopped, or the value is known to be
/// below `floor`. Bounds known beforehand may be given as `range`. `test(target)` is as for
/// Search::TestPoints, and `next_value(target)` is the lowest possible value not below `target`.
template <class Test, class NextValue>
Range FindValue(const Search& search, int guess, Steps steps, const Test& test,
                const NextValue& next_value, int floor = -kBeyondValues, Range range = {}) {
  int target = next_value(std::max(guess, floor));
  for (int step = steps.first; range.IsOpen() && range.upper >= floor; step *= steps.growth) {
    const int bound = test(target);
    if (search.stopped()) break;
    (bound >= target ? range.lower : range.upper) = bound;
    if (!range.HasLower()) {
      target = next_value(std::max(range.upper - step, floor));
    } else if (!range.HasUpper()) {
      target = range.lower + step;
    } else {
      target = next_value(range.lower + (range.upper - range.lower + 1) / 2);
    }
  }
  return range;
}

/// Whether the side to play, which maximizes or not, preserves `value` by moving to `node`.
template <class Finder>
bool Keeps(Finder& finder, const TreeNode& node, bool maximizes, int value) {
  return maximizes ? finder.IsAtLeast(node, value) : !finder.IsAtLeast(node, value + 1);
}

JASNEL_KERNEL_END
