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

/// Pieces of work and what they cost, in nanoseconds: half as much again as on a quiet machine with
/// 2.6 GHz, so that limits of time are kept by counting. `player_benchmark` measures them.
namespace work {
inline constexpr double kNode = 100;      ///< a card played in a search
inline constexpr double kSearch = 6'000;  ///< a search, besides its nodes
inline constexpr double kPlayOut = 120;   ///< a card played in a play-out
inline constexpr double kWorld = 500;     ///< a world drawn
inline constexpr double kDecision = 220;  ///< a card that others played, weighed in a world
}  // namespace work

/// Runs from when it is made, and counts work. Half of a limit of time is planned for and may be
/// counted; what was planned is done before the time is over unless the machine is slow, so that as
/// a rule the count ends it: then an answer does not depend on the clock.
class ThinkClock {
 public:
  /// `limit` 0 for none.
  ThinkClock(std::chrono::microseconds limit, const std::atomic<bool>* cancel)
      : limited_(limit.count() > 0),
        planned_(kPlanned * 1000 * static_cast<double>(limit.count())),
        end_(Clock::now() + UsedOf(limit)),
        cancel_(cancel) {}

  bool limited() const { return limited_; }

  /// The work planned for and not yet counted, in nanoseconds as of `work`, not below 0; without a
  /// limit it means nothing.
  double Planned() const { return std::max(planned_ - counted_, 0.0); }

  void Count(double nanoseconds) { counted_ += nanoseconds; }

  /// Whether to stop: because of the work counted, of the time or of the cancel flag.
  bool IsOver() const {
    if (cancel_ != nullptr && cancel_->load(std::memory_order_relaxed)) return true;
    return limited_ && (counted_ >= planned_ || Clock::now() >= end_);
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

  static constexpr double kPlanned = 0.5;

  bool limited_;
  double planned_;
  double counted_ = 0;
  Clock::time_point end_;
  const std::atomic<bool>* cancel_;
};

}  // namespace jasnel
