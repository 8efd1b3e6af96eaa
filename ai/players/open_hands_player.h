// A player who sees all hands: what perfect play reaches, to compare others with.
#pragma once

#include "ai/players/world_solver.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Plays the card that is best with all hands open, for the score; of cards equally good the one
/// worth fewer points. Calls as the bidding model, by its own hand.
class OpenHandsPlayer : public Player {
 public:
  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

  bool SeesAll() const override { return true; }
  void ShowHands(const Hands& hands) override { hands_ = hands; }

 private:
  WorldSolver solver_{Objective::kScore};
  Hands hands_;
};

}  // namespace jasnel
