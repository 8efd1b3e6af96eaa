// A deal with known hands played to its end by players at a glance.
#pragma once

#include "ai/boerenbridge/models.h"
#include "ai/boerenbridge/open_table.h"
#include "bitboard/boerenbridge/bidding.h"
#include "bitboard/boerenbridge/score.h"
#include "bitboard/random.h"

namespace jasnel::boerenbridge {

/// The seats that are to bid do so by the models.
inline void BidOut(Bidding& bidding, const Hands& hands, const Models& models, Random& random) {
  while (!bidding.IsOver()) {
    (void)bidding.Bid(models.Bids(bidding, hands[bidding.Turn()]).Draw(random));
  }
}

/// Everybody plays for its own bid by the models.
inline void PlayOut(OpenTable& table, const Models& models, float sharpness, Random& random) {
  while (!table.IsOver()) {
    const CardSet legal = table.position.Legal();
    table.Play(legal.IsSingle() ? legal.Lowest() : models.Cards(table, sharpness).Draw(random));
  }
}

/// What came of a deal for one seat.
struct SeatOutcome {
  int taken = 0;
  int score = 0;
  double others = 0;  ///< what the others write down, on average
};

inline SeatOutcome OutcomeOf(const Position& over, int seat) {
  SeatOutcome outcome{over.taken[seat], Score(over.bids[seat], over.taken[seat]), 0};
  for (int other = 0; other < over.players; ++other) {
    if (other != seat) outcome.others += Score(over.bids[other], over.taken[other]);
  }
  outcome.others /= over.players - 1;
  return outcome;
}

}  // namespace jasnel::boerenbridge
