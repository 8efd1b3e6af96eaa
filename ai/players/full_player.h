// The player at full strength.
#pragma once

#include "ai/beliefs/seen_worlds.h"
#include "ai/players/card_values.h"
#include "ai/players/full_plan.h"
#include "ai/players/world_solver.h"
#include "jasnel/player.h"

namespace jasnel {

/// It deals the hidden cards in ways that agree with what was seen, weighs the deals by how well
/// they explain it (world_likelihood.h), and values each card it may play in two ways: it plays the
/// deals out by the PlayPolicy, in which nobody sees the cards of others, and it solves them with
/// open hands. A mean of both decides. docs/research/players.md tells what each part is worth.
class FullPlayer : public Player {
 public:
  explicit FullPlayer(const FullOptions& options);

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  // A card to be chosen, and what is looked at for it.
  struct Question;

  void PlayOut(Question& question, const WeightedWorlds& worlds, Random& random,
               CardValues& values) const;
  void Solve(Question& question, const WeightedWorlds& worlds, CardValues& values);

  FullOptions options_;
  WorldSolver solver_;
};

}  // namespace jasnel
