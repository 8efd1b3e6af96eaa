#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {

Tricks ScoresOf(int players, const Tricks& bids, const Tricks& taken) {
  Tricks scores{};
  for (int seat = 0; seat < players; ++seat) scores[seat] = Score(bids[seat], taken[seat]);
  return scores;
}

Tricks ScoresOf(int players, const BySeat<std::optional<int>>& bids, const Offences& offences) {
  Tricks scores{};
  for (int seat = 0; seat < players; ++seat) {
    if (offences[seat]) {
      scores[seat] = Penalty(*offences[seat]);
    } else if (bids[seat]) {
      scores[seat] = BestScore(*bids[seat]);
    }
  }
  return scores;
}

}  // namespace jasnel::boerenbridge
