// Records of played deals as JSON: docs/reference/analyse.md describes the form.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a seat said that was not in turn.
struct CallOutOfTurn {
  Seat seat = Seat::kNorth;
  Call call = {};
  int after = 0;  ///< so many calls in turn

  friend bool operator==(const CallOutOfTurn&, const CallOutOfTurn&) = default;
};

/// The contents of a record.
struct PlayedRecord {
  std::string id = {};  ///< to be returned, as JSON: a text or a number; empty if there is none
  PlayedDeal deal = {};
  Seat dealer = Seat::kNorth;
  std::optional<Auction> auction = {};  ///< set if one was recorded
  std::vector<CallOutOfTurn> out_of_turn = {};

  /// Whether the auction is unfinished; then trump and declarer have no meaning. Always false for a
  /// played deal.
  bool InAuction() const { return auction && !auction->IsOver(); }

  /// Whether all passed, and the cards were dealt again.
  bool IsPassedOut() const { return auction && auction->IsPassedOut(); }
};

/// Where a record may stop.
enum class RecordStops {
  kInPlay,    ///< after the auction
  kAnywhere,  ///< without `auction`, `trump` and `declarer` nobody has called
};

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
Result<PlayedRecord> ParsePlayedRecord(std::string_view text, const Rules& default_rules = {},
                                       RecordStops stops = RecordStops::kInPlay);

/// Writes a record as JSON on one line; `ParsePlayedRecord` gives the same record back, but for the
/// leaders of tricks, which follow from the cards.
std::string FormatPlayedRecord(const PlayedRecord& record);

}  // namespace jasnel
