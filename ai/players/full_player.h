// The full-strength player.
#pragma once

#include "ai/beliefs/seen_worlds.h"
#include "ai/players/card_values.h"
#include "ai/players/full_plan.h"
#include "ai/players/world_solver.h"
#include "jasnel/player.h"

namespace jasnel {

/// It deals the hidden cards in ways consistent with the play, weights the deals by their
/// likelihood (world_likelihood.h), and values each legal card in two ways: by playing the deals
/// out with the PlayPolicy, in which no seat sees other hands, and by solving them with open hands.
/// A weighted mean of both, and of what the PlayPolicy itself thinks of the card, decides.
/// docs/research/players.md measures the effect of each part.
class FullPlayer : public Player {
 public:
  explicit FullPlayer(const FullOptions& options);

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;

  bool SeesAll() const override { return options_.sees != Sees::kOwn; }
  void ShowHands(const Hands& hands) override { shown_ = hands; }

 private:
  // A choice of a card, and the data for it.
  struct Question;

  void PlayOut(Question& question, const WeightedWorlds& worlds, Random& random,
               CardValues& values) const;
  void Solve(Question& question, const WeightedWorlds& worlds, CardValues& values);

  FullOptions options_;
  WorldSolver solver_;
  Hands shown_;  // where it sees others
};

}  // namespace jasnel
