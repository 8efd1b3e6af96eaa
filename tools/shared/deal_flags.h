// Flags that supply missing fields of deals.
#pragma once

#include <optional>

#include "engine/questions/deal_defaults.h"
#include "jasnel/card.h"
#include "tools/shared/add_flag.h"

namespace jasnel {

/// Adds `--rules`, `--leader` and `--dealer`, which determine how a deal begins.
void AddStartFlags(CLI::App& app, DealDefaults& defaults);

/// Adds these flags, `--trump` and `--declarer`.
void AddDealFlags(CLI::App& app, DealDefaults& defaults);

/// Adds `--turned`.
Flag AddTurnedFlag(CLI::App& app, std::optional<Suit>& turned);

}  // namespace jasnel
