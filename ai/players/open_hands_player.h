// A player that sees all hands: perfect play, as a benchmark for other players.
#pragma once

#include "ai/players/world_solver.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Plays the best card for the score with all hands open; of equally good cards, the one with fewer
/// points. Calls by the call network, from its own hand only.
class OpenHandsPlayer : public Player {
 public:
  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;

  bool SeesAll() const override { return true; }
  void ShowHands(const Hands& hands) override { hands_ = hands; }

 private:
  WorldSolver solver_{Objective::kScore};
  Hands hands_;
};

}  // namespace jasnel
