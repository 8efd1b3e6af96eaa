// Measures the time a player takes.
#pragma once

#include <chrono>
#include <functional>

#include "jasnel/match.h"
#include "jasnel/player.h"

namespace jasnel {

/// Plays like another player, which must outlive it, and measures its time.
class TimedPlayer : public Player {
 public:
  /// `on_card`, if set, is called after each card.
  explicit TimedPlayer(Player& player, const std::function<void()>& on_card = {})
      : player_(player), on_card_(on_card) {}

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;

  bool SeesAll() const override { return player_.SeesAll(); }
  void ShowHands(const Hands& hands) override { player_.ShowHands(hands); }
  void Shutdown() override { player_.Shutdown(); }

  /// The time taken since the last call of this function.
  PlayerTime TakeTime();

 private:
  Player& player_;
  std::function<void()> on_card_;
  PlayerTime time_;
};

}  // namespace jasnel
