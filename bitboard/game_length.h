// How many deals a game has.
#pragma once

#include "jasnel/rules.h"

namespace jasnel {

/// The deals of a game by the text of the preset nearest to the rules: twelve in SV Bedum (opening
/// section: a *boompje*, "boompjes van 12 spelletjes"). The other texts leave it to the match;
/// sixteen are the boards that NKF 1976, second part art. 5, numbers.
int DealsOfGame(const Rules& rules);

}  // namespace jasnel
