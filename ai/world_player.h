// A player that deals the hidden cards many times and solves each deal.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "ai/player.h"
#include "bitboard/position.h"
#include "solver/solver.h"

namespace jasnel {

/// How a WorldPlayer plays.
struct WorldOptions {
  /// By how many cards it holds: how many worlds it looks at.
  std::array<int, kHandSize + 1> worlds{};
  Objective objective = Objective::kScore;  ///< kPoints or kScore
  bool bids = false;                        ///< weighs worlds by what was bid
  bool plays = false;                       ///< weighs worlds by the cards seen
  double playouts = 0;   ///< share of play-outs in the value of a card, the rest is solved
  bool cheaper = false;  ///< of cards equally good plays the one worth fewer points
};

/// Plain determinization: worlds that agree with what is certain (card_inference.h) are drawn, all
/// equally likely, and each is solved with all hands open; it plays the card that is best on
/// average. Where there are no more worlds than it would draw, it takes each once.
class WorldPlayer : public Player {
 public:
  explicit WorldPlayer(const WorldOptions& options);

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  WorldOptions options_;
  Solver solver_;
};

}  // namespace jasnel
