// A deal that was analysed, as a page to read.
#pragma once

#include <string>

#include "bitboard/seat.h"
#include "engine/analysed_deal.h"
#include "tools/analysis_printer.h"

namespace jasnel {

/// The hands, the tricks, the result, the cards that cost something and the totals of the players,
/// in whole lines. The deal has no error.
std::string AnalysisPage(const AnalysedDeal& deal, const AnalysisStyle& style);

/// Of that page the cards of one seat that cost something and its totals, in whole lines.
std::string SeatPage(const AnalysedDeal& deal, const AnalysisStyle& style, Seat seat);

}  // namespace jasnel
