// Plain determinization.
#pragma once

#include <chrono>

#include "ai/players/world_solver.h"
#include "jasnel/player.h"
#include "jasnel/solver.h"

namespace jasnel {

/// The options of a WorldPlayer.
struct WorldOptions {
  int worlds = 20;                          ///< deals of the hidden cards for each card
  Objective objective = Objective::kScore;  ///< kPoints or kScore
  std::chrono::microseconds time{0};        ///< for each card; 0 for no limit
};

/// Plain determinization: draws deals of the hidden cards that are consistent with certain
/// knowledge (card_inference.h), all equally likely, solves each with open hands, and plays the
/// card that is best on average; of equally good cards, the one with fewer points. If there are no
/// more deals than it would draw, it uses each once. It calls by the call network.
class WorldPlayer : public Player {
 public:
  explicit WorldPlayer(const WorldOptions& options);

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;

 private:
  WorldOptions options_;
  WorldSolver solver_;
};

}  // namespace jasnel
