// How a player who keeps to its conventions chooses a card.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/games/play_state.h"
#include "ai/signals/signal_tracker.h"
#include "jasnel/convention.h"

namespace jasnel {

/// What each card would say at one turn. A player who keeps to its conventions is less likely to
/// play a card that says what is not true of its hand, as `Convention::kept` says; if every legal
/// card would, it plays as it likes.
class KeptConventions {
 public:
  /// No card says anything.
  KeptConventions() = default;

  /// Of the seat to play in `before`, as `tracker` has followed the deal.
  KeptConventions(const SignalTracker& tracker, const PlayState& before, const PlayOrder& order);

  /// The chance of `card`, one of `legal`, for a player who holds `hand` and who would play each
  /// with `chance_of(card)` if nothing were agreed. `keeps`, from 0 to 1, is a factor for
  /// `Convention::kept`.
  template <class ChanceOf>
  double Chance(PlayCard card, PlaySet legal, CardSet hand, double keeps,
                const ChanceOf& chance_of) const {
    const double otherwise = chance_of(card);
    if (signals_.empty()) return otherwise;
    double all = 0;
    bool misleads = false;
    for (const PlayCard one : legal) {
      const double part = PartOf(one, hand, keeps);
      misleads = misleads || part < 1;
      all += part * chance_of(one);
    }
    if (!misleads || all <= 0) return otherwise;
    return PartOf(card, hand, keeps) * otherwise / all;
  }

 private:
  // How much of a card's chance is left.
  double PartOf(PlayCard card, CardSet hand, double keeps) const {
    const int signal = of_[card.index()];
    if (signal == 0) return 1;
    const Signal& said = signals_[static_cast<std::size_t>(signal - 1)];
    return IsTrueOf(said, hand) ? 1 : 1 - keeps * said.convention->kept;
  }

  std::vector<Signal> signals_;
  std::array<std::uint8_t, kDeckSize> of_{};  // by card: one more than the place in signals_, or 0
};

}  // namespace jasnel
