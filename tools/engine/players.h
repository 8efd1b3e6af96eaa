// The players of `jasnel engine`: those of the library, and external programs.
#pragma once

#include <string>
#include <string_view>

#include "jasnel/engine.h"
#include "jasnel/result.h"

namespace jasnel {

/// Like `MakeAnyPlayer` for both games. Errors: as for `MakeEnginePlayers`.
Result<EnginePlayers> MakeAnyEnginePlayers(std::string_view spec);

/// The available names, with the game of each.
std::string AnyEnginePlayerNames();

}  // namespace jasnel
