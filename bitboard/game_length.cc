#include "bitboard/game_length.h"

#include <algorithm>

namespace jasnel {

void GameTotals::Add(Side makers, const ContractResult& result) {
  ++deals_;
  for (std::size_t side = 0; side < points_.size(); ++side) points_[side] += result.score[side];
  const auto own = Index(makers);
  const bool made = result.score[own] > Points(0) && result.outcome != Outcome::kNat;
  last_won_ = made ? makers : Opponents(makers);
}

bool GameTotals::BothHaveThem() const {
  return std::min(points_[0], points_[1]) >= Points(length_.points);
}

bool GameTotals::IsOver() const {
  if (length_.points == 0) return deals_ >= static_cast<std::size_t>(length_.deals);
  return std::max(points_[0], points_[1]) >= Points(length_.points) && Ahead().has_value();
}

std::optional<Side> GameTotals::Ahead() const {
  if (both_over_ == BothOver::kDeclarer && length_.points != 0 && BothHaveThem()) return last_won_;
  if (points_[0] == points_[1]) return std::nullopt;
  return points_[0] > points_[1] ? Side::kNorthSouth : Side::kEastWest;
}

}  // namespace jasnel
