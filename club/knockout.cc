#include "jasnel/club/knockout.h"

#include <algorithm>
#include <cstddef>

#include "bitboard/game_length.h"
#include "club/lot.h"
#include "jasnel/contract.h"

namespace jasnel::club {

Result<Race> ScoreRace(std::span<const BothTotals> deals, int target) {
  GameTotals game({.deals = 0, .points = target});
  for (std::size_t i = 0; i < deals.size(); ++i) {
    if (game.IsOver()) {
      return Error{Say("deal $0: the match was over at $1 to $2; expected no further deal",
                       "spel $0: de partij was uit met $1 tegen $2; verwacht geen spel meer", i + 1,
                       game.points()[0].count(), game.points()[1].count())};
    }
    for (const Points points : deals[i]) {
      if (points < Points(0)) {
        return Error{Say("deal $0: $1 points; expected none below 0",
                         "spel $0: $1 punten; verwacht geen onder 0", i + 1, points.count())};
      }
    }
    // Who declared does not matter for who has more.
    game.Add(Side::kNorthSouth, {.outcome = Outcome::kMade, .score = deals[i]});
  }
  return Race{game.points(), game.IsOver() ? game.Ahead() : std::nullopt};
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
