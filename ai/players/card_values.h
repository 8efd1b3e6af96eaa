// Mean values of cards over worlds.
#pragma once

#include <algorithm>
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
    Sum& sum = sums_[card.index()];
    sum.score += share * score;
    sum.makes += makes ? share : 0;
    sum.shares += share;
  }

  /// The mean over the shares added for a card.
  CardOpinion Mean(PlayCard card, const PlayOrder& order) const {
    const Sum& sum = sums_[card.index()];
    if (sum.shares <= 0) return {order.ToNatural(card), 0, 0};
    return {order.ToNatural(card), sum.score / sum.shares, sum.makes / sum.shares};
  }

 private:
  struct Sum {
    double score = 0;
    double makes = 0;
    double shares = 0;
  };
  std::array<Sum, kDeckSize> sums_{};
};

/// The card with the highest score in `legal`, which must not be empty, or with the best chance to
/// win the match; on a tie of these, and then of scores, the one with fewer points. The choice
/// includes the opinions `opinion_of(card)` of all cards if any world was examined for the score;
/// values by points are not opinions on the score.
template <class OpinionOf>
CardChoice ChoiceOf(PlaySet legal, const PlayOrder& order, std::uint64_t worlds,
                    Objective objective, const OpinionOf& opinion_of) {
  constexpr double kEqual = 1e-9;  // sums of the same numbers in another order
  constexpr double kEqualChance = 1e-7;
  CardChoice choice{{}, {}, worlds};
  PlayCard best;
  CardOpinion most;
  for (const PlayCard card : legal) {
    const CardOpinion opinion = opinion_of(card);
    // Where the match is decided, points count.
    double gain = opinion.wins.value_or(0) - most.wins.value_or(0);
    if (gain > -kEqualChance && gain < kEqualChance) gain = opinion.score - most.score;
    if (choice.cards.empty() || gain > kEqual ||
        (gain > -kEqual && CardPoints(card) < CardPoints(best))) {
      best = card;
      most = opinion;
    }
    choice.cards.push_back(opinion);
    // The policy and messages add points of a usual worth to it.
    auto& wins = choice.cards.back().wins;
    if (wins) wins = std::clamp(*wins, 0.0, 1.0);
  }
  choice.card = order.ToNatural(best);
  if (worlds == 0 || objective != Objective::kScore) choice.cards.clear();
  return choice;
}

}  // namespace jasnel
