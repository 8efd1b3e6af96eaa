// How much the player at full strength looks at for a card.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

#include "ai/beliefs/seen_worlds.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/players/think_clock.h"
#include "jasnel/player.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Ingredients of the player, each of which may be left out to see what it is worth. Numbers of
/// worlds and shares are by how many cards it holds; with one there is nothing to choose.
struct FullOptions {
  using ByCards = std::array<int, kHandSize + 1>;

  ByCards played = {0, 0, 400, 400, 300, 300, 300, 300, 300};  ///< worlds played out
  ByCards solved = {0, 0, 100, 100, 50, 40, 25, 15, 8};        ///< worlds solved
  /// Percent of play-outs in the value of a card; the rest is of open hands.
  ByCards playouts = {0, 0, 75, 75, 75, 75, 75, 75, 75};
  bool inference = true;                    ///< no worlds that the cards played exclude
  Evidence evidence = {};                   ///< what worlds are weighed by
  Objective objective = Objective::kScore;  ///< kPoints or kScore
  std::uint64_t all = 40'000;               ///< takes all worlds where there are no more
  double scale = 1;                         ///< of the numbers of worlds, above 0
  std::chrono::microseconds time{0};        ///< for each card; 0 for as long as it takes
};

/// Worlds for one card.
struct FullPlan {
  bool weighs = true;        ///< else each is as likely as another
  WorldCounts drawn;         ///< drawn, and weighed if it weighs
  std::uint64_t played = 0;  ///< of those, played out
  std::uint64_t solved = 0;  ///< of those, solved, if the clock lasts so long
  double world_cost = 0;     ///< of drawing and weighing one, as of `work`
  double play_out_cost = 0;  ///< of playing one out for each legal card
};

/// What `options` ask for, or as much of it as fits into what `clock` plans. Some world is always
/// looked at. Play-outs come first: where there is hardly time to solve a world, they get it all.
FullPlan PlanFor(const FullOptions& options, const PlayView& view, const ThinkClock& clock);

}  // namespace jasnel
