// A game of one person against players: the current deal, the next to act, and the scores.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bitboard/boerenbridge/draw.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/result.h"
#include "tools/play/deal_moves.h"

namespace jasnel::boerenbridge {

/// Places at the table are numbered clockwise from 0 and do not change. Seats are those of a deal,
/// with 0 to the dealer's left.
struct GameToPlay {
  int players = 5;
  int person = 0;                          ///< a place
  int most_cards = 10;                     ///< of a round; from 1 to MostCards(players)
  std::optional<int> cards = {};           ///< in every deal, instead of rounds
  std::uint64_t deals = 19;                ///< from 1
  std::optional<std::uint64_t> seed = {};  ///< without one, deals of the system's random numbers
  std::optional<int> dealer = {};          ///< the place that deals first; default: the last
  std::optional<Draw> draw = {};  ///< the draw that determined the dealer, if there was one

  /// The number of cards in deal `number`, from 0.
  int CardsOf(std::uint64_t number) const;

  /// The deal itself, or why there is none.
  Result<DealToPlay> Deal(std::uint64_t number) const;
};

/// A finished deal, as a line of the score sheet; all values by place.
struct SheetLine {
  int cards = 1;
  Tricks bids{};
  Tricks taken{};
  Tricks scores{};
};

/// A game without input or output. With a seed, its deals are those of a match: see `RandomDeal`.
class PlayGame {
 public:
  /// An error if nothing can be dealt.
  static Result<PlayGame> Make(const GameToPlay& game);

  const GameToPlay& game() const { return game_; }
  std::uint64_t number() const { return number_; }    ///< of the deal, from 0
  const DealToPlay& dealt() const { return dealt_; }  ///< its hands as dealt
  const DealInPlay& deal() const { return moves_.deal(); }
  const DealMoves<DealInPlay>& moves() const { return moves_; }
  Awaited awaited() const;

  /// In the current deal.
  int PlaceOf(int seat) const;
  int dealer() const { return PlaceOf(DealerOf(game_.players)); }  ///< a place

  /// Deals are never dealt again.
  static bool IsPassedOut() { return false; }

  /// Whether a card of the deal was played.
  bool HasCards() const { return !deal().played().cards().empty(); }

  /// Has `player`, possibly the person, make the awaited move; see `DealMoves`.
  std::optional<Error> Move(Player& player, const std::atomic<bool>& cancel);

  /// Deals again, or tells why it cannot. The next deal must be awaited.
  std::optional<Error> NextDeal();

  /// The finished deals, and by place the total scores.
  std::span<const SheetLine> sheet() const { return sheet_; }
  std::vector<int> Totals() const;

  /// By place, for the finished rounds; nothing if there are none.
  std::optional<std::vector<MatchPoints>> RoundPoints() const;

 private:
  PlayGame(const GameToPlay& game, const DealToPlay& dealt);

  GameToPlay game_;
  std::uint64_t number_ = 0;
  DealToPlay dealt_;
  DealMoves<DealInPlay> moves_;
  std::vector<SheetLine> sheet_;
};

}  // namespace jasnel::boerenbridge
