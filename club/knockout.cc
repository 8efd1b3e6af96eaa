#include "jasnel/club/knockout.h"

#include <algorithm>
#include <cstddef>

#include "club/lot.h"

namespace jasnel::club {

Result<Race> ScoreRace(std::span<const BothTotals> deals, int target) {
  Race race;
  for (std::size_t i = 0; i < deals.size(); ++i) {
    if (race.winner) {
      return Error{Say("deal $0: the match was over at $1 to $2; expected no further deal",
                       "spel $0: de partij was uit met $1 tegen $2; verwacht geen spel meer", i + 1,
                       race.totals[0].count(), race.totals[1].count())};
    }
    for (const std::size_t side : {0, 1}) {
      if (deals[i][side] < Points(0)) {
        return Error{Say("deal $0: $1 points; expected none below 0",
                         "spel $0: $1 punten; verwacht geen onder 0", i + 1,
                         deals[i][side].count())};
      }
      race.totals[side] += deals[i][side];
    }
    const auto [ns, ew] = race.totals;
    if (ns == ew || std::max(ns, ew) < Points(target)) continue;
    race.winner = ns > ew ? Side::kNorthSouth : Side::kEastWest;
  }
  return race;
}

Result<KnockoutRound> DrawKnockout(std::span<const std::string> entrants,
                                   std::span<const std::string> had_bye,
                                   const std::function<int(int)>& below) {
  auto sorted = InOrderOfNames(entrants, 2);
  if (!sorted) return sorted.error();
  std::vector<std::string> order = std::move(sorted).value();
  ShuffleBy(order, below);
  KnockoutRound round;
  if (order.size() % 2 != 0) {
    Names had;
    for (const std::string& name : had_bye) had.Add(name);
    auto free = std::find_if(order.begin(), order.end(),
                             [&](const std::string& name) { return !had.Find(name); });
    if (free == order.end()) free = order.begin();
    round.bye = *free;
    order.erase(free);
  }
  for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
    round.matches.push_back({order[i], order[i + 1]});
  }
  return round;
}

}  // namespace jasnel::club
