#include "bitboard/boerenbridge/score.h"

namespace jasnel::boerenbridge {

Tricks ScoresOf(int players, const Tricks& bids, const Tricks& taken) {
  Tricks scores{};
  for (int seat = 0; seat < players; ++seat) scores[seat] = Score(bids[seat], taken[seat]);
  return scores;
}

Tricks ScoresOf(int players, const Tricks& bids, Offence offence, int offender) {
  Tricks scores = ScoresOf(players, bids, bids);
  scores[offender] = Penalty(offence);
  return scores;
}

}  // namespace jasnel::boerenbridge
