// A record of a played deal as it is written: one JSON object.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/records/record.h"
#include "jasnel/auction.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a record says.
struct PlayedRecord {
  std::string id;  ///< to be given back, as JSON: a text or a number; empty where there is none
  PlayedDeal deal;
  Seat dealer = Seat::kNorth;
  std::optional<Auction> auction;  ///< where one was recorded

  /// Whether it goes on; then trump and declarer say nothing. Never so of a deal that was played.
  bool InAuction() const { return auction && !auction->IsOver(); }
};

/// Reads an object with the keys of a request to an engine, and `deal`, the hands as they were
/// dealt:
///
///     {"deal":"N:AJT.Q8.T98. ...","rules":"kbn","dealer":"E","auction":["pass","H"],"trump":"H",
///      "declarer":"S","tricks":[{"leader":"S","cards":["S9","S7","SA","SK"]},...]}
///
/// and what went wrong: `roem_claim`, `mended`, `accused_by` and `short_hand` in a trick (see
/// `PlayedTrick`), `individual` and `as_played` of the deal (see `PlayedDeal`).
///
/// The first leader and the dealer follow from each other, trump and declarer from the auction;
/// what is told twice must agree. `deal` may be a whole deal line, whose fields count as keys.
/// `default_rules` hold where it names none. Other keys are not looked at. The hands and the cards
/// are for `ReplayDeal` to check. An error names the key, and the column where it is no JSON.
Result<PlayedRecord> ParsePlayedRecord(std::string_view text, const Rules& default_rules);

/// The same of an object.
Result<PlayedRecord> ReadPlayedRecord(const Record& object, const Rules& default_rules);

/// The same of a deal that may stop anywhere: without `tricks` nobody has played, and without
/// `auction`, `trump` and `declarer` nobody has spoken.
Result<PlayedRecord> ReadDealInPlay(const Record& object);

}  // namespace jasnel
