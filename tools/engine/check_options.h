// The flags of `jasnel engine --check`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/engine/program_check.h"
#include "tools/shared/flags.h"

namespace jasnel {

struct CheckOptions {
  std::optional<std::string> player;  ///< of `--check`
  CheckRequest request;
  Language language = Language::kEnglish;
  std::vector<Flag> only_for_check;  ///< flags that mean nothing without it
};

void AddCheckFlags(CLI::App& app, CheckOptions& options);

/// The check that was asked for; nothing without `--check`. Errors: a player that is no program,
/// and flags without `--check`.
Result<std::optional<CheckRequest>> CheckOf(const CheckOptions& options);

}  // namespace jasnel
