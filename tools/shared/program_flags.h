// Limits for `exec:` programs, as flags for matches of both games.
#pragma once

#include <array>

#include "tools/shared/add_flag.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {

/// Adds `--time-limit` and `--start-limit` to a group of flags, and returns them.
std::array<Flag, 2> AddProgramFlags(CLI::App& app, ProgramTerms& terms, const char* group);

}  // namespace jasnel
