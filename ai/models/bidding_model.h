// When players play: a model of how a seat calls, fast enough to play out auctions by the million.
#pragma once

#include <array>
#include <cstddef>

#include "ai/models/evaluator.h"
#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What passing is worth to a seat, as a line in what playing is worth to it, in points.
struct PassLine {
  float constant;
  float slope;
};

/// By who speaks first, who must play when all pass, whether a suit is turned, and how many have
/// passed. `bidding=obliged` needs none.
struct BiddingWeights {
  using Lines = std::array<PassLine, kSeats>;

  Calibration played;  ///< from open hands to what players reach
  std::array<std::array<std::array<Lines, 2>, 3>, 2> pass;

  /// The lines of a rule set.
  const Lines& For(const Rules& rules) const {
    return pass[static_cast<std::size_t>(rules.speaks_first)][static_cast<std::size_t>(
        rules.all_pass)][rules.bidding == Bidding::kTurned ? 1 : 0];
  }
};

/// A suit to play in, and what that is worth.
struct SuitChoice {
  Suit suit = Suit::kSpades;
  float score = 0;  ///< expected score as players reach it, in points
};

/// A player who looks at its own hand and knows by experience what passing leads to. It values its
/// best suit by the Evaluator and what played deals taught, and passing by a line that was fitted
/// so that it is right on average if all four call like this. It is not quite sure: a call that is
/// `kTemperature` points better than the other is made 2.7 times as often.
class BiddingModel {
 public:
  static constexpr float kTemperature = 30;
  static constexpr float kSuitTemperature = 15;
  /// No hand passes or plays less often than this where it may do both.
  static constexpr float kLeastChance = 0.02f;

  /// `evaluator` must stay.
  BiddingModel(const Evaluator& evaluator, const Calibration& played,
               const BiddingWeights::Lines& pass)
      : evaluator_(&evaluator), played_(played), pass_(pass) {}

  /// The one that comes with the library for these rules.
  static BiddingModel For(const Rules& rules);

  /// What playing in a suit is worth to a hand of eight cards as players reach it: its chance to be
  /// made, from 0 to 1, and its score in points; `place` as for Evaluator.
  HandValue ValueOf(CardSet hand, Suit trump, int place) const {
    const HandValue open = evaluator_->Evaluate(hand, trump, place);
    return {static_cast<float>(played_.PlayedMakes(static_cast<double>(open.makes))),
            Played(open.score)};
  }

  /// The best of `suits`, of which there is one at least, for a hand of eight cards; `place` as
  /// for Evaluator.
  SuitChoice BestSuit(CardSet hand, SuitSet suits, int place) const;

  /// The chance, from `kLeastChance` up, that the seat in turn passes with this hand, in an auction
  /// in which all before have passed; 0 where it may not pass. `score` is that of its best suit.
  float PassChance(const Auction& auction, float score) const;
  float PassChance(const Auction& auction, CardSet hand) const {
    return PassChance(auction, Best(auction, hand).score);
  }

  /// What passing is worth to the seat in turn, in points, if that of its best suit is `score`.
  float PassScore(const Auction& auction, float score) const {
    const PassLine& line = pass_[auction.calls().size()];
    return line.constant + line.slope * score;
  }

  /// The chance, from 0 to 1, that the seat in turn makes this call, which is legal, with this
  /// hand. Where it plays, a suit that is `kSuitTemperature` points better than another is named
  /// 2.7 times as often. Those of all legal calls add up to 1.
  float CallChance(const Auction& auction, CardSet hand, Call call) const;

  /// The best suit that the seat in turn may name.
  SuitChoice Best(const Auction& auction, CardSet hand) const {
    return BestSuit(hand, auction.Legal().suits,
                    PlaceOf(auction.Turn(), Clockwise(auction.dealer())));
  }

  /// A contract that an auction may end in.
  struct Outcome {
    Contract contract;
    float chance;
  };

  /// A few of them.
  class OutcomeList {
   public:
    const Outcome* begin() const { return outcomes_.data(); }
    const Outcome* end() const { return outcomes_.data() + size_; }
    void Add(const Outcome& outcome) { outcomes_[size_++] = outcome; }

   private:
    std::array<Outcome, Auction::kMostCalls> outcomes_{};
    std::size_t size_ = 0;
  };

  /// What comes of an auction that is not over, each seat with these hands: one contract for each
  /// seat that is still to speak. The chances add up to 1.
  OutcomeList Outcomes(Auction auction, const Hands& hands) const;

  const Evaluator& evaluator() const { return *evaluator_; }

 private:
  float Played(float open) const {
    return static_cast<float>(played_.PlayedScore(static_cast<double>(open)));
  }

  const Evaluator* evaluator_;
  Calibration played_;
  BiddingWeights::Lines pass_;
};

}  // namespace jasnel
