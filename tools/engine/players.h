// The players of `jasnel engine`: those of the library, and other people's programs.
#pragma once

#include <string>
#include <string_view>

#include "jasnel/engine.h"
#include "jasnel/result.h"

namespace jasnel {

/// As `MakeAnyPlayer` of both games. Errors: as `MakeEnginePlayers`.
Result<EnginePlayers> MakeAnyEnginePlayers(std::string_view spec);

/// The names that there are, and of which game.
std::string AnyEnginePlayerNames();

}  // namespace jasnel
