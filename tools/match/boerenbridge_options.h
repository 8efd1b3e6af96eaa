// The options of `jasnel boerenbridge match`.
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
  std::vector<std::string> players;  ///< in seating order
  std::optional<int> most_cards;     ///< in a round; by default as many as there are for all
  MatchRequest request;              ///< except for what follows from these two
  ProgramTerms terms;
  std::string record;  ///< a path; empty if not given
  bool resume = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
};

/// Adds all flags.
void AddMatchOptions(CLI::App& app, MatchOptions& options);

/// The match to play. An error for incompatible flags or an invalid player.
Result<MatchRequest> RequestOf(const MatchOptions& options);

}  // namespace jasnel::boerenbridge
