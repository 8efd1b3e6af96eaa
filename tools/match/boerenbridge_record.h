// The text record of a match: a line that identifies the match, then for each deal as many lines as
// there are players, one for each sitting.
#pragma once

#include <functional>
#include <string>

#include "jasnel/boerenbridge/match.h"
#include "tools/match/boerenbridge_result.h"
#include "tools/match/record.h"

namespace jasnel::boerenbridge {

/// The lines of a deal. Each has the keys of a game record (docs/reference/boerenbridge-play.md),
/// plus
///
///     "id":"7-1" (deal 7, played for the first time),
///     "nanoseconds":[{"bids":…,"slowest_bid":…,"cards":…,"slowest_card":…,"cards_played":…},…]
///     by seat
std::string DealLines(const MatchSetup& asked, const PlayedSittings& deal);

/// The record of a match as a file; passes its deals to `take`, in order, until that returns false.
/// The number of rounds is not part of it, so that a match can be extended. `asked` must outlive
/// it.
RecordForm FormOfRecord(const MatchSetup& asked, std::function<bool(const MatchDealPlayed&)> take);

}  // namespace jasnel::boerenbridge
