// The full-strength player.
#pragma once

#include "ai/beliefs/seen_worlds.h"
#include "ai/players/card_race.h"
#include "ai/players/full_plan.h"
#include "jasnel/player.h"

namespace jasnel {

/// It deals the hidden cards in ways consistent with the play, weights the deals by their
/// likelihood (world_likelihood.h), and values the legal cards by playing the deals out with the
/// PlayPolicy, in which no seat sees other hands, and by what the PlayPolicy itself thinks of them
/// (card_race.h). docs/research/players.md measures the effect of each part.
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

  CardPriors PriorsOf(const Question& question, std::uint64_t seed) const;
  void PlayOut(Question& question, const WeightedWorlds& worlds, Random& random,
               CardRace& race) const;

  FullOptions options_;
  Hands shown_;  // where it sees others
};

}  // namespace jasnel
