// What the commands of tables are told.
#pragma once

#include <string>
#include <vector>

#include "bitboard/notation.h"
#include "tools/cli_forward.h"
#include "tools/deal_defaults.h"
#include "tools/flags.h"

namespace jasnel {

struct TableOptions {
  std::vector<std::string> deals;  ///< deal lines of the command line, whole or in words
  std::string input;               ///< a path, `-` for standard input, empty where not given
  DealDefaults defaults;
  bool all_leaders = false;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;
};

/// Adds the flags for deals, and those for the form of the output.
void AddTableFlags(CLI::App& app, TableOptions& options);

}  // namespace jasnel
