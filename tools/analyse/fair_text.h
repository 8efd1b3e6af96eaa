// A fair judgement as text.
#pragma once

#include <string>

#include "engine/questions/analyse.h"
#include "jasnel/notation.h"

namespace jasnel {

/// The calls and cards that were a choice, a line each, in whole lines. `deal.fair` must be set.
std::string FairChoicesText(const AnalysedDeal& deal, Language language);

/// The mistakes of the players, in whole lines.
std::string FairTotalsText(const AnalysedDeal& deal, Language language);

}  // namespace jasnel
