// Actions as numbers, for environments that count players and actions from 0.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "python/question_error.h"

namespace jasnel {

/// Who acts where it is no seat: the numbers of OpenSpiel.
inline constexpr int kChanceActs = -1;
inline constexpr int kNobodyActs = -4;

/// Actions as bits: both games have fewer than 64.
using ActionSet = std::uint64_t;

/// The actions of a set, in ascending order.
inline std::vector<int> ActionList(ActionSet set) {
  std::vector<int> list;
  list.reserve(static_cast<std::size_t>(std::popcount(set)));
  for (; set != 0; set &= set - 1) list.push_back(std::countr_zero(set));
  return list;
}

/// Throws unless `action` is from 0 to `count` - 1.
inline void RequireAction(int action, int count) {
  if (action >= 0 && action < count) return;
  throw QuestionError("action " + std::to_string(action) + "; expected a number from 0 to " +
                      std::to_string(count - 1));
}

/// Throws unless `action` is one of `legal`.
inline void RequireLegal(int action, ActionSet legal) {
  if (action >= 0 && action < 64 && (legal >> action & 1) != 0) return;
  std::string expected;
  for (const int one : ActionList(legal)) {
    expected += (expected.empty() ? "one of " : ", ") + std::to_string(one);
  }
  if (expected.empty()) expected = "none, as the deal is over";
  throw QuestionError("action " + std::to_string(action) + "; expected " + expected);
}

}  // namespace jasnel
