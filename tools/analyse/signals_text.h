// What the cards of an analysed deal said, as text.
#pragma once

#include <string>

#include "engine/questions/analyse.h"
#include "jasnel/notation.h"

namespace jasnel {

/// The signals, a line each, in whole lines, and whether what each said was true; nothing without
/// conventions.
std::string SignalsText(const AnalysedDeal& deal, Language language);

}  // namespace jasnel
