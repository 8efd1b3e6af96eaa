// The options of `jasnel boerenbridge match`.
#pragma once

#include <optional>

#include "jasnel/boerenbridge/match.h"
#include "jasnel/result.h"
#include "tools/match/match_flags.h"
#include "tools/shared/cli_forward.h"

namespace jasnel::boerenbridge {

/// The players sit in the order of the command line.
struct MatchOptions : MatchFlags {
  std::optional<int> most_cards;  ///< in a round; by default as many as there are for all
  MatchRequest request;           ///< except for what follows from these two
};

/// Adds all flags.
void AddMatchOptions(CLI::App& app, MatchOptions& options);

/// The match to play. An error for incompatible flags or an invalid player.
Result<MatchRequest> RequestOf(const MatchOptions& options);

}  // namespace jasnel::boerenbridge
