// The record of a match as text: a line that says what match it is, then for each deal as many as
// there are players, one for each time it is played.
#pragma once

#include <functional>
#include <string>

#include "ai/boerenbridge/match.h"
#include "tools/boerenbridge/match_asked.h"
#include "tools/match_file.h"

namespace jasnel::boerenbridge {

/// The lines of a deal. Each has the keys of the record of a game (docs/boerenbridge-play.md), and
///
///     "id":"7-1" (deal 7, played for the first time),
///     "nanoseconds":[{"bids":…,"slowest_bid":…,"cards":…,"slowest_card":…,"cards_played":…},…]
///     by seat
std::string DealLines(const MatchAsked& asked, const PlayedSittings& deal);

/// The record of a match as a file; gives `take` its deals, in their order, until that returns
/// false. How many rounds are asked for does not count, so that a match can be made longer. `asked`
/// outlives it.
RecordForm FormOfRecord(const MatchAsked& asked, std::function<bool(const MatchDealPlayed&)> take);

}  // namespace jasnel::boerenbridge
