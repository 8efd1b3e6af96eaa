// A deal as it is solved, for one trump suit or for each.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// A deal with one suit as trump, or the error.
struct TrumpPosition {
  Suit trump = Suit::kSpades;
  Result<Position> position = Error{};
};

/// The positions of a deal: one, or one for each trump suit if the trump is not given. If none is
/// valid, the error is that of the deal. An objective may require more than a valid position: see
/// ValidateTricks.
Result<std::vector<TrumpPosition>> PositionsOf(const DealLine& deal, Objective objective);

/// `points`, `make`, `pit` or `score`.
std::string_view ObjectiveName(Objective objective);

}  // namespace jasnel
