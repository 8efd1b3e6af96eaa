// A deal that is being played: whose turn it is and what that seat sees, bid by bid and card by
// card.
#pragma once

#include <optional>

#include "ai/boerenbridge/play_view.h"
#include "ai/boerenbridge/player.h"
#include "bitboard/boerenbridge/bidding.h"
#include "bitboard/boerenbridge/table.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// Plays nothing by itself and can be copied: a copy is a moment to come back to.
class DealInPlay {
 public:
  /// Hands of equal size, from 1 to MostCards(players), of 3 to 7 players.
  DealInPlay(int players, const Hands& hands);

  bool InBidding() const { return !bidding_.IsOver(); }
  bool IsOver() const { return bidding_.IsOver() && table_.IsOver(); }

  /// Who is to bid or to play a card. The deal is not over.
  int turn() const { return InBidding() ? bidding_.Turn() : table_.position.turn(); }

  const Bidding& bidding() const { return bidding_; }
  /// All hands; who has taken how many, and after the bidding the bids.
  const Position& position() const { return table_.position; }
  const PlayedCards& played() const { return played_; }

  /// What the seat in turn sees, in the bidding and after it.
  BidView bid_view() const;
  PlayView play_view() const;

  /// The seat in turn bids, or plays a card. Changes nothing and gives an error where that is not
  /// legal.
  std::optional<Error> Bid(int bid);
  std::optional<Error> Play(Card card);

  /// Lets `player` bid or play for the seat in turn. Changes nothing where the player gives an
  /// error, or what is not legal: that is the error.
  std::optional<Error> Ask(Player& player, const Thinking& thinking);

 private:
  Bidding bidding_;
  OpenTable table_;
  PlayedCards played_;
};

}  // namespace jasnel::boerenbridge
