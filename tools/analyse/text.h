// The text of `jasnel analyse`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/questions/analyse.h"
#include "jasnel/notation.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The signals, a line each, in whole lines, and whether what each said was true; nothing without
/// conventions.
std::string SignalsText(const AnalysedDeal& deal, Language language);

/// The hands, the tricks, the result, the cards that cost something, and the totals of the players,
/// in whole lines. `number` counts what `unit` says.
std::string AnalysisText(const AnalysedDeal& deal, std::string_view unit, std::size_t number,
                         Language language);

/// What the words mean, below the last page of what was asked.
std::string AnalysisTextEnd(const AnalyseQuestion& asked, Language language);

/// The part of that page about one seat: its cards that cost something and its totals, in whole
/// lines.
std::string SeatText(const AnalysedDeal& deal, Seat seat, Language language);

}  // namespace jasnel
