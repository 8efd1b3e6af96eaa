#include "engine/records/solved_deal.h"

#include <algorithm>

#include "engine/fields/kinds.h"

namespace jasnel {

Result<std::vector<TrumpPosition>> PositionsOf(const DealLine& deal, Objective objective) {
  std::vector<TrumpPosition> positions;
  for (const Suit trump : kAllSuits) {
    if (deal.trump && deal.trump != trump) continue;
    positions.push_back({trump, ToPosition(deal, trump)});
    Result<Position>& position = positions.back().position;
    if (!position || objective != Objective::kScore) continue;
    if (auto error = ValidateTricks(*position)) position = *std::move(error);
  }
  const bool any = std::any_of(positions.begin(), positions.end(),
                               [](const TrumpPosition& one) { return one.position.ok(); });
  if (!any) return positions.front().position.error();
  return positions;
}

std::string_view ObjectiveName(Objective objective) {
  return std::find_if(kObjectives.begin(), kObjectives.end(),
                      [&](const auto& choice) { return choice.second == objective; })
      ->first;
}

}  // namespace jasnel
