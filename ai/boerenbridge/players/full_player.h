// The full-strength player.
#pragma once

#include "ai/boerenbridge/players/full_options.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/solver.h"

namespace jasnel::boerenbridge {

/// It deals the hidden cards in ways consistent with the play, weighted by their likelihood, and
/// plays each deal out with the models, in which every seat plays for its own bid and sees no other
/// hand: once for each legal bid or card. It chooses the bid or card with the best mean score minus
/// the mean score of the others. docs/research/boerenbridge.md measures the effect of each part.
class FullPlayer : public Player {
 public:
  explicit FullPlayer(const FullOptions& options);

  Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;

 private:
  FullOptions options_;
  Solver solver_;
};

}  // namespace jasnel::boerenbridge
