// A deal with known hands played to its end by players at a glance.
#pragma once

#include <array>
#include <cstddef>

#include "ai/boerenbridge/beliefs/hand_likelihood.h"
#include "ai/boerenbridge/beliefs/hidden_hands.h"
#include "ai/boerenbridge/models/models.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

/// How each seat bids and plays.
using Minds = BySeat<const Style*>;

/// What chance decides in a play-out: a number from 0 up to 1 for each bid, and for each card by
/// the seat and how many cards it holds. Two play-outs of the same deal with the same luck that
/// begin with different bids or cards differ by those, and less by chance.
class Luck {
 public:
  explicit Luck(Random& random) {
    for (float& number : numbers_) number = random.NextUnit();
  }

  float OfBid(int seat) const { return At(seat, 0); }
  float OfCard(int seat, int held) const { return At(seat, held); }

 private:
  float At(int seat, int held) const {
    return numbers_[static_cast<std::size_t>(held * kMostPlayers + seat)];
  }

  std::array<float, (kMostCards + 1) * kMostPlayers> numbers_;
};

/// The seats that are to bid do so.
inline void BidOut(Bidding& bidding, const Hands& hands, const Minds& minds, const Luck& luck) {
  while (!bidding.IsOver()) {
    const int seat = bidding.Turn();
    (void)bidding.Bid(minds[seat]->models.Bids(bidding, hands[seat]).At(luck.OfBid(seat)));
  }
}

/// Everybody plays for its own bid.
inline void PlayOut(PlayState& table, const Minds& minds, const Luck& luck) {
  while (!table.IsOver()) {
    const CardSet legal = table.position.Legal();
    const int seat = table.position.turn();
    const Style& style = *minds[seat];
    const int held = table.position.hands[seat].size();
    table.Play(legal.IsSingle()
                   ? legal.Lowest()
                   : style.models.Cards(table, style.sharpness).At(luck.OfCard(seat, held)));
  }
}

/// Draws for each other seat how it bids and plays, as what it did tells.
inline Minds DrawMinds(const SeenHands& seen, const HandLikelihood& likelihood,
                       const Styles& styles, int own, Random& random) {
  Minds minds;
  for (int seat = 0; seat < kMostPlayers; ++seat) {
    const bool plain =
        static_cast<double>(random.NextUnit()) < likelihood.PlainChance(seen.explained[seat]);
    minds[seat] = plain && seat != own ? &styles.plain : &styles.strong;
  }
  return minds;
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
