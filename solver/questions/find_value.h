// Finds a value by asking whether it is at least this or that.
#pragma once

#include <algorithm>

#include "solver/questions/game_tree.h"
#include "solver/search/kernel.h"
#include "solver/search/search.h"

JASNEL_KERNEL_BEGIN

/// Bounds of a value; equal once it is found.
struct Range {
  int lower = -kBeyondValues;
  int upper = kBeyondValues;

  bool HasLower() const { return lower > -kBeyondValues; }
  bool HasUpper() const { return upper < kBeyondValues; }
  bool IsOpen() const { return lower < upper; }
};

/// How far to go from one question to the next while the value is not yet between two bounds.
struct Steps {
  int first;
  int growth;
};
inline constexpr Steps kWide{8, 2};   ///< from a guess
inline constexpr Steps kEven{10, 1};  ///< from the value of the best card so far
inline constexpr Steps kNear{4, 2};   ///< from the value of a touching card

/// Asks for bounds of a value, from a guess in steps up or down until it lies between two of them,
/// then in the middle, until they meet, or `search` is stopped, or the value is below `floor`. What
/// is known before may be given as `range`.
/// `test(target)` is as Search::Test, and `next_value(target)` the lowest possible value from
/// `target` on.
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

/// Whether the side in turn, which maximizes or not, keeps `value` by going to `node`.
template <class Finder>
bool Keeps(Finder& finder, const TreeNode& node, bool maximizes, int value) {
  return maximizes ? finder.IsAtLeast(node, value) : !finder.IsAtLeast(node, value + 1);
}

JASNEL_KERNEL_END
