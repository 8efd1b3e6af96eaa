// What the command line says for deals that do not say it themselves.
#pragma once

#include <optional>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

/// A suit, or each suit in turn where there is none.
using TrumpChoice = std::optional<Suit>;

struct DealDefaults {
  Rules rules;
  TrumpChoice trump;
  std::optional<Seat> leader;
  std::optional<Seat> dealer;
  std::optional<Seat> declarer;
  std::optional<Suit> turned;
};

/// `deal` with the flags where it says nothing itself. Rules are always there afterwards; trump may
/// be left open: then each suit is asked for.
DealLine WithDefaults(const DealLine& deal, const DealDefaults& defaults);

}  // namespace jasnel
