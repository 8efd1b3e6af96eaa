// Tricks that one side takes whatever the others do.
#pragma once

#include <array>
#include <cstdint>

#include "jasnel/seat.h"
#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"

JASNEL_KERNEL_BEGIN

/// What one side takes for certain: a number of tricks, and what is known to fall in them.
struct SureTricks {
  int tricks = 0;
  std::uint32_t cards = 0;              ///< that fall in them
  std::array<int, kSeats> points = {};  ///< by seat: what the hand gives at least besides `cards`
};

/// The trumps of `side` above all trumps of the others. Each falls in a trick that it takes itself,
/// or that a higher trump of the same side takes; those of one hand fall in different tricks.
SureTricks TopTrumps(const SuitLookup& deal, std::uint32_t left, int side);

/// What the leader's side takes by playing winners: the leader its own, then, by a card to the
/// partner's winner, the partner.
SureTricks QuickTricks(const SuitLookup& deal, const TrickStart& start);

JASNEL_KERNEL_END
