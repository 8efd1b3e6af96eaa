// The score sheet of an evening as people keep it at the table: deals, games of so many deals, and
// their totals.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

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

struct SheetDeal {
  DealTotals written;
  std::array<Tally, 2> won;  ///< by side; only roem if somebody ended the deal
  ContractResult result;

  friend bool operator==(const SheetDeal&, const SheetDeal&) = default;
};

/// Parses `WHO [TRUMP] WE THEY [ROEM-WE ROEM-THEY]`, such as `we H 102 60 20 0`, with spaces or
/// commas between the words: who declares, the card points of both sides with the ten of the last
/// trick, and the roem of both. A side that took all tricks has `pit`; `-` is what the other side
/// leaves. `WHO [TRUMP] revoke WHO [ROEM-WE ROEM-THEY]` is a deal that a revoke ended, and with
/// `accusation` one that a wrong accusation did. Words may be Dutch. Scored by `rules`. The error
/// says what is wrong, and what was expected.
Result<SheetDeal> ReadSheetDeal(std::string_view line, const Rules& rules);

/// A word for the last deal to be taken back: `undo`, `terug`.
bool IsUndo(std::string_view line);

class Sheet {
 public:
  /// A new game begins after so many deals; at least 1.
  explicit Sheet(std::size_t deals_of_game) : deals_of_game_(deals_of_game) {}

  void Add(const SheetDeal& deal) { deals_.push_back(deal); }

  /// Takes the last deal back; false if there is none.
  bool Undo();

  std::size_t deals_of_game() const { return deals_of_game_; }
  const std::vector<SheetDeal>& deals() const { return deals_; }

  /// Games that were begun.
  std::size_t games() const { return (deals_.size() + deals_of_game_ - 1) / deals_of_game_; }

  /// The numbers, from 0, of the first deal of a game, and of the one after its last so far.
  std::size_t FirstOf(std::size_t game) const { return game * deals_of_game_; }
  std::size_t EndOf(std::size_t game) const;

  /// What both sides wrote down in deals `first` to `end` - 1.
  std::array<Points, 2> Total(std::size_t first, std::size_t end) const;

 private:
  std::size_t deals_of_game_;
  std::vector<SheetDeal> deals_;
};

}  // namespace jasnel
