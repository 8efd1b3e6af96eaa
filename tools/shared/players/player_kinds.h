// The players of a game for the help text.
#pragma once

#include <span>
#include <string>

#include "jasnel/player.h"

namespace jasnel {

/// The players of a game, `kinds`, and external programs; one line each: the name and a summary.
std::string DescribePlayers(std::span<const PlayerKind> kinds);

}  // namespace jasnel
