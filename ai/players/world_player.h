// Plain determinization.
#pragma once

#include <chrono>

#include "ai/players/world_solver.h"
#include "jasnel/player.h"
#include "jasnel/solver.h"

namespace jasnel {

/// How a WorldPlayer plays.
struct WorldOptions {
  int worlds = 20;                          ///< deals of the hidden cards for each card
  Objective objective = Objective::kScore;  ///< kPoints or kScore
  std::chrono::microseconds time{0};        ///< for each card; 0 for as long as it takes
};

/// Plain determinization: deals of the hidden cards that agree with what is certain
/// (card_inference.h) are drawn, all equally likely, and each is solved with all hands open; it
/// plays the card that is best on average, of equal ones the one worth fewer points. Where there
/// are no more deals than it would draw, it takes each once. It calls as the bidding model.
class WorldPlayer : public Player {
 public:
  explicit WorldPlayer(const WorldOptions& options);

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  WorldOptions options_;
  WorldSolver solver_;
};

}  // namespace jasnel
