// The options of matches of both games.
#pragma once

#include <cstdint>
#include <mutex>
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

/// The first foul of programs after whose fouls a match goes on.
class FirstFoul {
 public:
  /// On any thread.
  void Tell(const Error& foul);

  /// That it goes on after it, in one line, the first time that this is asked; nothing if there was
  /// no foul.
  std::optional<Message> Take();

 private:
  std::mutex mutex_;
  std::optional<Error> first_;
  bool taken_ = false;
};

struct MatchFlags {
  std::vector<std::string> players;  ///< as on the command line
  ProgramTerms terms;
  bool legal_on_foul = false;  ///< a legal move is taken, and the match goes on
  FirstFoul first_foul;
  std::string record;  ///< a path; empty if not given
  bool resume = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
};

/// Adds the flags of the record and of the output; `record_help` describes `--record`.
void AddRecordAndOutputFlags(CLI::App& app, MatchFlags& flags, const std::string& record_help,
                             int& threads);

/// Adds the flags of programs; `FinishProgramFlags` makes the terms of what was given. `flags` must
/// outlive the players.
void AddMatchProgramFlags(CLI::App& app, MatchFlags& flags, const char* group);
void FinishProgramFlags(MatchFlags& flags);

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
