// Time limits of players.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>

namespace jasnel {

/// The shorter of two time limits, where 0 means none.
constexpr std::chrono::microseconds ShorterOf(std::chrono::microseconds a,
                                              std::chrono::microseconds b) {
  if (a.count() == 0 || b.count() == 0) return std::max(a, b);
  return std::min(a, b);
}

/// The part of a time limit that a player uses; the rest is a reserve for what follows the clock
/// and for interruptions by other programs. A limit stays a limit, however short.
constexpr std::chrono::microseconds UsedOf(std::chrono::microseconds limit) {
  return limit - limit / 5;
}

/// The cost of pieces of work, in nanoseconds: half as much again as on an idle 2.6 GHz machine, so
/// that counting keeps within time limits. `player_benchmark` measures them.
namespace work {
inline constexpr double kNode = 100;      ///< a card played in a search
inline constexpr double kSearch = 6'000;  ///< a search, besides its nodes
inline constexpr double kPlayOut = 420;   ///< a card played in a play-out
inline constexpr double kWorld = 500;     ///< drawing a world
inline constexpr double kAsked = 600;     ///< the policy's chances for a hand, in the last tricks
inline constexpr double kPlayed = 40;     ///< a card played there, in all worlds together
inline constexpr double kSeen = 30;       ///< a world after such a card
inline constexpr double kDecision = 450;  ///< weighting a card of another player in a world
inline constexpr double kCall = 1'000;    ///< weighting a call in a world
}  // namespace work

/// Runs from its construction, and counts work. Half of a time limit is planned for and may be
/// counted. Unless the machine is slow, the planned work is done before the time is over, so
/// normally the count ends it, and then the answer does not depend on the clock.
class ThinkClock {
 public:
  /// `limit` is 0 for no limit.
  ThinkClock(std::chrono::microseconds limit, const std::atomic<bool>* cancel)
      : limited_(limit.count() > 0),
        planned_(kPlanned * 1000 * static_cast<double>(limit.count())),
        end_(Clock::now() + UsedOf(limit)),
        cancel_(cancel) {}

  bool limited() const { return limited_; }

  /// The planned work not yet counted, in nanoseconds as in `work`, at least 0; meaningless without
  /// a limit.
  double Planned() const { return std::max(planned_ - counted_, 0.0); }

  void Count(double nanoseconds) { counted_ += nanoseconds; }

  /// Whether to stop, because of the counted work, the time or the cancel flag.
  bool IsOver() const {
    if (cancel_ != nullptr && cancel_->load(std::memory_order_relaxed)) return true;
    return limited_ && (counted_ >= planned_ || Clock::now() >= end_);
  }

  /// The remaining time, at least one microsecond; 0 without a limit.
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
