// Where the texts of the rules say what becomes of a penalty card.
#pragma once

#include <string_view>

#include "jasnel/penalty_card.h"
#include "jasnel/rules.h"

namespace jasnel {

/// As `SourceOf` a ruling. A card that was put down instead of the one that stands is a penalty
/// card whether it may be taken back or not.
std::string_view SourceOf(const PenaltyCard& card, const Rules& rules);

}  // namespace jasnel
