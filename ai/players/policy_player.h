// A player without search.
#pragma once

#include "jasnel/player.h"

namespace jasnel {

/// The options of a PolicyPlayer.
struct PolicyOptions {
  double mistakes = 0;  ///< chance, from 0 to 1, of playing a random legal card instead
  bool draws = false;   ///< draws cards by their chances instead of playing the likeliest
};

/// Plays by the PlayPolicy, as a strong player might without calculation. Calls by the bidding
/// model.
class PolicyPlayer : public Player {
 public:
  explicit PolicyPlayer(const PolicyOptions& options) : options_(options) {}

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  PolicyOptions options_;
};

}  // namespace jasnel
