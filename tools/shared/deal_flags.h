// Flags for deals that do not say it themselves.
#pragma once

#include <optional>

#include "jasnel/card.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/input/deal_defaults.h"

namespace jasnel {

/// Adds `--rules`, `--leader` and `--dealer`: what tells how a deal begins.
void AddStartFlags(CLI::App& app, DealDefaults& defaults);

/// Adds these, `--trump` and `--declarer`.
void AddDealFlags(CLI::App& app, DealDefaults& defaults);

/// Adds `--turned`.
CLI::Option* AddTurnedFlag(CLI::App& app, std::optional<Suit>& turned);

}  // namespace jasnel
