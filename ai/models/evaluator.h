// Fast hand evaluation: chances and scores estimated from tables, without search.
#pragma once

#include <array>
#include <cstdint>

#include "ai/models/hand_features.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The weights of an evaluation.
struct EvaluatorWeights {
  using Features = std::array<float, kHandFeatures>;

  /// By the seat's place, counted clockwise from the leader.
  std::array<Features, kSeats> makes;  ///< log odds
  std::array<Features, kSeats> score;  ///< points

  /// The same with all four hands known, by the declarer's place, then by seat clockwise from the
  /// declarer: the contribution of each hand.
  std::array<std::array<Features, kSeats>, kSeats> deal_makes;
  std::array<std::array<Features, kSeats>, kSeats> deal_score;
};

/// Estimates from tables of weights that were fitted to solved deals (docs/research/bidding.md).
/// There are weights for `ruff=free` and for `ruff=obliged`, as in `kbn` and `nku-rotterdam`; other
/// options have no effect on them. Invariant under permutations of suits.
class Evaluator {
 public:
  explicit Evaluator(const EvaluatorWeights& weights);

  /// The evaluator supplied with the library for these rules.
  static const Evaluator& For(const Rules& rules);

  /// The value of a hand of eight cards if its player declares. `place` is the seat's place,
  /// counted clockwise from the leader of the first trick, from 0 to 3.
  HandValue Evaluate(CardSet hand, Suit trump, int place) const;

  /// The log odds of the chance in `Evaluate`.
  float LogOdds(CardSet hand, Suit trump, int place) const {
    return Sum(log_odds_[place], hand, trump);
  }

  /// The expected score in `Evaluate`.
  float Score(CardSet hand, Suit trump, int place) const { return Sum(score_[place], hand, trump); }

  /// The chance, from 0 to 1, that a contract is made, with all four hands known: less accurate
  /// than solving, but ten thousand times as fast.
  float MakesDeal(const Hands& hands, Suit trump, Seat declarer, Seat leader) const;

  /// The expected score of the declarer's side, in points, with all four hands known.
  float ScoreDeal(const Hands& hands, Suit trump, Seat declarer, Seat leader) const;

 private:
  // Sums of weights by the cards of a suit, in units of 1 / kUnits, so that sums do not depend on
  // the order of the suits.
  static constexpr int kUnits = 1 << 16;
  struct Tables {
    std::array<std::int32_t, 256> trump;
    std::array<std::array<std::int32_t, 256>, kLengthClasses> plain;
  };

  static Tables TablesOf(const EvaluatorWeights::Features& weights);
  static std::int32_t Units(const Tables& tables, CardSet hand, Suit trump);
  static float Sum(const Tables& tables, CardSet hand, Suit trump) {
    return static_cast<float>(Units(tables, hand, trump)) / kUnits;
  }

  std::array<Tables, kSeats> log_odds_;  // by place
  std::array<Tables, kSeats> score_;
  using TablesBySeat = std::array<std::array<Tables, kSeats>, kSeats>;

  static float SumDeal(const TablesBySeat& tables, const Hands& hands, Suit trump, Seat declarer,
                       Seat leader);

  TablesBySeat deal_log_odds_;  // by the declarer's place, then by seat from the declarer
  TablesBySeat deal_score_;
};

}  // namespace jasnel
