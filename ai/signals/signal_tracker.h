// Which cards of a deal say what, by the conventions of a card.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "ai/games/play_state.h"
#include "jasnel/convention.h"

namespace jasnel {

/// Follows a deal card by card: what a card says may depend on what was said before.
class SignalTracker {
 public:
  /// `conventions` must outlive this.
  SignalTracker(const ConventionCard& conventions, Suit trump);

  /// What `card` says if the seat to play in `before` plays it. No hands are needed.
  std::optional<Signal> SignalOf(const PlayState& before, Card card) const;

  /// Notes that the seat to play in `before` plays it. To be called for each card in turn.
  void Note(const PlayState& before, Card card);

 private:
  bool Applies(const Convention& convention, const PlayState& before, const Signal& signal) const;
  std::optional<Suit> Third(const Convention& convention, const PlayState& before, Suit suit) const;
  SuitSet Sent(int seat, std::string_view name) const;

  const ConventionCard* conventions_;
  Suit trump_;
  PlayOrder order_;
  std::array<std::vector<SuitSet>, kSeats> sent_;  // by seat and convention: suits of the cards
};

}  // namespace jasnel
