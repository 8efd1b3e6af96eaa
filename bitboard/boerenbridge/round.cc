#include <algorithm>
#include <array>
#include <utility>

#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::array<int, kMaxPlayers> kByPlace = {5, 4, 3, 2, 1, 0, 0};

// The order in which drawn cards beat each other: spades above all, else by rank alone.
int DrawStrength(Card card) {
  return static_cast<int>(RankOf(card)) + (SuitOf(card) == kTrump ? kRanks : 0);
}

}  // namespace

std::optional<int> FirstDealer(std::span<const Card> drawn) {
  int best = 0;
  bool alone = true;
  for (int i = 1; i < static_cast<int>(drawn.size()); ++i) {
    const int difference = DrawStrength(drawn[i]) - DrawStrength(drawn[best]);
    if (difference > 0) best = i;
    if (difference >= 0) alone = difference > 0;
  }
  if (!alone) return std::nullopt;
  return best;
}

std::vector<MatchPoints> MatchPointsOf(std::span<const int> totals) {
  std::vector<MatchPoints> points;
  for (const int total : totals) {
    const auto better =
        std::count_if(totals.begin(), totals.end(), [&](int other) { return other > total; });
    const auto equal = std::count(totals.begin(), totals.end(), total);
    int sum = 0;
    for (auto place = better; place < better + equal; ++place) sum += kByPlace[place];
    points.emplace_back(sum * MatchPoints::kWhole / static_cast<int>(equal));
  }
  return points;
}

void GivePlaces(std::span<Standing> standings) {
  for (Standing& standing : standings) {
    standing.place = 1;
    for (const Standing& other : standings) {
      if (std::pair(other.match_points, other.points) >
          std::pair(standing.match_points, standing.points)) {
        ++standing.place;
      }
    }
  }
}

}  // namespace jasnel::boerenbridge
