// Mean values of cards over worlds.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/player.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Sums for each card of the score (its own side's minus the opponents') and of contracts made.
class CardValues {
 public:
  void Add(PlayCard card, double share, double score, bool makes) {
    AddMean(card, share, score, makes ? 1 : 0);
  }

  /// The same for means over deals: `makes` is how likely contracts are made.
  void AddMean(PlayCard card, double share, double score, double makes) {
    Sum& sum = sums_[card.index()];
    sum.score += share * score;
    sum.makes += share * makes;
    sum.shares += share;
  }

  /// The mean over the shares added for a card.
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

/// The card with the highest score in `legal`, which must not be empty; on a tie, the one with
/// fewer points. The choice includes the opinions `opinion_of(card)` of all cards if any world was
/// examined for the score; values by points are not opinions on the score.
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
