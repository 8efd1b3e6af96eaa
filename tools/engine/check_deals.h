// The deals that a program is checked with, in either game: the same for a seed on every machine.
#pragma once

#include <cstdint>
#include <optional>

#include "ai/games/boerenbridge.h"
#include "ai/games/klaverjas.h"
#include "engine/requests/seat_request.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/deal_play.h"
#include "jasnel/message.h"
#include "jasnel/rules.h"

namespace jasnel {

/// A deal in play of `Game`, by the same names for both.
template <class Game>
class CheckDeal;

/// Deal `number`, from 1, is that of a match with this seed; trump and declarer of every fourth are
/// drawn.
template <>
class CheckDeal<Klaverjas> {
 public:
  CheckDeal(std::uint64_t seed, std::uint64_t number, const Rules& rules);

  bool IsOver() const { return play_.IsOver(); }

  /// What the seat to call or to play sees. The deal must not be over.
  SeatViewOf<Klaverjas> View() const;

  /// Where in the deal that is: `trick 2, South`.
  Message Place() const;

  /// Makes a legal call, or plays a legal card.
  void Make(const CallChoice& choice) { play_.Speak(choice.call); }
  void Make(const CardChoice& choice) { play_.Play(choice.card); }

 private:
  DealInPlay play_;
};

/// From three to seven players and up to the most cards they can have. There are no rules to choose
/// from.
template <>
class CheckDeal<Boerenbridge> {
 public:
  CheckDeal(std::uint64_t seed, std::uint64_t number, const Rules& rules);

  bool IsOver() const { return play_.IsOver(); }
  SeatViewOf<Boerenbridge> View() const;
  Message Place() const;
  void Make(const boerenbridge::BidChoice& choice) { play_.Bid(choice.bid); }
  void Make(const boerenbridge::CardChoice& choice) { play_.Play(choice.card); }

 private:
  boerenbridge::DealInPlay play_;
};

}  // namespace jasnel
