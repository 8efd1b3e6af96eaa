// The options of `jasnel match`.
#pragma once

#include <cstdint>
#include <optional>

#include "jasnel/match.h"
#include "jasnel/result.h"
#include "tools/match/match_flags.h"
#include "tools/shared/cli_forward.h"

namespace jasnel {

struct MatchOptions : MatchFlags {
  MatchRequest request;
  std::optional<std::uint64_t> deals;  ///< from `--deals`; `MatchRequest::deals` has the value used
};

/// Adds all flags.
void AddMatchOptions(CLI::App& app, MatchOptions& options);

/// Fills in what follows from the flags. What is wrong with them together, or with a player.
std::optional<Error> FinishMatchOptions(MatchOptions& options);

}  // namespace jasnel
