// A game of one person against players: which deal it is, who is asked next, what was written down.
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
#include "jasnel/dealing.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// Places are those at the table, clockwise from 0; they stay as they are. Seats are those of a
/// deal, 0 left of its dealer.
struct GameToPlay {
  int players = 5;
  int person = 0;                 ///< a place
  int most_cards = 10;            ///< of a round; from 1 to MostCards(players)
  std::optional<int> cards = {};  ///< of every deal, in place of rounds
  std::uint64_t deals = 19;       ///< from 1
  std::uint64_t seed = 0;
  std::optional<int> dealer = {};  ///< the place that deals first; the last where left out
  std::optional<Draw> draw = {};   ///< that made it the dealer, if there was one

  /// Cards of deal `number`, from 0.
  int CardsOf(std::uint64_t number) const;
};

/// The draw of a game with this seed, which takes nothing from its deals.
Draw DrawOf(std::uint64_t seed, int players);

/// A deal that was played out, as a line of the score sheet; all by place.
struct SheetLine {
  int cards = 1;
  Tricks bids{};
  Tricks taken{};
  Tricks scores{};
};

/// Whose move a game waits for.
enum class Awaited : std::uint8_t {
  kPerson,
  kPlayer,    ///< one of the others
  kNextDeal,  ///< the deal is over, and there are more
  kNothing,   ///< all deals are over
};

/// Reads and prints nothing. Hands of deal `number`, and then with Next() the seed of the players'
/// choices, come from Random::Stream(seed, number), as those of a match do.
class PlayGame {
 public:
  explicit PlayGame(const GameToPlay& game);

  const GameToPlay& game() const { return game_; }
  std::uint64_t number() const { return number_; }    ///< of the deal, from 0
  const DealToPlay& dealt() const { return dealt_; }  ///< its hands as they were dealt
  const DealInPlay& deal() const { return deal_; }
  Awaited awaited() const;

  /// In the deal.
  int PlaceOf(int seat) const;
  int dealer() const { return PlaceOf(DealerOf(game_.players)); }  ///< a place

  /// Lets `player`, who may be the person, make the move that is awaited. Changes nothing where
  /// that is an error, or `cancel` has become true meanwhile: then what the player would have done
  /// is of little worth.
  std::optional<Error> Move(Player& player, const std::atomic<bool>& cancel);

  /// Deals again. The next deal is awaited.
  void NextDeal();

  /// The deals that are over, and by place what was written down in all of them.
  std::span<const SheetLine> sheet() const { return sheet_; }
  std::vector<int> Totals() const;

  /// By place, of the rounds that are over; nothing where there is none.
  std::optional<std::vector<MatchPoints>> RoundPoints() const;

 private:
  GameToPlay game_;
  std::uint64_t number_ = 0;
  DealToPlay dealt_;
  DealInPlay deal_;
  Random random_;
  std::vector<SheetLine> sheet_;
};

}  // namespace jasnel::boerenbridge
