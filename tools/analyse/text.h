// An analysed deal as a page of text.
#pragma once

#include <string>

#include "engine/records/analysed_deal.h"
#include "jasnel/seat.h"
#include "tools/analyse/printer.h"

namespace jasnel {

/// The hands, the tricks, the result, the cards that cost something, and the totals of the players,
/// in whole lines. The deal must have no error.
std::string AnalysisText(const AnalysedDeal& deal, const AnalysisStyle& style);

/// The part of that page about one seat: its cards that cost something and its totals, in whole
/// lines.
std::string SeatText(const AnalysedDeal& deal, const AnalysisStyle& style, Seat seat);

}  // namespace jasnel
