// One deal of a score sheet, as a person writes it down at the table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "jasnel/card.h"
#include "jasnel/contract.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The pairs of a sheet. The one that keeps it is *we*.
constexpr Side kWe = Side::kNorthSouth;
constexpr Side kThey = Side::kEastWest;

struct SheetDeal {
  Side declarers = kWe;
  std::optional<Suit> trump;    ///< if it was written down
  std::array<Tally, 2> won;     ///< by side; only roem if a revoke ended the deal
  std::optional<Side> revoked;  ///< the side that did
  ContractResult result;

  friend bool operator==(const SheetDeal&, const SheetDeal&) = default;
};

/// Parses `WHO [TRUMP] WE THEY [ROEM-WE ROEM-THEY]`, such as `we H 102 60 20 0`, with spaces or
/// commas between the words: who declares, the card points of both sides with the ten of the last
/// trick, and the roem of both. A side that took all tricks has `pit`; `-` is what the other side
/// leaves. `WHO [TRUMP] revoke WHO [ROEM-WE ROEM-THEY]` is a deal that a revoke ended. Words may be
/// Dutch. Scored by `rules`. The error says what is wrong, and what was expected.
Result<SheetDeal> ReadSheetDeal(std::string_view line, const Rules& rules);

/// A word for the last deal to be taken back: `undo`, `terug`.
bool IsUndo(std::string_view line);

}  // namespace jasnel
