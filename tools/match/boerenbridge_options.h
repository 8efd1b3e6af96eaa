// What `jasnel boerenbridge match` is told.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/match.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/external_program.h"

namespace jasnel::boerenbridge {

struct MatchOptions {
  std::vector<std::string> players;  ///< in the order in which they sit
  std::optional<int> most_cards;     ///< of a round; as many as there are for all if not given
  MatchRequest request;              ///< but for what follows from these two
  ProgramTerms terms;
  std::string record;  ///< a path; empty where not given
  bool resume = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
};

/// Adds all flags.
void AddMatchOptions(CLI::App& app, MatchOptions& options);

/// What is to be played. What is wrong with the flags together, or with a player.
Result<MatchRequest> RequestOf(const MatchOptions& options);

}  // namespace jasnel::boerenbridge
