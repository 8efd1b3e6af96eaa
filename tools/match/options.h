// The options of matches of both games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/match.h"
#include "jasnel/match.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {

struct MatchFlags {
  std::vector<std::string> players;  ///< as on the command line
  ProgramTerms terms;
  std::string record;  ///< a path; empty if not given
  bool resume = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
};

/// Adds the flags of the record and of the output; `record_help` describes `--record`.
void AddRecordAndOutputFlags(CLI::App& app, MatchFlags& flags, const std::string& record_help,
                             int& threads);

/// `no player`, `3 players`.
Message PlayerCount(std::size_t count);

/// The error for `--resume` without a record.
std::optional<Error> CheckResume(const MatchFlags& flags);

struct MatchOptions : MatchFlags {
  MatchRequest request;
  std::optional<std::uint64_t> deals;  ///< from `--deals`; `MatchRequest::deals` has the value used
};

/// Adds all flags.
void AddMatchOptions(CLI::App& app, MatchOptions& options);

/// Fills in what follows from the flags. What is wrong with them together, or with a player.
std::optional<Error> FinishMatchOptions(MatchOptions& options);

}  // namespace jasnel

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
