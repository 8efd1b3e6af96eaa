// How players play, cheap enough to be asked for every card of every world.
#pragma once

#include "ai/play_view.h"
#include "bitboard/position.h"

namespace jasnel {

/// How likely the cards that others have played are if they hold the hands of a world: of each card
/// the chance that a player like SimplePlayer would have chosen it or one as good, and sometimes
/// does anything legal. From above 0 to 1; only to be compared with that of other worlds.
double PlayLikelihood(const PlayView& view, const Hands& world);

}  // namespace jasnel
