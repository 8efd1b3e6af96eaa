// A game of one person against players: the current deal, the next to act, and the scores.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bitboard/game_length.h"
#include "jasnel/contract.h"
#include "jasnel/convention.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/player.h"
#include "jasnel/points.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "tools/play/deal_moves.h"

namespace jasnel {

struct GameToPlay {
  Seat person = Seat::kSouth;
  Rules rules;
  std::optional<std::uint64_t> seed = {};  ///< without one, deals of the system's random numbers
  GameLength length = {};
  std::optional<DealToPlay> deal;  ///< replaces the first deal; its seed is ignored
  ConventionsOfSides conventions;  ///< by which signals are explained

  /// Deal `number`, from 1, or why there is none. A deal that was passed out is dealt again: its
  /// next version.
  Result<DealToPlay> Deal(std::uint64_t number, std::uint64_t version = 0) const;
};

/// A finished deal, as a line of the score sheet.
struct SheetLine {
  std::uint64_t number = 1;
  Contract contract;
  ContractResult result;
};

/// A game without input or output. With a seed, deal `number` is the deal of `jasnel deal`; from
/// the same generator, Random::Stream(seed, number), then come the turned suit, Below(4), two
/// further numbers that are not used, Below(4) each, with Next() the seed of the players' choices,
/// and what else is turned, by RandomTurnedFrom.
class PlayGame {
 public:
  /// An error if nothing can be dealt.
  static Result<PlayGame> Make(const GameToPlay& game);

  const GameToPlay& game() const { return game_; }
  std::uint64_t number() const { return number_; }    ///< of the deal, from 1
  const DealToPlay& dealt() const { return dealt_; }  ///< its hands as dealt
  const DealInPlay& deal() const { return moves_.deal(); }
  const DealMoves<DealInPlay>& moves() const { return moves_; }
  Awaited awaited() const;

  /// Whether all passed, and the cards are dealt again.
  bool IsPassedOut() const { return deal().IsPassedOut(); }

  /// Whether a card of the deal was played.
  bool HasCards() const { return !deal().tricks().tricks().empty(); }

  /// The place of a seat at the table; they do not change.
  static int PlaceOf(Seat seat) { return static_cast<int>(seat); }

  /// Has `player`, possibly the person, make the awaited move; see `DealMoves`.
  std::optional<Error> Move(Player& player, const std::atomic<bool>& cancel);
  void TakeBack() { moves_.TakeBack(); }

  /// Deals again, or tells why it cannot. The next deal must be awaited.
  std::optional<Error> NextDeal();

  /// The finished deals, and the total scores by side.
  std::span<const SheetLine> sheet() const { return sheet_; }
  const GameTotals& Total() const { return total_; }

 private:
  PlayGame(const GameToPlay& game, const DealToPlay& dealt);

  GameToPlay game_;
  std::uint64_t number_ = 1;
  std::uint64_t version_ = 0;  // of the deal
  DealToPlay dealt_;
  DealMoves<DealInPlay> moves_;
  std::vector<SheetLine> sheet_;
  GameTotals total_;
};

}  // namespace jasnel
