// Cards that are tried in the same deals, one deal after the other, until one is clearly better.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "ai/boerenbridge/players/playout.h"
#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {

/// Cards of which the best is wanted. Those that fall behind leave, and are not tried any more.
class CardRace {
 public:
  /// A card and what it brought so far.
  struct Runner {
    Card card;
    bool runs = true;
    double deals = 0;
    double score = 0;
    double value = 0;  ///< what decides: the score, and what that of the others counts
    double made = 0;

    double Mean(double Runner::*number) const { return this->*number / deals; }
  };

  /// `others_count` is what a point for each of the others counts against an own point.
  CardRace(CardSet cards, double others_count);

  const std::vector<Runner>& runners() const { return runners_; }
  std::size_t running() const { return running_; }
  bool IsOver() const { return running_ == 1; }

  /// A deal in which the card of this runner brought `outcome` to a seat that bid `bid`. A deal is
  /// noted for all that run, and then ends.
  void Note(std::size_t runner, const SeatOutcome& outcome, int bid);
  void EndDeal() { values_.push_back(deal_); }

  /// Lets those leave that are `errors` standard errors behind the best in the deals that both were
  /// tried in.
  void LeaveBehind(double errors);

 private:
  std::size_t Best() const;

  std::vector<Runner> runners_;
  std::size_t running_;
  double others_count_;
  std::vector<std::array<float, kMostCards>> values_;  // in each deal, by runner
  std::array<float, kMostCards> deal_{};
};

/// The lowest of each group of cards of the hand that have no card between them which is still to
/// be played, or lies in the trick. Whichever of them is played beats the same cards, and so does
/// the one that is kept: whatever others play, all tricks go to the same seats. What others do may
/// differ a little, as they do not know who holds the rest.
CardSet DistinctCards(CardSet legal, CardSet hand, const PlayState& table);

}  // namespace jasnel::boerenbridge
