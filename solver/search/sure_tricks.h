// Tricks that one side takes whatever its opponents do: the switch `sure_points`. The proof is in
// docs/research/solver.md under that name; `NarrowBySure` turns the tricks into bounds.
#pragma once

#include <array>

#include "jasnel/seat.h"
#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"

JASNEL_KERNEL_BEGIN

/// The certain tricks of one side: their number, and the cards known to be played in them.
struct SureTricks {
  int tricks = 0;
  PlaySet cards;                        ///< cards played in these tricks
  PlaySet others;                       ///< of which some are played in them, it is not known which
  std::array<int, kSeats> points = {};  ///< by seat: the least points the hand contributes besides
                                        ///< `cards`
};

/// The trumps of `side` above all opposing trumps. Each is played in a trick that it wins itself,
/// or that a higher trump of the same side wins; those of one hand are played in different tricks.
SureTricks TopTrumps(const SuitLookup& deal, PlaySet left, int side);

/// The tricks the leader's side takes by playing winners: first the leader's own, then, by a lead
/// to the partner's winner, the partner's.
SureTricks QuickTricks(const SuitLookup& deal, const TrickStart& start);

JASNEL_KERNEL_END
