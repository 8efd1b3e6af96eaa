// A deal of boerenbridge for environments such as OpenSpiel: from the first card dealt to the
// score, one numbered action at a time.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/solver.h"
#include "python/games/actions.h"
#include "python/games/observation.h"

namespace jasnel::boerenbridge {

/// Seat 0, to the dealer's left, bids and leads first; the dealer is the last seat. Actions:
///
///      0 to 51   a card, as 13 * suit + rank: dealt by chance, or played by a seat
///     52 to 62   a bid of 0 to 10 tricks
///
/// Chance deals card by card to seat 0, 1, ...; all cards left are equally likely.
class BoerenbridgeDeal {
 public:
  static constexpr int kFirstBid = kDeckSize;
  static constexpr int kActions = kFirstBid + kMaxCards + 1;

  /// `cards` for each seat; 0 for the most that can be dealt. Throws QuestionError if there are not
  /// from 3 to 7 players, or not from 1 to MostCards(players) cards.
  BoerenbridgeDeal(int players, int cards);

  int players() const { return bidding_.players(); }
  int cards() const { return bidding_.cards(); }
  const std::vector<int>& actions() const { return actions_; }

  /// The seat to bid or to play, kChanceActs or kNobodyActs.
  int Turn() const;

  /// None after the last card.
  ActionSet Legal() const;

  /// Throws QuestionError, and changes nothing, if the action is illegal.
  void Apply(int action);

  /// What each seat writes down; 0 before the last card.
  std::vector<int> Scores() const;

  /// No score is higher, and none is lower.
  int MostScore() const;
  int LeastScore() const;

  /// The cards that each seat holds now.
  const Hands& Held() const;

  /// `SA`, `3`. Throws QuestionError unless it is from 0 to kActions - 1.
  static std::string ActionText(int action);

  /// The deal in one line; with a seat, what this seat observes.
  std::string Text() const;
  std::string Text(int seat, const Observed& observed) const;
  Observation Observe(int seat, const Observed& observed) const;

  /// The actions of a deal in which the seat to bid or play has observed the same: all such deals
  /// are equally likely. Throws QuestionError if no seat is to act.
  std::vector<int> Redealt(std::uint64_t seed) const;

  /// What a player would do for the seat to act. Throws QuestionError if it fails, or if no seat is
  /// to act.
  int Choose(Player& player, const MoveLimits& limits) const;

  /// The score of the seat to play after each of its legal cards, with all hands open and every
  /// seat playing for its own score (max^n). Throws QuestionError unless a seat is to play.
  std::vector<std::pair<int, int>> ExactValues(Solver& solver,
                                               const std::atomic<bool>* cancel) const;

 private:
  const DealInPlay& InPlay() const;  // where a seat is to act
  std::string HandsText(const Hands& hands) const;
  std::string PublicText(bool history) const;
  void ObserveHands(Observation& to, int seat, const Observed& observed) const;
  void ObserveTricks(Observation& to, int seat) const;
  void ObservePlay(Observation& to, int seat, bool history) const;

  Bidding bidding_;  // without bids
  int dealt_ = 0;    // cards
  Hands hands_{};    // as far as dealt
  std::optional<DealInPlay> play_;
  std::vector<int> actions_;
};

}  // namespace jasnel::boerenbridge
