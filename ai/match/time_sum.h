// Adding times over a match.
#pragma once

#include <chrono>

namespace jasnel {

/// The sum of two times, neither below 0, saturating at the maximum, since a value read from a file
/// may be anything.
constexpr std::chrono::nanoseconds TimeSum(std::chrono::nanoseconds a, std::chrono::nanoseconds b) {
  constexpr auto kLongest = std::chrono::nanoseconds::max();
  return a > kLongest - b ? kLongest : a + b;
}

}  // namespace jasnel
