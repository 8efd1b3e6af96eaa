// How much work the full-strength player does for a card.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

#include "ai/beliefs/seen_worlds.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/players/think_clock.h"
#include "ai/signals/message_worth.h"
#include "jasnel/dealt.h"
#include "jasnel/player.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Whose cards a player is shown beside its own, to measure what knowing them would be worth.
enum class Sees : std::uint8_t { kOwn, kPartner, kAll };

/// The components of the player; each can be switched off to measure its effect. Numbers of worlds
/// and play-outs are indexed by the number of cards in hand; with one card there is no choice.
struct FullOptions {
  using ByCards = std::array<int, kHandSize + 1>;

  ByCards played = {0, 0, 1200, 1000, 800, 600, 600, 600, 600};  ///< worlds played out, at most
  /// The policy's own opinion of a card is worth as much as so many play-outs: the more of them
  /// there are, the less it counts.
  ByCards policy = {0, 0, 0, 10, 20, 30, 75, 200, 300};
  bool race = true;                         ///< plays cards that are clearly behind out no longer
  Sees sees = Sees::kOwn;                   ///< other than its own hand: only for measurements
  bool repeat = true;                       ///< plays few worlds out several times each
  bool inference = true;                    ///< excludes worlds inconsistent with the cards played
  Evidence evidence = {};                   ///< how worlds are weighted
  Messages messages = {};                   ///< what it agreed on with its partner
  Objective objective = Objective::kScore;  ///< kPoints or kScore
  std::uint64_t all = 40'000;               ///< enumerates all worlds if there are at most this
                                            ///< many
  bool for_match = true;                    ///< to win the match, where it is known how it stands
  Dealt dealt = {};                         ///< how it knows the cards to be dealt
  double scale = 1;                         ///< factor for the numbers of worlds, above 0
  std::chrono::microseconds time{0};        ///< for each card; 0 for no limit
};

/// The worlds for one card.
struct FullPlan {
  bool weighs = true;        ///< otherwise all worlds have equal weight
  WorldCounts drawn;         ///< drawn, and weighted if `weighs`
  std::uint64_t played = 0;  ///< of these, worlds played out, if time allows
  double policy = 0;         ///< part of the policy's opinion in the value of a card, from 0 to 1
  double world_cost = 0;     ///< cost of drawing and weighting a world, as in `work`
  double play_out_cost = 0;  ///< cost of playing a world out from one card
};

/// The plan that `options` ask for. What is drawn is scaled down to what `clock` allows; play-outs
/// go on until it is over. At least one world is examined.
FullPlan PlanFor(const FullOptions& options, const PlayView& view, const ThinkClock& clock);

}  // namespace jasnel
