// Kinds of players for the help text.
#pragma once

#include <span>
#include <string>

#include "ai/players/spec_options.h"

namespace jasnel {

/// One line each: the name and a summary.
std::string DescribeKinds(std::span<const PlayerKind> kinds);

}  // namespace jasnel
