// A deal that is being played: whose turn it is and what that seat sees, call by call and card by
// card.
#pragma once

#include <optional>

#include "ai/deal_play.h"
#include "ai/play_view.h"
#include "ai/player.h"
#include "bitboard/auction.h"
#include "bitboard/contract.h"
#include "bitboard/position.h"
#include "bitboard/result.h"
#include "bitboard/seat.h"

namespace jasnel {

/// Plays nothing by itself and can be copied: a copy is a moment to come back to.
class DealInPlay {
 public:
  /// `deal` as `PlayDeal` plays it: eight cards for each seat, and with `bidding=turned` a suit
  /// that was turned.
  explicit DealInPlay(const DealToPlay& deal);

  /// Whether the seat in turn is to call; else it is to play a card, until the deal is over.
  bool InAuction() const { return !contract_; }
  bool IsOver() const { return contract_ && jasnel::IsOver(position_); }

  /// Who is to call or to play a card. The deal is not over.
  Seat turn() const { return InAuction() ? auction_.Turn() : Turn(position_); }

  const Auction& auction() const { return auction_; }
  /// Nothing as long as the auction goes on.
  const std::optional<Contract>& contract() const { return contract_; }
  /// All hands; trump and declarer mean something after the auction.
  const Position& position() const { return position_; }
  const SeenTricks& tricks() const { return tricks_; }

  /// What the seat in turn sees, in the auction and after it.
  CallView call_view() const;
  PlayView play_view() const;

  /// The seat in turn calls, in the auction, or plays a card, after it. Changes nothing and gives
  /// an error where that is not legal.
  std::optional<Error> Speak(Call call);
  std::optional<Error> Play(Card card);

  /// Lets `player` call or play for the seat in turn, and shows it all hands if it must see them.
  /// Changes nothing where the player gives an error, or what is not legal: that is the error.
  std::optional<Error> Ask(Player& player, const Thinking& thinking);

  /// The deal is over.
  ContractResult result() const;

 private:
  Auction auction_;
  std::optional<Contract> contract_;
  Position position_;
  SeenTricks tricks_;
};

}  // namespace jasnel
