// Flags that name records of played deals.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/input/played_source.h"

namespace jasnel {

/// Records of played deals, as a command line gives them.
struct PlayedInput {
  std::vector<std::string> records;
  std::string input;  ///< a path, `-` for standard input; empty if there are `records`
  Rules rules;        ///< for records without rules

  /// An error if neither records nor an input were given, or both.
  std::optional<Error> Check() const;

  /// As RecordsOf.
  Result<std::unique_ptr<PlayedSource>> Open() const { return RecordsOf(records, input, rules); }
};

/// Adds the records themselves, `--input` and `--rules`. `records` is the help for the first.
void AddPlayedFlags(CLI::App& app, const std::string& records, PlayedInput& played);

}  // namespace jasnel
