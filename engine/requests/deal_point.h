// A point of a played deal: before a call or a card.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/records/played_record.h"
#include "jasnel/deal_play.h"
#include "jasnel/result.h"
#include "jasnel/what_if.h"

namespace jasnel {

/// Before a call, or before a card of a trick.
struct DealPoint {
  std::size_t call = 0;  ///< from 1; 0 for a card
  std::size_t trick = 0;
  std::size_t card = 0;
};

/// Parses `call.2`, or in Dutch `bod.2`, the second call; and `5.3`, the third card of trick 5.
Result<DealPoint> ParseDealPoint(const std::string& text);

/// The call or card in each of `words`; each of them once.
Result<std::vector<DealChoice>> ParseChoices(const std::vector<std::string>& words);

/// A deal as it was before a call or card, which was made.
struct DealAtPoint {
  DealInPlay before;
  DealChoice made;
};

/// `record` as it was at `point`. Errors: a record that was played against the rules up to there,
/// and a point that it does not have.
Result<DealAtPoint> DealAt(const PlayedRecord& record, const DealPoint& point);

/// All legal calls or cards.
std::vector<DealChoice> LegalChoices(const DealInPlay& deal);

/// What was made, and then the others of `instead`; of all legal ones if there are none.
std::vector<DealChoice> MadeFirst(const DealAtPoint& point, const std::vector<DealChoice>& instead);

/// How often a deal can be played on after each choice.
inline constexpr std::uint64_t kMostWhatIfDeals = 1'000'000;

}  // namespace jasnel
