// A recorded deal, move by move: where it ended, and what may be asked about it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/records/played_record.h"
#include "jasnel/deal_play.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/what_if.h"

namespace jasnel {

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
