#include <algorithm>

#include "bitboard/text/characters.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {

RankedPlayer& Ranking::PlayerWithName(const std::string& name) {
  const auto [found, added] = places_.try_emplace(name, players_.size());
  if (added) players_.push_back({name, {}});
  return players_[found->second];
}

void Ranking::Add(const ScoreSheet& sheet) {
  if (sheet.deals().empty() && !sheet.has_totals_alone()) return;
  const auto match_points = sheet.match_points();
  for (int i = 0; i < sheet.count(); ++i) {
    RankedPlayer& player = PlayerWithName(sheet.players()[i]);
    player.standing.match_points += match_points[i];
    player.standing.points += sheet.totals()[i];
    ++player.rounds;
    for (const auto& [deal, number, points, totals] : sheet.deals()) {
      ++player.deals;
      if (deal.stopped()) continue;
      ++player.played;
      player.made += deal.bids[i] == deal.taken[i] ? 1 : 0;
    }
  }
}

std::vector<RankedPlayer> Ranking::Ranked() const {
  std::vector<Standing> standings;
  for (const RankedPlayer& player : players_) standings.push_back(player.standing);
  GivePlaces(standings);
  std::vector<RankedPlayer> ranked = players_;
  for (std::size_t i = 0; i < ranked.size(); ++i) ranked[i].standing = standings[i];
  std::sort(ranked.begin(), ranked.end(), [](const RankedPlayer& a, const RankedPlayer& b) {
    if (a.standing.place != b.standing.place) return a.standing.place < b.standing.place;
    return NamesInOrder(a.name, b.name);
  });
  return ranked;
}

}  // namespace jasnel::boerenbridge
