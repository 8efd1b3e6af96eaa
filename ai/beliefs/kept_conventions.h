// How a player who keeps to its conventions chooses a card.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/models/play_policy.h"
#include "ai/players/play_state.h"
#include "ai/signals/signal_tracker.h"
#include "jasnel/convention.h"

namespace jasnel {

/// What each card would say at one turn. A player who keeps to its conventions plays no card that
/// says what is not true of its hand, and the PlayPolicy's chance of one that says what is true
/// counts kTrueTimes; if every legal card would say something untrue, it plays as it likes.
class KeptConventions {
 public:
  static constexpr double kTrueTimes = 3;

  /// No card says anything.
  KeptConventions() = default;

  /// Of the seat to play in `before`, as `tracker` has followed the deal.
  KeptConventions(const SignalTracker& tracker, const PlayState& before, const PlayOrder& order);

  /// The chance of `card` for a player who holds `hand` and plays one of the cards of `chances`.
  /// Nothing where the conventions have no say.
  std::optional<double> Chance(PlayCard card, CardSet hand, const CardChances& chances) const;

 private:
  std::vector<Signal> signals_;
  std::array<std::int8_t, kDeckSize> of_{};  // by card: one more than the place in signals_, or 0
};

}  // namespace jasnel
