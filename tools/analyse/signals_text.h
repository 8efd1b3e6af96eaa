// What the cards of an analysed deal said, as text.
#pragma once

#include <string>

#include "engine/records/analysed_deal.h"
#include "tools/analyse/printer.h"

namespace jasnel {

/// The signals by the conventions of `style`, a line each, in whole lines, and whether what each
/// said was true; nothing without conventions.
std::string SignalsText(const AnalysedDeal& deal, const AnalysisStyle& style);

}  // namespace jasnel
