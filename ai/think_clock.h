// When a player must answer.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>

namespace jasnel {

/// The shorter of two limits of time, where 0 is none.
constexpr std::chrono::microseconds ShorterOf(std::chrono::microseconds a,
                                              std::chrono::microseconds b) {
  if (a.count() == 0 || b.count() == 0) return std::max(a, b);
  return std::min(a, b);
}

/// What of a limit of time a player uses: the rest is for what comes after the clock, and for
/// moments in which the machine does something else. A limit stays one, however short.
constexpr std::chrono::microseconds UsedOf(std::chrono::microseconds limit) {
  return limit - limit / 5;
}

/// Runs from when it is made.
class ThinkClock {
 public:
  /// `limit` 0 for none.
  ThinkClock(std::chrono::microseconds limit, const std::atomic<bool>* cancel)
      : limited_(limit.count() > 0), end_(Clock::now() + limit), cancel_(cancel) {}

  bool IsOver() const {
    if (cancel_ != nullptr && cancel_->load(std::memory_order_relaxed)) return true;
    return limited_ && Clock::now() >= end_;
  }

  /// What is left, one microsecond at least; 0 where there is no limit.
  std::chrono::microseconds Left() const {
    if (!limited_) return std::chrono::microseconds(0);
    const auto left = std::chrono::duration_cast<std::chrono::microseconds>(end_ - Clock::now());
    return std::max(left, std::chrono::microseconds(1));
  }

  const std::atomic<bool>* cancel() const { return cancel_; }

 private:
  using Clock = std::chrono::steady_clock;

  bool limited_;
  Clock::time_point end_;
  const std::atomic<bool>* cancel_;
};

}  // namespace jasnel
