// A player that does not search.
#pragma once

#include "jasnel/player.h"

namespace jasnel {

/// How a PolicyPlayer plays.
struct GlanceOptions {
  double mistakes = 0;  ///< chance, from 0 to 1, to play any legal card instead
  bool draws = false;   ///< plays cards by their chances, not the likeliest
};

/// Plays by the PlayPolicy, as a strong player might at a glance. Calls as the bidding model.
class PolicyPlayer : public Player {
 public:
  explicit PolicyPlayer(const GlanceOptions& options) : options_(options) {}

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  GlanceOptions options_;
};

}  // namespace jasnel
