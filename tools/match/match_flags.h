// The options that the matches of both games have.
#pragma once

#include <optional>
#include <string>
#include <vector>

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

}  // namespace jasnel
