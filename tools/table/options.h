// The options of the table commands.
#pragma once

#include <string>
#include <vector>

#include "engine/questions/deal_defaults.h"
#include "jasnel/notation.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/flags.h"

namespace jasnel {

struct TableOptions {
  std::vector<std::string> deals;  ///< deal lines from the command line, whole or as words
  std::string input;               ///< a path, `-` for standard input, empty if not given
  DealDefaults defaults;
  bool all_leaders = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;
};

/// Adds the flags for deals, and those for the output format.
void AddTableFlags(CLI::App& app, TableOptions& options);

}  // namespace jasnel
