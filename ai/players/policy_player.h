// A player without search.
#pragma once

#include "ai/players/glance_options.h"
#include "jasnel/player.h"

namespace jasnel {

/// Plays by the PlayPolicy, as a strong player might without calculation. Calls by the bidding
/// model.
class PolicyPlayer : public Player {
 public:
  explicit PolicyPlayer(const GlanceOptions& options) : options_(options) {}

  Result<CallChoice> ChooseCall(const CallView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  GlanceOptions options_;
};

}  // namespace jasnel
