// What a seat sees when it is to call or to play a card.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>

#include "bitboard/auction.h"
#include "bitboard/card.h"
#include "bitboard/position.h"
#include "bitboard/result.h"
#include "bitboard/rules.h"
#include "bitboard/seat.h"

namespace jasnel {

/// A trick and who led to it; four cards, fewer in the trick in progress.
struct SeenTrick {
  Seat leader = Seat::kNorth;
  Trick cards;
};

/// The tricks of a deal as everybody saw them, the one in progress last; at most eight.
class SeenTricks {
 public:
  std::span<const SeenTrick> tricks() const { return std::span(tricks_).first(count_); }

  /// Adds a card of the trick that `leader` leads. There are fewer than 32.
  void Add(Seat leader, Card card) {
    if (count_ == 0 || tricks_[count_ - 1].cards.size() == kSeats) {
      assert(count_ < kHandSize);
      tricks_[count_++] = {leader, {}};
    }
    const int place = tricks_[count_ - 1].cards.size();
    tricks_[count_ - 1].cards.Add(card);
    played_[Index(Clockwise(leader, place))] |= card;
  }

  /// What each seat has played.
  const Hands& played() const { return played_; }

  /// All cards played.
  CardSet cards() const { return played_[0] | played_[1] | played_[2] | played_[3]; }

 private:
  std::array<SeenTrick, kHandSize> tricks_;
  std::uint8_t count_ = 0;
  Hands played_;
};

/// An auction seen from the seat in turn.
struct CallView {
  Auction auction;  ///< not over
  CardSet hand;     ///< of the seat in turn: eight cards
  Rules rules;      ///< those of the auction
};

/// A deal in play, seen from the seat in turn.
struct PlayView {
  Auction auction;    ///< as it ended; without calls where the contract was drawn
  CardSet hand;       ///< of the seat in turn: what it still holds
  Position table;     ///< rules, trump, declarer, the trick in progress, what was won; no hands
  SeenTricks tricks;  ///< all of them, the one in progress too

  Seat seat() const { return Turn(table); }

  /// The cards that may be played, one at least.
  CardSet Legal() const {
    Position position = table;
    position.hands[Index(seat())] = hand;
    return LegalCards(position);
  }

  /// What others hold, whoever of them.
  CardSet Hidden() const { return kFullDeck - hand - tricks.cards(); }
};

/// What is told of a deal in play, to be checked.
struct PlayTold {
  Auction auction;                   ///< over, or without calls where the contract was drawn
  std::optional<Contract> contract;  ///< where there are no calls; else it may be left out
  Rules rules;
  std::optional<Seat> seat;  ///< whose hand it is, which must be the seat in turn
  CardSet hand;
  std::span<const SeenTrick> tricks;  ///< the one in progress last; it may have no card yet
};

/// What the seat in turn sees. An error, which names the trick and the card where there is one, if
/// that cannot have happened: a contract other than that of the auction, or none; a trick other
/// than the last that is not full, a leader who did not win the trick before, a card that stands
/// twice, a hand of another size than that of the seat in turn, another seat in turn, a deal that
/// is over; a card that was not legal for a hand with the cards that its player played later, or
/// still holds; hidden cards that cannot be dealt in any way that agrees with what was played.
Result<PlayView> MakePlayView(const PlayTold& told);

/// What is wrong with a view of an auction, if anything: an auction that is over, a hand of other
/// than eight cards.
std::optional<Error> Validate(const CallView& view);

}  // namespace jasnel
