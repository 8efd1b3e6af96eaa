// A game of one person against players: the current deal, the next to act, and the scores.
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
  std::optional<DealToPlay> deal;  ///< replaces the first deal; its seed is ignored
};

/// A finished deal, as a line of the score sheet.
struct SheetLine {
  std::uint64_t number = 1;
  Contract contract;
  ContractResult result;
};

/// Whose move the game is waiting for.
enum class Awaited : std::uint8_t {
  kPerson,
  kPlayer,    ///< one of the other three
  kNextDeal,  ///< the deal is over, and there are more deals
  kNothing,   ///< all deals are over
};

/// A game without input or output. Deal `number` is the deal of `jasnel deal` with the seed; from
/// the same generator, Random::Stream(seed, number), then come the turned suit, Below(4), two
/// further numbers that are not used, Below(4) each, and with Next() the seed of the players'
/// choices.
class PlayGame {
 public:
  explicit PlayGame(const GameToPlay& game);

  const GameToPlay& game() const { return game_; }
  std::uint64_t number() const { return number_; }    ///< of the deal, from 1
  const DealToPlay& dealt() const { return dealt_; }  ///< its hands as dealt
  const DealInPlay& deal() const { return moment_.deal; }
  Awaited awaited() const;

  /// Has `player`, possibly the person, make the awaited move. Changes nothing if that gives an
  /// error, or if `cancel` has become true meanwhile, since the player's choice is then unreliable.
  std::optional<Error> Move(Player& player, const std::atomic<bool>& cancel);

  /// Whether the person has made a move in the current deal and the deal is not over.
  bool CanTakeBack() const;
  /// Goes back to before the person's last move, which must be possible. If the person repeats the
  /// move, the others repeat theirs.
  void TakeBack();
  /// The number of moves taken back in this deal.
  int taken_back() const { return taken_back_; }

  /// Deals again. The next deal must be awaited.
  void NextDeal();

  /// The finished deals, and the total scores by side.
  std::span<const SheetLine> sheet() const { return sheet_; }
  std::array<Points, 2> Total() const;

 private:
  // Everything that a move changes.
  struct Moment {
    DealInPlay deal;
    Random random;
  };

  // Deals deal `number_`.
  Moment Begin();

  GameToPlay game_;
  std::uint64_t number_ = 1;
  DealToPlay dealt_;
  Moment moment_;
  std::vector<Moment> own_moves_;  // states before each move of the person in this deal
  int taken_back_ = 0;
  std::vector<SheetLine> sheet_;
};

}  // namespace jasnel
