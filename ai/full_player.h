// The player at full strength.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

#include "ai/card_values.h"
#include "ai/player.h"
#include "ai/seen_worlds.h"
#include "ai/think_clock.h"
#include "ai/world_likelihood.h"
#include "ai/world_solver.h"
#include "solver/solver.h"

namespace jasnel {

/// Its ingredients, each of which may be left out to see what it is worth. Numbers of worlds and
/// shares are by how many cards it holds; with one there is nothing to choose.
struct FullOptions {
  using ByCards = std::array<int, kHandSize + 1>;

  ByCards played = {0, 0, 400, 400, 300, 300, 300, 300, 300};  ///< worlds played out
  ByCards solved = {0, 0, 400, 400, 200, 150, 100, 60, 30};    ///< worlds solved
  /// Percent of play-outs in the value of a card; the rest is of open hands.
  ByCards playouts = {0, 0, 50, 50, 50, 50, 50, 50, 50};
  bool inference = true;                    ///< no worlds that the cards played exclude
  Evidence evidence = {};                   ///< what worlds are weighed by
  Objective objective = Objective::kScore;  ///< kPoints or kScore
  std::uint64_t all = 40'000;               ///< takes all worlds where there are no more
  double scale = 1;                         ///< of the numbers of worlds, above 0
  std::chrono::microseconds time{0};        ///< for each card; 0 for as long as it takes
};

/// It deals the hidden cards in ways that agree with what was seen, weighs the deals by how well
/// they explain it (world_likelihood.h), and values each card it may play in two ways: it plays the
/// deals out by the PlayPolicy, in which nobody sees the cards of others, and it solves them with
/// open hands. The mean of both decides. docs/players.md tells what each part is worth.
class FullPlayer : public Player {
 public:
  explicit FullPlayer(const FullOptions& options);

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  // A card to be chosen, and what is looked at for it.
  struct Question;

  double ScaleFor(int cards, std::chrono::microseconds time) const;
  void PlayOut(const Question& question, const WeighedWorlds& worlds, Random& random,
               CardValues& values) const;
  void Solve(const Question& question, const WeighedWorlds& worlds, CardValues& values);

  FullOptions options_;
  WorldSolver solver_;
};

}  // namespace jasnel
