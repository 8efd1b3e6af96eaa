#include <algorithm>
#include <cmath>
#include <cstddef>

#include "ai/match/time_sum.h"
#include "ai/statistics/mean_error.h"
#include "jasnel/match.h"
#include "jasnel/statistics.h"

namespace jasnel {
namespace {

constexpr double kUnseenPairSwing = 162;  // points
constexpr int kCardsOfSide = 2 * kHandSize;

}  // namespace

void MatchTally::Add(const Pair& pair) {
  int doubled = 0;  // twice the mean of the sittings
  for (const Sitting& sitting : pair) {
    const std::array<Side, kMatchPlayers> sides = {sitting.side_of_a, Opponents(sitting.side_of_a)};
    for (std::size_t i = 0; i < kMatchPlayers; ++i) {
      PlayerTally& player = players_[i];
      const int points = sitting.result.score[Index(sides[i])].count();
      player.points += points;
      doubled += i == 0 ? points : -points;
      if (!sitting.passed_out) player.cards += kCardsOfSide;
      player.calls += static_cast<std::uint64_t>(sitting.calls[i]);
      player.time.cards = TimeSum(player.time.cards, sitting.times[i].cards);
      player.time.calls = TimeSum(player.time.calls, sitting.times[i].calls);
      player.time.fouls += sitting.times[i].fouls;
      player.time.slowest_card = std::max(player.time.slowest_card, sitting.times[i].slowest_card);
      // Who doubled last declared, as far as the result tells.
      const Stakes stakes = {SideOf(sitting.declarer), Suit::kSpades, sitting.doublings};
      if (sitting.passed_out || stakes.ToMake() != sides[i]) continue;
      ++player.declared;
      const Outcome outcome = sitting.result.outcome;
      ++(outcome == Outcome::kNat ? player.nat : player.made);
      if (outcome == Outcome::kPit) ++player.pit;
    }
  }
  difference_.Add(std::array{doubled / 2.0});
  if (match_of_ > 0) AddToMatch(pair);
}

void MatchTally::AddToMatch(const Pair& pair) {
  double wins = 0;
  const bool is_over = pairs() % static_cast<std::uint64_t>(match_of_) == 0;
  for (std::size_t i = 0; i < pair.size(); ++i) {
    const auto& score = pair[i].result.score;
    ahead_[i] += (score[0] - score[1]).count();
    if (!is_over) continue;
    const int of_a = pair[i].side_of_a == Side::kNorthSouth ? ahead_[i] : -ahead_[i];
    wins += of_a > 0 ? 1 : of_a < 0 ? 0 : 0.5;
    ahead_[i] = start_;
  }
  if (is_over) wins_.Add(std::array{wins / static_cast<double>(pair.size())});
}

std::optional<Interval> MatchTally::WinsInterval() const {
  if (matches() < 2) return std::nullopt;
  const double half = MeanErrorOf(wins_).HalfWidth(kConfidence);
  return Interval{Wins() - half, Wins() + half};
}

double MatchTally::SumOfSquares() const {
  return difference_.Covariance(0, 0) * static_cast<double>(pairs());
}

std::optional<Interval> MatchTally::Around(double half_width) const {
  if (!std::isfinite(half_width)) return std::nullopt;
  return Interval{Difference() - half_width, Difference() + half_width};
}

std::optional<Interval> MatchTally::FixedInterval() const {
  if (pairs() < 2) return std::nullopt;
  return Around(MeanErrorOf(difference_).HalfWidth(kConfidence));
}

std::optional<Interval> MatchTally::SequenceInterval() const {
  if (pairs() < 2) return std::nullopt;
  const double variance =
      (SumOfSquares() + kUnseenPairSwing * kUnseenPairSwing) / static_cast<double>(pairs() - 1);
  return Around(SequenceHalfWidth(pairs(), variance, kConfidence));
}

}  // namespace jasnel
