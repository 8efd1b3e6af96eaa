// Playing a deal: call by call and card by card, or to the end with four players.
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
#include "jasnel/dealing.h"
#include "jasnel/dealt.h"
#include "jasnel/match_standing.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The deal to play.
struct DealToPlay {
  Hands hands = {};
  Rules rules = {};
  Seat dealer = Seat::kNorth;
  TurnedCards turned = {};  ///< with `bidding=turned` or `lot`; without an auction, not needed
  BarredSides barred = {};  ///< sides that may not play, as of a call out of turn
  std::optional<Contract> contract = {};  ///< set if there is no auction
  std::uint64_t seed = 0;                 ///< for the players' choices
  std::chrono::microseconds time{0};      ///< for each call and card; 0 for each player's own limit
  std::string name = {};                  ///< of deal and sitting, as `MoveLimits::deal` has it
  std::optional<MatchStanding> match = {};  ///< before the deal, for North-South, if that is told
};

/// A player's failure to make a legal call or play a legal card.
struct Foul {
  Seat seat = Seat::kNorth;
  Error error = {};  ///< what was wrong, in one line
};

/// A deal that was played.
struct DealPlayed {
  Contract contract = {};   ///< meaningless if it is passed out
  bool passed_out = false;  ///< all passed, and the cards are dealt again
  std::vector<Call> calls = {};
  SeenTricks tricks = {};
  ContractResult result = {};
  std::optional<Foul> foul = {};  ///< set if play ended because of one; then there is no result
};

/// Has the players, given by seat, call and play the deal to its end. Stops early if one returns an
/// error, an illegal call or an illegal card.
DealPlayed PlayDeal(const DealToPlay& deal, const std::array<Player*, kSeats>& players,
                    const std::atomic<bool>* cancel = nullptr);

class DealInPlay;

/// The deal before each of its cards.
std::vector<DealInPlay> BeforeEachCard(const DealToPlay& deal, const DealPlayed& played);

/// A deal in play, advanced one call or card at a time. A copy is an independent snapshot.
class DealInPlay {
 public:
  /// `deal` has eight cards for each seat and, for an auction with `bidding=turned` or `lot`, a
  /// turned suit.
  explicit DealInPlay(const DealToPlay& deal);

  /// Whether the seat to play makes a call. Otherwise it plays a card, until the deal is over.
  bool InAuction() const { return !contract_ && !IsPassedOut(); }
  bool IsOver() const { return IsPassedOut() || (contract_ && jasnel::IsOver(position_)); }

  /// Whether all have passed and the cards are dealt again.
  bool IsPassedOut() const { return auction_.IsPassedOut(); }

  /// The seat to call or to play. The deal must not be over.
  Seat turn() const { return InAuction() ? auction_.Turn() : Turn(position_); }

  const Auction& auction() const { return auction_; }
  /// Empty during the auction, and if the deal is passed out.
  const std::optional<Contract>& contract() const { return contract_; }
  /// All hands; trump and declarer are meaningful only after the auction.
  const Position& position() const { return position_; }
  const SeenTricks& tricks() const { return tricks_; }

  /// What the seat to play can see, during the auction and after it.
  CallView call_view() const;
  PlayView play_view() const;

  /// Makes a call for the seat to play (during the auction), or plays a card (after it). If that is
  /// illegal, changes nothing and returns an error.
  std::optional<Error> Speak(Call call);
  std::optional<Error> Play(Card card);

  /// Has `player` call or play for the seat to play, and first shows it all hands if it must see
  /// them. If the player returns an error or something illegal, changes nothing and returns that
  /// error.
  std::optional<Error> Ask(Player& player, const MoveLimits& limits);

  /// Takes away the roem of the last trick, which was not claimed in time.
  void LoseRoem(Points roem) { position_.won[Index(SideOf(position_.leader))].roem -= roem; }

  /// The same calls and cards, if these were the hands as dealt.
  DealInPlay WithHands(const Hands& dealt) const;

  /// Turns the next card of the auction, which waits for it; nothing for the joker.
  void TurnCard(std::optional<Suit> card) { auction_.TurnCard(card); }

  /// Draws the cards anew that were not turned yet.
  void TurnAnew(Random& random);

  /// The result, 0 for both sides if it is passed out. The deal must be over.
  ContractResult result() const;

 private:
  void Begin();  // the play, with the contract
  Hands Dealt() const;

  Auction auction_;
  std::optional<Contract> contract_;
  Position position_;
  SeenTricks tricks_;
};

/// How many deals may have gone before one that is dealt by hand.
inline constexpr int kMostDealsBefore = 10;

/// Four hands of eight cards as `dealer` deals them. By hand, from 1 to `kMostDealsBefore` deals
/// went before, each number as likely, the first of them dealt at random: `full:level=club` called
/// and played in all seats, the next seat dealt, and the tricks of one side came on top of those of
/// the other. Where all passed, the hands did. What it makes of `random`, a Random or a
/// SystemRandom, changes with that player; dealt at random it is RandomHands, and the rules do not
/// matter.
template <Generator G>
Hands DealtHands(const Dealt& dealt, const Rules& rules, Seat dealer, G& random);

}  // namespace jasnel
