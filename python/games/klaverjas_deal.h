// A deal of klaverjas for environments such as OpenSpiel: from the first card dealt to the score,
// one numbered action at a time.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/deal_play.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"
#include "python/games/actions.h"
#include "python/games/observation.h"

namespace jasnel {

/// Seats are numbered 0 to 3 for North, East, South, West. Actions:
///
///      0 to 31   a card, as 8 * suit + rank: dealt by chance, or played by a seat
///     32 to 35   a suit, turned by chance, or named as trump by a seat
///     36         a pass, or the joker, turned by chance
///
/// Chance deals card by card to North, East, South, West, North, ...; with `bidding=turned` or
/// `lot` it then turns a suit, and with `turns` over 1 another when all have passed; with
/// `bidding=given` it draws trump, and then the declarer, as 32 + seat. All outcomes
/// are equally likely. A deal that is passed out (`all-pass=redeal`) is over, with 0 for all.
class KlaverjasDeal {
 public:
  static constexpr int kFirstSuit = kDeckSize;
  static constexpr int kPass = kFirstSuit + kSuits;
  static constexpr int kActions = kPass + 1;

  /// Throws QuestionError if the text is no rule set, or the dealer not from 0 to 3.
  KlaverjasDeal(const std::string& rules, int dealer);

  const Rules& rules() const { return rules_; }
  int dealer() const { return static_cast<int>(dealer_); }
  const std::vector<int>& actions() const { return actions_; }

  /// The seat to call or to play, kChanceActs or kNobodyActs.
  int Turn() const;

  /// None after the last card.
  ActionSet Legal() const;

  /// Throws QuestionError, and changes nothing, if the action is illegal.
  void Apply(int action);

  /// What each seat's side writes down; 0 before the last card.
  std::array<int, kSeats> Scores() const;

  /// What each seat's side writes down minus what the other side does; 0 before the last card.
  std::array<int, kSeats> Differences() const;

  /// No score is higher.
  int MostScore() const;

  /// The cards that each seat holds now.
  const Hands& Held() const;

  /// `SA`, `H`, `pass`. Throws QuestionError unless it is from 0 to kActions - 1.
  static std::string ActionText(int action);

  /// The deal in one line; with a seat, what this seat observes.
  std::string Text() const;
  std::string Text(int seat, const Observed& observed) const;
  Observation Observe(int seat, const Observed& observed) const;

  /// The actions of a deal in which the seat to call or play has observed the same: all such deals
  /// are equally likely. Throws QuestionError if no seat is to act.
  std::vector<int> Redealt(std::uint64_t seed) const;

  /// The inputs of the card network (ai/models/card_inputs.h) that are present for the seat to
  /// play. Throws QuestionError if no seat is to play a card.
  std::vector<int> NetworkInputs() const;

  /// What a player would do for the seat to act. Throws QuestionError if it fails, or if no seat is
  /// to act.
  int Choose(Player& player, const MoveLimits& limits) const;

  /// The score after each legal action of the seat to act, its own side's minus the other's, with
  /// all hands open and perfect play. Throws QuestionError if no seat is to act.
  std::vector<std::pair<int, int>> ExactValues(Solver& solver,
                                               const std::atomic<bool>* cancel) const;

 private:
  bool IsDealt() const { return dealt_ == kDeckSize; }
  bool IsGiven() const { return rules_.bidding == Bidding::kGiven; }
  bool ChanceActs() const;
  const TurnedCards& Turned() const;  // so far
  const DealInPlay& InPlay() const;   // where a seat is to act
  std::string PublicText(bool history) const;
  void ObserveHands(Observation& to, int seat, const Observed& observed) const;
  void ObserveContract(Observation& to, int seat) const;
  void ObservePlay(Observation& to, int seat, bool history) const;

  Rules rules_;
  Seat dealer_;
  int dealt_ = 0;                     // cards
  Hands hands_;                       // as far as dealt
  TurnedCards turned_;                // with bidding=turned or lot
  std::optional<Suit> trump_;         // with bidding=given, as soon as it is drawn
  std::optional<Contract> contract_;  // with the declarer
  std::optional<DealInPlay> play_;
  std::vector<int> actions_;
};

}  // namespace jasnel
