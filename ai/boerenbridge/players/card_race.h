// A race between cards that are tried in the same deals until one is clearly better.
#pragma once

#include <cstddef>
#include <vector>

#include "ai/boerenbridge/players/playout.h"
#include "ai/players/paired_values.h"
#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {

/// Finds the best of several cards. Cards that fall behind leave the race and are not tried again.
class CardRace {
 public:
  /// A card and its results so far.
  struct Runner {
    Card card;
    bool runs = true;
    double deals = 0;
    double score = 0;
    double value = 0;  ///< the criterion: the score, combined with the scores of the others
    double made = 0;

    double Mean(double Runner::*number) const { return this->*number / deals; }
  };

  /// `others_count` is the weight of a point for each of the others relative to an own point.
  CardRace(CardSet cards, double others_count);

  const std::vector<Runner>& runners() const { return runners_; }
  std::size_t running() const { return running_; }
  bool IsOver() const { return running_ == 1; }

  /// Records the result of a deal in which the card of this runner gave `outcome` to a seat that
  /// bid `bid`. Begin a deal, then record it for all runners still in the race.
  void Note(std::size_t runner, const SeatOutcome& outcome, int bid);
  void BeginDeal() { values_.Begin(); }

  /// Removes the runners that are `errors` standard errors behind the best, in the deals in which
  /// both were tried.
  void LeaveBehind(double errors);

 private:
  std::size_t Best() const;

  std::vector<Runner> runners_;
  std::size_t running_;
  double others_count_;
  PairedValues values_;  // by runner
};

/// The lowest of each group of cards in the hand that have no card between them which is still to
/// be played or is in the trick. Any of them beats the same cards, so whatever others play, the
/// same seats win all tricks. The play of others may differ slightly, since they do not know who
/// holds the remaining cards.
CardSet DistinctCards(CardSet legal, CardSet hand, const PlayState& table);

}  // namespace jasnel::boerenbridge
