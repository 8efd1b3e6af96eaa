// When a judgement is to be given up.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>

#include "jasnel/solver.h"

namespace jasnel {

/// Runs from its construction.
class JudgeClock {
 public:
  /// `limit` is 0 for no limit.
  JudgeClock(std::chrono::microseconds limit, const std::atomic<bool>* cancel)
      : start_(Clock::now()), limit_(limit), cancel_(cancel) {}

  bool IsOver() const {
    if (cancel_ != nullptr && cancel_->load(std::memory_order_relaxed)) return true;
    return limit_.count() > 0 && Clock::now() - start_ >= limit_;
  }

  /// Why it is over, if it is.
  Stop Reason() const {
    if (!IsOver()) return Stop::kSolved;
    return cancel_ != nullptr && *cancel_ ? Stop::kCancelled : Stop::kTimeLimit;
  }

  /// The time that is left, at least one microsecond; 0 without a limit.
  std::chrono::microseconds Left() const {
    if (limit_.count() == 0) return limit_;
    return std::max(limit_ - Elapsed(), std::chrono::microseconds(1));
  }

  std::chrono::microseconds Elapsed() const {
    return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start_);
  }

  const std::atomic<bool>* cancel() const { return cancel_; }

 private:
  using Clock = std::chrono::steady_clock;

  Clock::time_point start_;
  std::chrono::microseconds limit_;
  const std::atomic<bool>* cancel_;
};

}  // namespace jasnel
