// Playing a deal: call by call and card by card, or to its end by four players.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/contract.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What is played.
struct DealToPlay {
  Hands hands;
  Rules rules;
  Seat dealer = Seat::kNorth;
  std::optional<Suit> turned;
  std::optional<Contract> contract;   ///< where there is no auction
  std::uint64_t seed = 0;             ///< of the players' choices
  std::chrono::microseconds time{0};  ///< for each call and card; 0 for each player's own
};

/// A call or card that a player did not give, and why.
struct Foul {
  Seat seat = Seat::kNorth;
  std::string message;  ///< what was wrong, one line
};

/// What came of it.
struct DealPlayed {
  Contract contract;
  std::vector<Call> calls;
  SeenTricks tricks;
  ContractResult result;
  std::optional<Foul> foul;  ///< where play ended because of one; then there is no result
};

/// Lets players, by seat, call and play the deal to its end. It ends early where one gives an
/// error, or a call or card that is not legal.
DealPlayed PlayDeal(const DealToPlay& deal, const std::array<Player*, kSeats>& players,
                    const std::atomic<bool>* cancel = nullptr);

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
