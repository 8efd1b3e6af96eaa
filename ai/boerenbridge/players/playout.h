// Play-outs of a deal with known hands by players without search.
#pragma once

#include <array>
#include <cstddef>

#include "ai/boerenbridge/beliefs/hidden_hands.h"
#include "ai/boerenbridge/beliefs/world_likelihood.h"
#include "ai/boerenbridge/models/models.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

/// How each seat bids and plays.
using SeatStyles = BySeat<const Style*>;

/// The random numbers of a play-out: one, from 0 up to but excluding 1, for each bid, and for each
/// card by seat and number of cards held. Common random numbers reduce the chance difference
/// between two play-outs of the same deal that begin with different bids or cards.
class CommonRandom {
 public:
  explicit CommonRandom(Random& random) {
    for (float& number : numbers_) number = random.NextUnit();
  }

  float OfBid(int seat) const { return At(seat, 0); }
  float OfCard(int seat, int held) const { return At(seat, held); }

 private:
  float At(int seat, int held) const {
    return numbers_[static_cast<std::size_t>(held * kMaxPlayers + seat)];
  }

  std::array<float, (kMaxCards + 1) * kMaxPlayers> numbers_;
};

/// Completes the bidding.
inline void BidOut(Bidding& bidding, const Hands& hands, const SeatStyles& seat_styles,
                   const CommonRandom& common) {
  while (!bidding.IsOver()) {
    const int seat = bidding.Turn();
    (void)bidding.Bid(seat_styles[seat]->models.Bids(bidding, hands[seat]).At(common.OfBid(seat)));
  }
}

/// Plays the deal to the end, with every seat playing for its own bid.
inline void PlayOut(PlayState& table, const SeatStyles& seat_styles, const CommonRandom& common) {
  while (!table.IsOver()) {
    const CardSet legal = table.position.Legal();
    const int seat = table.position.turn();
    const Style& style = *seat_styles[seat];
    const int held = table.position.hands[seat].size();
    table.Play(legal.IsSingle()
                   ? legal.Lowest()
                   : style.models.Cards(table, style.sharpness).At(common.OfCard(seat, held)));
  }
}

/// Draws how each other seat bids and plays, given what it did.
inline SeatStyles DrawSeatStyles(const HiddenHands& seen, const WorldLikelihood& likelihood,
                                 const Styles& styles, int own, Random& random) {
  SeatStyles seat_styles;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    const bool plain =
        static_cast<double>(random.NextUnit()) < likelihood.PlainChance(seen.actions[seat]);
    seat_styles[seat] = plain && seat != own ? &styles.plain : &styles.strong;
  }
  return seat_styles;
}

/// The result of a deal for one seat.
struct SeatOutcome {
  int taken = 0;
  int score = 0;
  double others = 0;  ///< mean score of the others
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
