// The player at full strength.
#pragma once

#include "ai/boerenbridge/players/full_options.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/solver.h"

namespace jasnel::boerenbridge {

/// It deals the hidden cards in ways that agree with what was seen, weighed by how well they
/// explain it, and plays each deal out by the models, in which everybody plays for its own bid and
/// nobody sees the cards of others: once for each bid or card that it may choose. What has the best
/// mean score, less the mean score of the others, is chosen. docs/reference/boerenbridge.md tells
/// what each part is worth.
class FullPlayer : public Player {
 public:
  explicit FullPlayer(const FullOptions& options);

  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  FullOptions options_;
  Solver solver_;
};

}  // namespace jasnel::boerenbridge
