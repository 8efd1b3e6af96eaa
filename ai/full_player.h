// The player at full strength.
#pragma once

#include <array>
#include <cstdint>

#include "ai/player.h"
#include "ai/world_likelihood.h"
#include "bitboard/position.h"
#include "solver/solver.h"

namespace jasnel {

/// How it plays. Arrays are by how many cards it holds.
struct FullOptions {
  std::array<int, kHandSize + 1> solved{0, 1, 400, 1000, 500, 200, 100, 60, 40};
  std::array<int, kHandSize + 1> played{0, 1, 400, 1000, 1000, 1000, 1000, 1000, 1000};
  std::array<double, kHandSize + 1> playouts{};  ///< their share in the value of a card
  bool inference = true;
  Evidence evidence;
  Objective objective = Objective::kScore;
  int all = 40000;  ///< enumerates up to so many worlds
  int tries = 20;   ///< worlds drawn for each that is kept
  bool greedy = false;
};

class FullPlayer : public Player {
 public:
  explicit FullPlayer(const FullOptions& options);

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  FullOptions options_;
  Solver solver_;
};

}  // namespace jasnel
