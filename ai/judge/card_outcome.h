// What comes of a card when the deal is played on, as far as it can be a reason.
#pragma once

#include <array>

#include "ai/games/play_state.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"

namespace jasnel {

/// Means over deals of the hidden cards and ways to play on: chances from 0 to 1, and points. The
/// side is that of the seat that plays the card.
struct CardOutcome {
  double takes = 0;         ///< the side takes the trick
  double trumped = 0;       ///< an opponent takes it with a trump, where a plain suit was led
  double later = 0;         ///< an opponent does so in a later trick
  double roem_won = 0;      ///< the side takes it with roem in it
  double roem_lost = 0;     ///< the opponents do
  double later_won = 0;     ///< the side takes a later trick with roem in it
  double later_lost = 0;    ///< the opponents do
  double points = 0;        ///< of the trick with roem, for the side minus for the opponents
  double better_takes = 0;  ///< the better of two cards takes a trick, this or a later one
  double worse_takes = 0;   ///< the worse one does
  double made = 0;          ///< the contract is made
  double pit = 0;           ///< the side takes all eight tricks
  double pit_against = 0;   ///< the opponents do
  double margin = 0;        ///< points with roem at the end, the side's minus the opponents'
};

/// The two cards that are compared.
struct WatchedCards {
  PlayCard better;
  PlayCard worse;
};

/// A deal in play from a card on.
class CardCourse {
 public:
  /// Before the card is played. `rules` must outlive this.
  CardCourse(const PlayState& table, const WatchedCards& watched, const Rules& rules)
      : table_(table), rules_(&rules), watched_(watched), seat_(table.turn()) {}

  const PlayState& table() const { return table_; }

  void Play(PlayCard card);

  /// What came of the card, each chance 0 or 1. The deal must be over.
  CardOutcome Outcome() const;

 private:
  void NoteTrick(const std::array<Tally, 2>& before, bool first);

  PlayState table_;
  const Rules* rules_;
  WatchedCards watched_;
  int seat_;
  bool in_first_ = true;
  CardOutcome outcome_;
};

/// A weighted mean of outcomes.
class MeanOutcome {
 public:
  void Add(const CardOutcome& outcome, double weight);

  /// Of at least one, with a weight above 0.
  CardOutcome Mean() const;

 private:
  CardOutcome sum_;
  double weight_ = 0;
};

/// What comes of `card`, played by the seat to play, all hands of which are known.
/// Played out once by the chances of the PlayPolicy, as PlayedOut does.
CardOutcome OutcomeByChance(const PlayState& table, PlayCard card, const WatchedCards& watched,
                            const Rules& rules, Random& random);

/// The mean over all ways to play on, as MeanScore has them.
CardOutcome OutcomeOfAllWays(const PlayState& table, PlayCard card, const WatchedCards& watched,
                             const Rules& rules);

}  // namespace jasnel
