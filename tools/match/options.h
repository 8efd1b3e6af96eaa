// The options of `jasnel match`.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/match.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {

struct MatchOptions {
  std::vector<std::string> players;
  MatchRequest request;
  std::optional<std::uint64_t> deals;  ///< from `--deals`; `MatchRequest::deals` has the value used
  ProgramTerms terms;
  std::string record;  ///< a path; empty if not given
  bool resume = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
};

/// Adds all flags.
void AddMatchOptions(CLI::App& app, MatchOptions& options);

/// `no player`, `3 players`.
Message PlayerCount(std::size_t count);

/// Fills in what follows from the flags. What is wrong with them together, or with a player.
std::optional<Error> FinishMatchOptions(MatchOptions& options);

}  // namespace jasnel
