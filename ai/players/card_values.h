// What cards are worth on average over worlds.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/player.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Sums by card of what the own side writes down minus what the others do, and of whether the
/// contract was made.
class CardValues {
 public:
  void Add(PlayCard card, double share, double score, bool makes) {
    Sum& sum = sums_[card.index()];
    sum.score += share * score;
    sum.makes += makes ? share : 0;
    sum.shares += share;
  }

  /// The mean over the shares that were added for a card.
  CardOpinion Mean(PlayCard card, const PlayOrder& order) const {
    const Sum& sum = sums_[card.index()];
    if (sum.shares <= 0) return {order.ToNatural(card), 0, 0};
    return {order.ToNatural(card), sum.score / sum.shares, sum.makes / sum.shares};
  }

  bool empty(PlayCard card) const { return sums_[card.index()].shares <= 0; }

 private:
  struct Sum {
    double score = 0;
    double makes = 0;
    double shares = 0;
  };
  std::array<Sum, kDeckSize> sums_{};
};

/// The card with the highest score of those in `legal`, one at least; of equal ones the one worth
/// fewer points. With the opinions `opinion_of(card)` of all of them, where a world was looked at
/// for the score: values by points are something else.
template <class OpinionOf>
CardChoice ChoiceOf(PlaySet legal, const PlayOrder& order, std::uint64_t worlds,
                    Objective objective, const OpinionOf& opinion_of) {
  constexpr double kEqual = 1e-9;  // sums of the same numbers in another order
  CardChoice choice{{}, {}, worlds};
  PlayCard best;
  double most = 0;
  for (const PlayCard card : legal) {
    const CardOpinion opinion = opinion_of(card);
    const double gain = opinion.score - most;
    if (choice.cards.empty() || gain > kEqual ||
        (gain > -kEqual && CardPoints(card) < CardPoints(best))) {
      best = card;
      most = opinion.score;
    }
    choice.cards.push_back(opinion);
  }
  choice.card = order.ToNatural(best);
  if (worlds == 0 || objective != Objective::kScore) choice.cards.clear();
  return choice;
}

}  // namespace jasnel
