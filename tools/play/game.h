// A game of one person against players: which deal it is, who is asked next, what was written down.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "jasnel/contract.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/player.h"
#include "jasnel/points.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

struct GameToPlay {
  Seat person = Seat::kSouth;
  Rules rules;
  std::uint64_t seed = 0;
  std::uint64_t deals = 16;        ///< from 1
  std::optional<DealToPlay> deal;  ///< in place of the first; its seed is not looked at
};

/// A deal that was played out, as a line of the score sheet.
struct SheetLine {
  std::uint64_t number = 1;
  Contract contract;
  ContractResult result;
};

/// Whose move a game waits for.
enum class Awaited : std::uint8_t {
  kPerson,
  kPlayer,    ///< one of the other three
  kNextDeal,  ///< the deal is over, and there are more
  kNothing,   ///< all deals are over
};

/// Reads and prints nothing. Deal `number` is what `jasnel deal` deals with the seed; from the same
/// generator, Random::Stream(seed, number), then come the suit turned, Below(4), two more numbers
/// of which no use is made, Below(4) each, and with Next() the seed of the players' choices.
class PlayGame {
 public:
  explicit PlayGame(const GameToPlay& game);

  const GameToPlay& game() const { return game_; }
  std::uint64_t number() const { return number_; }    ///< of the deal, from 1
  const DealToPlay& dealt() const { return dealt_; }  ///< its hands as they were dealt
  const DealInPlay& deal() const { return moment_.deal; }
  Awaited awaited() const;

  /// Lets `player`, who may be the person, make the move that is awaited. Changes nothing where
  /// that is an error, or `cancel` has become true meanwhile: then what the player would have done
  /// is of little worth.
  std::optional<Error> Move(Player& player, const std::atomic<bool>& cancel);

  /// Whether the person has made a move in this deal, which is not over.
  bool CanTakeBack() const;
  /// Goes back to where the person made the last move, which can be taken back. If the same move
  /// is made again, the others do again what they did.
  void TakeBack();
  /// How often that was done in this deal.
  int taken_back() const { return taken_back_; }

  /// Deals again. The next deal is awaited.
  void NextDeal();

  /// The deals that are over, and what was written down in all of them, by side.
  std::span<const SheetLine> sheet() const { return sheet_; }
  std::array<Points, 2> Total() const;

 private:
  // All that a move changes.
  struct Moment {
    DealInPlay deal;
    Random random;
  };

  // Deals the deal `number_`.
  Moment Begin();

  GameToPlay game_;
  std::uint64_t number_ = 1;
  DealToPlay dealt_;
  Moment moment_;
  std::vector<Moment> own_moves_;  // before each move of the person in this deal
  int taken_back_ = 0;
  std::vector<SheetLine> sheet_;
};

}  // namespace jasnel
