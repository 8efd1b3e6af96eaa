// Times that add up over a match.
#pragma once

#include <chrono>

namespace jasnel {

/// The sum of two times, neither below 0; the longest there is where that is longer. What is read
/// from a file may be anything.
constexpr std::chrono::nanoseconds TimeSum(std::chrono::nanoseconds a, std::chrono::nanoseconds b) {
  constexpr auto kLongest = std::chrono::nanoseconds::max();
  return a > kLongest - b ? kLongest : a + b;
}

}  // namespace jasnel
