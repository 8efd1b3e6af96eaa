// A player without search.
#pragma once

#include "ai/players/policy_options.h"
#include "jasnel/player.h"

namespace jasnel {

/// Plays by the PlayPolicy, as a strong player might without calculation. Calls by the bidding
/// model.
class PolicyPlayer : public Player {
 public:
  explicit PolicyPlayer(const PolicyOptions& options) : options_(options) {}

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;

 private:
  PolicyOptions options_;
};

}  // namespace jasnel
