// Kinds of players as help lists them.
#pragma once

#include <span>
#include <string>

#include "ai/players/spec_options.h"

namespace jasnel {

/// A line each: the name and what it does.
std::string DescribeKinds(std::span<const PlayerKind> kinds);

}  // namespace jasnel
