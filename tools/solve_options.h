// The flags of `jasnel solve`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bitboard/notation.h"
#include "bitboard/result.h"
#include "solver/solver.h"
#include "tools/cli_forward.h"
#include "tools/deal_defaults.h"
#include "tools/flags.h"

namespace jasnel {

struct SolveOptions {
  std::vector<std::string> deals;  ///< the words behind `solve`
  std::string input;               ///< a path, `-` for standard input, empty where not given

  DealDefaults defaults;
  Objective objective = Objective::kPoints;
  bool cards = false;
  bool check = false;
  bool value_only = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;  ///< 0 for one on each processor
};

/// Adds all flags to `app`; reading the command line fills in `options`.
void AddSolveFlags(CLI::App& app, SolveOptions& options);

/// What is wrong with flags that do not go together, if anything.
std::optional<Error> CheckSolveOptions(const SolveOptions& options);

}  // namespace jasnel
