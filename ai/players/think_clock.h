// Time limits of players.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>

#include "solver/processor_clock.h"

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
///
/// A budget is given by who waits for the answer, and goes by the wall clock. The player's own
/// limit is a measure of strength, and goes by processor time, so that a player that was kept
/// waiting thinks as long as otherwise.
class ThinkClock {
 public:
  /// Each limit is 0 for none.
  ThinkClock(std::chrono::microseconds budget, const std::atomic<bool>* cancel,
             std::chrono::microseconds own = {})
      : limit_(ShorterOf(budget, own)),
        planned_(kPlanned * 1000 * static_cast<double>(limit_.count())),
        budget_(UsedOf(budget)),
        own_(UsedOf(own)),
        cancel_(cancel) {}

  bool limited() const { return limit_.count() > 0; }

  /// The planned work not yet counted, in nanoseconds as in `work`, at least 0; meaningless without
  /// a limit.
  double Planned() const { return std::max(planned_ - counted_, 0.0); }

  void Count(double nanoseconds) { counted_ += nanoseconds; }

  /// Whether to stop, because of the counted work, the time or the cancel flag.
  bool IsOver() const {
    if (cancel_ != nullptr && cancel_->load(std::memory_order_relaxed)) return true;
    return limited() && (counted_ >= planned_ || TimeIsOver());
  }

  /// What remains of the budget, at least one microsecond; 0 without a budget.
  std::chrono::microseconds BudgetLeft() const {
    if (budget_.count() == 0) return budget_;
    const auto left = budget_ - std::chrono::duration_cast<std::chrono::microseconds>(Waited());
    return std::max(left, std::chrono::microseconds(1));
  }

  const std::atomic<bool>* cancel() const { return cancel_; }

 private:
  using Clock = std::chrono::steady_clock;

  static constexpr double kPlanned = 0.5;

  Clock::duration Waited() const { return Clock::now() - start_; }

  // Nobody has computed for longer than was waited, and the wall clock is much quicker to read.
  bool TimeIsOver() const {
    const auto waited = Waited();
    if (budget_.count() > 0 && waited >= budget_) return true;
    return own_.count() > 0 && waited >= own_ && computed_.Elapsed() >= own_;
  }

  std::chrono::microseconds limit_;
  double planned_;
  double counted_ = 0;
  std::chrono::microseconds budget_;  // as much of it as is used
  std::chrono::microseconds own_;
  Clock::time_point start_ = Clock::now();
  ProcessorClock computed_;
  const std::atomic<bool>* cancel_;
};

}  // namespace jasnel
