// A deal that was analysed, as a page to read.
#pragma once

#include <string>

#include "engine/records/analysed_deal.h"
#include "jasnel/seat.h"
#include "tools/analyse/printer.h"

namespace jasnel {

/// The hands, the tricks, the result, the cards that cost something and the totals of the players,
/// in whole lines. The deal has no error.
std::string AnalysisPage(const AnalysedDeal& deal, const AnalysisStyle& style);

/// Of that page the cards of one seat that cost something and its totals, in whole lines.
std::string SeatPage(const AnalysedDeal& deal, const AnalysisStyle& style, Seat seat);

}  // namespace jasnel
