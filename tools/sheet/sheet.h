// The score sheet of an evening as people keep it at the table: deals, games of so many deals, and
// their totals.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "bitboard/game_length.h"
#include "jasnel/card.h"
#include "jasnel/contract.h"
#include "jasnel/deal_totals.h"
#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The pairs of a sheet. The one that keeps it is *we*.
constexpr Side kWe = Side::kNorthSouth;
constexpr Side kThey = Side::kEastWest;

/// A turned trick was looked at again, which costs nothing.
struct SheetLook {
  Side side = kWe;
  std::string_view source;  ///< where the rules forbid it

  friend bool operator==(const SheetLook&, const SheetLook&) = default;
};

struct SheetDeal {
  DealTotals written;
  std::array<Tally, 2> won;  ///< by side; only roem if somebody ended the deal
  ContractResult result;
  std::optional<SheetLook> look = std::nullopt;

  friend bool operator==(const SheetDeal&, const SheetDeal&) = default;
};

/// Parses `WHO [TRUMP] [DOUBLED] WE THEY [ROEM-WE ROEM-THEY]`, such as `we H 102 60 20 0`, with
/// spaces or commas between the words: who declares, the card points of both sides with the ten of
/// the last trick, and the roem of both. A side that took all tricks has `pit`; `-` is what the
/// other side leaves. `WHO [TRUMP] revoke WHO [ROEM-WE ROEM-THEY]` is a deal that a revoke ended,
/// and with `accusation` one that a wrong accusation did. `looked WHO` at the end is a fault that
/// changes nothing: a turned trick was looked at again. Words may be Dutch. Scored by `rules`. The
/// error says what is wrong, and what was expected.
Result<SheetDeal> ReadSheetDeal(std::string_view line, const Rules& rules);

/// A word for the last deal to be taken back: `undo`, `terug`.
bool IsUndo(std::string_view line);

class Sheet {
 public:
  /// A new game begins when one is over.
  explicit Sheet(GameLength length, BothOver both_over = BothOver::kMost)
      : empty_(length, both_over) {}

  void Add(const SheetDeal& deal);

  /// Takes the last deal back; false if there is none.
  bool Undo();

  const std::vector<SheetDeal>& deals() const { return deals_; }

  /// Games that were begun.
  std::size_t games() const { return first_.size(); }

  /// The numbers, from 0, of the first deal of a game, and of the one after its last so far.
  std::size_t FirstOf(std::size_t game) const { return first_[game]; }
  std::size_t EndOf(std::size_t game) const;

  /// The game of deals `first` to `end` - 1.
  GameTotals Total(std::size_t first, std::size_t end) const;

  /// The number of the next deal in its game, from 1.
  std::size_t NextInGame() const;

 private:
  bool IsAtStart() const;

  GameTotals empty_;  // of a game without deals
  std::vector<SheetDeal> deals_;
  std::vector<std::size_t> first_;  // of each game
};

}  // namespace jasnel
