// A point of a played deal: before a call or a card.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/records/recorded_deal.h"
#include "jasnel/deal_play.h"
#include "jasnel/result.h"
#include "jasnel/what_if.h"

namespace jasnel {

/// Parses `call.2`, or in Dutch `bod.2`, the second call; and `5.3`, the third card of trick 5.
Result<DealPoint> ParseDealPoint(const std::string& text);

/// The call or card in each of `words`; each of them once.
Result<std::vector<DealChoice>> ParseChoices(const std::vector<std::string>& words);

/// All legal calls or cards.
std::vector<DealChoice> LegalChoices(const DealInPlay& deal);

/// What was made, and then the others of `instead`; of all legal ones if there are none.
std::vector<DealChoice> MadeFirst(const DealAtPoint& point, const std::vector<DealChoice>& instead);

/// How often a deal can be played on after each choice.
inline constexpr std::uint64_t kMostWhatIfDeals = 1'000'000;

}  // namespace jasnel
