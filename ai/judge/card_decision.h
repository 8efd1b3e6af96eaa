// A card that a seat was to play, and what each legal card is worth to it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "ai/beliefs/world_likelihood.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/games/play_state.h"
#include "ai/judge/card_contrast.h"
#include "ai/judge/card_sample.h"
#include "ai/judge/fair_worth.h"
#include "ai/judge/judge_clock.h"
#include "jasnel/dealing.h"
#include "jasnel/player.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Examines the legal cards of a view, more than one, in deals of the hidden cards that agree with
/// it, weighted by how the others called and played.
class CardDecision {
 public:
  /// `view`, `solver` and `clock` must outlive this. Scores count for what they are `worth` to the
  /// side of the seat to play.
  CardDecision(const PlayView& view, Solver& solver, const JudgeClock& clock, FairWorth worth = {});

  /// The legal cards, in the order of their numbers in a sample.
  std::span<const PlayCard> cards() const { return std::span(cards_).first(count_); }
  Card Natural(std::size_t card) const { return order_.ToNatural(cards_[card]); }

  /// The worth of the cards with these numbers, in worlds drawn with `random`. `scale` is a factor
  /// for the usual number of worlds. Nothing where the clock ended it.
  std::optional<CardSample> Examine(std::span<const std::size_t> numbers, double scale,
                                    Random random);

  /// The same for all cards. Those that are worse than another beyond doubt after a third of the
  /// worlds are examined in these only, but for `played`.
  std::optional<CardSample> Survey(std::size_t played, double scale, Random random);

  /// What comes of the cards with these two numbers when people play on, in worlds drawn in the
  /// same way. Nothing where the clock ended it.
  std::optional<CardContrast> Contrast(std::size_t better, std::size_t worse, double scale,
                                       Random random);

 private:
  struct Plan;
  struct Drawn;

  Plan PlanOf(double scale) const;
  Drawn Draw(double scale, Random& random);
  CardSample SampleFor(const Drawn& drawn) const;
  bool ExamineWorld(const Drawn& drawn, std::size_t index, std::span<const std::size_t> numbers,
                    Random& random, CardSample& sample);
  void PlayOut(const PlayState& now, std::span<const std::size_t> numbers, std::size_t times,
               Random& random, CardSample::World& world) const;
  bool Solve(const Hands& hidden, CardSet cards, CardSample::World& world);

  const PlayView& view_;
  Solver& solver_;
  const JudgeClock& clock_;
  FairWorth worth_;
  PlayOrder order_;
  WorldSampler sampler_;
  WorldLikelihood likelihood_;
  PlayState seen_;
  std::array<PlayCard, kHandSize> cards_;
  std::size_t count_ = 0;
};

}  // namespace jasnel
