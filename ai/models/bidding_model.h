// A model of how a seat calls, fast enough to play out millions of auctions.
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

/// The value of a pass for a seat, as a linear function of the value of declaring, in points.
struct PassLine {
  float constant;
  float slope;
};

/// Indexed by who calls first, who must name a suit after four passes, whether a suit is turned,
/// and the number of passes. `bidding=obliged` needs no such line.
struct BiddingWeights {
  using Lines = std::array<PassLine, kSeats>;

  Calibration played;  ///< from open hands to real play
  std::array<std::array<std::array<Lines, 2>, 3>, 2> pass;

  /// The lines of a rule set.
  const Lines& For(const Rules& rules) const {
    return pass[static_cast<std::size_t>(rules.speaks_first)][static_cast<std::size_t>(
        rules.all_pass)][rules.bidding == Bidding::kTurned ? 1 : 0];
  }
};

/// A trump suit and its value for the declarer.
struct SuitChoice {
  Suit suit = Suit::kSpades;
  float score = 0;  ///< expected score in real play, in points
};

/// A player that sees its own hand and knows from experience what a pass leads to. It values its
/// best suit by the Evaluator and the calibration from played deals, and a pass by a line fitted to
/// be right on average if all four players call this way. Its choice is random: a call that is
/// `kTemperature` points better than the other is made 2.7 times as often.
class BiddingModel {
 public:
  static constexpr float kTemperature = 30;
  static constexpr float kSuitTemperature = 15;
  /// A lower bound for the chance of a pass, and for that of declaring, if both are legal.
  static constexpr float kMinChance = 0.02f;

  /// `evaluator` must outlive this.
  BiddingModel(const Evaluator& evaluator, const Calibration& played,
               const BiddingWeights::Lines& pass)
      : evaluator_(&evaluator), played_(played), pass_(pass) {}

  /// The model supplied with the library for these rules.
  static BiddingModel For(const Rules& rules);

  /// The value of declaring in a suit for a hand of eight cards, in real play: the chance to make,
  /// from 0 to 1, and the score in points; `place` as for Evaluator.
  HandValue ValueOf(CardSet hand, Suit trump, int place) const {
    const HandValue open = evaluator_->Evaluate(hand, trump, place);
    return {static_cast<float>(played_.PlayedMakes(static_cast<double>(open.makes), place)),
            Played(open.score, place)};
  }

  /// The best of `suits`, which must not be empty, for a hand of eight cards; `place` as for
  /// Evaluator.
  SuitChoice BestSuit(CardSet hand, SuitSet suits, int place) const;

  /// The chance, at least `kMinChance`, that the seat to call passes with this hand, in an
  /// auction in which all seats before it have passed; 0 if it may not pass. `score` is that of its
  /// best suit.
  float PassChance(const Auction& auction, float score) const;
  float PassChance(const Auction& auction, CardSet hand) const {
    return PassChance(auction, Best(auction, hand).score);
  }

  /// The value of a pass for the seat to call, in points, if its best suit has the value `score`.
  float PassScore(const Auction& auction, float score) const {
    const PassLine& line = pass_[auction.calls().size()];
    return line.constant + line.slope * score;
  }

  /// The chance, from 0 to 1, that the seat to call makes this legal call with this hand. If it
  /// declares, a suit that is `kSuitTemperature` points better than another is named 2.7 times as
  /// often. The chances of all legal calls add up to 1.
  float CallChance(const Auction& auction, CardSet hand, Call call) const;

  /// The best suit that the seat to call may name.
  SuitChoice Best(const Auction& auction, CardSet hand) const {
    return BestSuit(hand, auction.Legal().suits,
                    PlaceOf(auction.Turn(), Clockwise(auction.dealer())));
  }

  /// A contract in which an auction may end.
  struct Outcome {
    Contract contract;
    float chance;
  };

  /// A short list of outcomes.
  class OutcomeList {
   public:
    const Outcome* begin() const { return outcomes_.data(); }
    const Outcome* end() const { return outcomes_.data() + size_; }
    void Add(const Outcome& outcome) { outcomes_[size_++] = outcome; }

   private:
    std::array<Outcome, Auction::kMaxCalls> outcomes_{};
    std::size_t size_ = 0;
  };

  /// The outcomes of an auction that is not over, if the seats have these hands: one contract for
  /// each seat that has yet to call. The chances add up to 1.
  OutcomeList Outcomes(Auction auction, const Hands& hands) const;

  const Evaluator& evaluator() const { return *evaluator_; }

 private:
  float Played(float open, int place) const {
    return static_cast<float>(played_.PlayedScore(static_cast<double>(open), place));
  }

  const Evaluator* evaluator_;
  Calibration played_;
  BiddingWeights::Lines pass_;
};

}  // namespace jasnel
