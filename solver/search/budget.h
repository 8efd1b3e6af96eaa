// Node counting and search limits.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>

#include "jasnel/solver.h"

namespace jasnel::internal {

/// The nodes and limits of one call. The clock and the cancel flag are checked once every
/// `kCheckEvery` nodes.
class Budget {
 public:
  void Start(const Limits& limits) {
    limits_ = limits;
    nodes_ = 0;
    stop_ = Stop::kSolved;
    start_ = std::chrono::steady_clock::now();
    PlanCheck();
  }

  /// Counts one card played, or more. Returns false if the search must end.
  bool CountNode() { return CountNodes(1); }
  bool CountNodes(std::uint64_t count) { return (nodes_ += count) < next_check_ || Check(); }

  bool stopped() const { return stop_ != Stop::kSolved; }
  Stop stop() const { return stop_; }
  std::uint64_t nodes() const { return nodes_; }

  std::chrono::microseconds Elapsed() const {
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() -
                                                                 start_);
  }

 private:
  static constexpr std::uint64_t kCheckEvery = 1024;
  static constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

  void PlanCheck() {
    const bool watched = limits_.time.count() > 0 || limits_.cancel != nullptr;
    next_check_ = watched ? nodes_ + kCheckEvery : kNever;
    if (limits_.nodes > 0) next_check_ = std::min(next_check_, limits_.nodes);
  }

  bool Check() {
    if (limits_.nodes > 0 && nodes_ >= limits_.nodes) {
      nodes_ = limits_.nodes;  // of those counted at once, the last are not believed
      stop_ = Stop::kNodeLimit;
    } else if (limits_.cancel != nullptr && limits_.cancel->load(std::memory_order_relaxed)) {
      stop_ = Stop::kCancelled;
    } else if (limits_.time.count() > 0 && Elapsed() >= limits_.time) {
      stop_ = Stop::kTimeLimit;
    }
    if (stopped()) return false;
    PlanCheck();
    return true;
  }

  Limits limits_;
  std::uint64_t nodes_ = 0;
  std::uint64_t next_check_ = kNever;
  Stop stop_ = Stop::kSolved;
  std::chrono::steady_clock::time_point start_;
};

}  // namespace jasnel::internal
