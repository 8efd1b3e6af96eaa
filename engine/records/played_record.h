// The record of a played deal in written form: one JSON object.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/auction.h"
#include "jasnel/deal_play.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/what_if.h"

namespace jasnel {

/// What a seat said that was not in turn.
struct CallOutOfTurn {
  Seat seat = Seat::kNorth;
  Call call;
  int after = 0;  ///< so many calls in turn

  friend bool operator==(const CallOutOfTurn&, const CallOutOfTurn&) = default;
};

/// The contents of a record.
struct PlayedRecord {
  std::string id;  ///< to be returned, as JSON: a text or a number; empty if there is none
  PlayedDeal deal;
  Seat dealer = Seat::kNorth;
  std::optional<Auction> auction;  ///< set if one was recorded
  std::vector<CallOutOfTurn> out_of_turn = {};

  /// Whether the auction is unfinished; then trump and declarer have no meaning. Always false for a
  /// played deal.
  bool InAuction() const { return auction && !auction->IsOver(); }

  /// Whether all passed, and the cards were dealt again.
  bool IsPassedOut() const { return auction && auction->IsPassedOut(); }
};

/// The deal of a record before its first call or card.
DealToPlay AsDealt(const PlayedRecord& record);

/// Reads an object with the keys of an engine request, plus `deal`, the hands as dealt:
///
///     {"deal":"N:AJT.Q8.T98. ...","rules":"kbn","dealer":"E","auction":["pass","H"],"trump":"H",
///      "declarer":"S","tricks":[{"leader":"S","cards":["S9","S7","SA","SK"]},...]}
///
/// and irregularities: those of a trick (see `PlayedTrick`), `individual` and `as_played` for the
/// deal (see `PlayedDeal`), and calls `out_of_turn` (see `Auction::Bar`).
///
/// The first leader and the dealer determine each other, and the auction determines trump and
/// declarer; redundant information must agree. `deal` may be a whole deal line, whose fields count
/// as keys. `default_rules` apply if it names none. Other keys are ignored. `ReplayDeal` checks the
/// hands and the cards. An error names the key, or the column if the text is not JSON.
Result<PlayedRecord> ParsePlayedRecord(std::string_view text, const Rules& default_rules);

/// The same for an object.
Result<PlayedRecord> ReadPlayedRecord(const Record& object, const Rules& default_rules);

/// The same for a deal that may stop anywhere: without `tricks` no card has been played, and
/// without `auction`, `trump` and `declarer` nobody has called.
Result<PlayedRecord> ReadDealInPlay(const Record& object);

/// Before a call, or before a card of a trick.
struct DealPoint {
  std::size_t call = 0;  ///< from 1; 0 for a card
  std::size_t trick = 0;
  std::size_t card = 0;

  friend bool operator==(const DealPoint&, const DealPoint&) = default;
};

/// A deal as it was before a call or card, which was made.
struct DealAtPoint {
  DealPoint at;
  DealInPlay before;
  DealChoice made;
};

/// A record that was followed to the end of its deal.
struct RecordedDeal {
  Replay replay;
  /// Every call, and every card up to the end of the deal or the first card that was not legal.
  /// Roem that was not claimed does not count.
  std::vector<DealAtPoint> points;
  std::optional<Error> last;  ///< why none of the cards after them is a point
};

/// Errors: those of `ReplayDeal`.
Result<RecordedDeal> FollowRecord(const PlayedRecord& record);

/// The deal at `point`, if the record has it and the deal was not over.
Result<DealAtPoint> DealAt(const RecordedDeal& deal, const DealPoint& point);

}  // namespace jasnel
