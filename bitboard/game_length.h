// The number of deals in a game.
#pragma once

#include "jasnel/rules.h"

namespace jasnel {

/// The deals of a game according to the text of the preset nearest to the rules: twelve in SV Bedum
/// (opening section: a *boompje*, "boompjes van 12 spelletjes"). The other texts leave it to the
/// match; sixteen is the number of boards in NKF 1976, second part art. 5.
int DealsOfGame(const Rules& rules);

}  // namespace jasnel
