// How long a player takes.
#pragma once

#include <chrono>

#include "ai/player.h"

namespace jasnel {

/// Wall-clock time for the calls and cards of one deal, or of more, without that of starting up.
struct PlayerTime {
  std::chrono::nanoseconds cards{0};
  std::chrono::nanoseconds slowest_card{0};
  std::chrono::nanoseconds calls{0};

  friend bool operator==(const PlayerTime&, const PlayerTime&) = default;
};

/// Plays as another player, which outlives it, and measures.
class TimedPlayer : public Player {
 public:
  explicit TimedPlayer(Player& player) : player_(player) {}

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

  bool SeesAll() const override { return player_.SeesAll(); }
  void ShowHands(const Hands& hands) override { player_.ShowHands(hands); }
  void Leave() override { player_.Leave(); }

  /// What it took since the last call of this.
  PlayerTime TakeTime();

 private:
  Player& player_;
  PlayerTime time_;
};

}  // namespace jasnel
