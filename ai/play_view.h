// What a seat sees when it is to play a card.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "bitboard/auction.h"
#include "bitboard/card.h"
#include "bitboard/position.h"
#include "bitboard/result.h"
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

  /// Adds a card of the trick that `leader` leads.
  void Add(Seat leader, Card card) {
    if (count_ == 0 || tricks_[count_ - 1].cards.size() == kSeats) {
      assert(count_ < kHandSize);
      tricks_[count_++] = {leader, {}};
    }
    tricks_[count_ - 1].cards.Add(card);
    cards_ |= card;
  }

  /// All of their cards.
  CardSet cards() const { return cards_; }

 private:
  std::array<SeenTrick, kHandSize> tricks_;
  std::uint8_t count_ = 0;
  CardSet cards_;
};

/// A deal in play, seen from the seat in turn.
struct PlayView {
  Auction auction;    ///< as it ended; without calls where trump and declarer were drawn
  CardSet hand;       ///< of the seat in turn: what it still holds
  Position table;     ///< rules, trump, declarer, the trick in progress, what was won; no hands
  SeenTricks tricks;  ///< all of them, the one in progress too

  Seat seat() const { return Turn(table); }

  /// The cards that may be played, one at least.
  CardSet Legal() const {
    Position position = table;
    position.hands[static_cast<std::size_t>(Index(seat()))] = hand;
    return LegalCards(position);
  }

  /// What others hold, whoever of them.
  CardSet Hidden() const { return kFullDeck - hand - tricks.cards(); }
};

}  // namespace jasnel
