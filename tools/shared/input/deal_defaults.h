// Command-line defaults for missing fields of deals.
#pragma once

#include <optional>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

/// A suit, or nothing for each suit in turn.
using TrumpChoice = std::optional<Suit>;

struct DealDefaults {
  Rules rules;
  TrumpChoice trump;
  std::optional<Seat> leader;
  std::optional<Seat> dealer;
  std::optional<Seat> declarer;
  std::optional<Suit> turned;
};

/// `deal` with missing fields taken from the flags. The result always has rules; trump may remain
/// open, which means each suit.
DealLine WithDefaults(const DealLine& deal, const DealDefaults& defaults);

}  // namespace jasnel
