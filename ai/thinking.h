// What a player may use for one decision, of either game.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace jasnel {

/// What a player may use for one call, bid or card.
struct Thinking {
  std::uint64_t seed = 1;
  /// Wall-clock time after which it answers with what it has; 0 for as long as it takes. A player
  /// counts its work so that it is done before, as a rule: then the answer does not depend on the
  /// clock.
  std::chrono::microseconds time{0};
  const std::atomic<bool>* cancel = nullptr;  ///< answers soon after it becomes true
};

}  // namespace jasnel
