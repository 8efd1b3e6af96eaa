// The flags of `jasnel solve`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/deal_defaults.h"

namespace jasnel {

struct SolveOptions {
  std::vector<std::string> deals;  ///< the words after `solve`
  std::string input;               ///< a path, `-` for standard input, empty if not given

  DealDefaults defaults;
  Objective objective = Objective::kPoints;
  bool cards = false;
  bool check = false;
  bool value_only = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;  ///< 0 for one on each processor
};

/// Adds all flags to `app`; parsing the command line fills in `options`.
void AddSolveFlags(CLI::App& app, SolveOptions& options);

/// The error for incompatible flags, if any.
std::optional<Error> CheckSolveOptions(const SolveOptions& options);

}  // namespace jasnel
