// What is made of the record of a played deal.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/deal_line.h"
#include "jasnel/deal_play.h"
#include "jasnel/played_record.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/what_if.h"

namespace jasnel {

/// Its deal line: the hands as they were dealt, and what was played.
DealLine DealLineOf(const PlayedRecord& record);

/// The deal of a record before its first call or card.
DealToPlay AsDealt(const PlayedRecord& record);

/// As `ParsePlayedRecord`, for an object.
Result<PlayedRecord> ReadPlayedRecord(const Record& object, const Rules& default_rules,
                                      RecordStops stops = RecordStops::kInPlay);

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
  std::optional<Error> last;        ///< why none of the cards after them is a point
  std::optional<DealInPlay> after;  ///< the deal after all of them, if it goes on
};

/// Errors: those of `ReplayDeal`.
Result<RecordedDeal> FollowRecord(const PlayedRecord& record);

/// The deal at `point`, if the record has it and the deal was not over.
Result<DealAtPoint> DealAt(const RecordedDeal& deal, const DealPoint& point);

}  // namespace jasnel
