// The record of a match as text: a line that says what match it is, then for each deal as many as
// there are players, one for each time it is played.
#pragma once

#include <functional>
#include <string>

#include "jasnel/boerenbridge/match.h"
#include "tools/match/boerenbridge_result.h"
#include "tools/match/record_file.h"

namespace jasnel::boerenbridge {

/// The lines of a deal. Each has the keys of the record of a game
/// (docs/reference/boerenbridge-play.md), and
///
///     "id":"7-1" (deal 7, played for the first time),
///     "nanoseconds":[{"bids":…,"slowest_bid":…,"cards":…,"slowest_card":…,"cards_played":…},…]
///     by seat
std::string DealLines(const MatchSetup& asked, const PlayedSittings& deal);

/// The record of a match as a file; gives `take` its deals, in their order, until that returns
/// false. How many rounds are asked for does not count, so that a match can be made longer. `asked`
/// outlives it.
RecordForm FormOfRecord(const MatchSetup& asked, std::function<bool(const MatchDealPlayed&)> take);

}  // namespace jasnel::boerenbridge
