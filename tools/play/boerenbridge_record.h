// The deals of a game as records, one line of JSON each.
#pragma once

#include <span>
#include <string>

#include "tools/play/boerenbridge_game.h"

namespace jasnel::boerenbridge {

/// The deal as far as it was played; docs/reference/boerenbridge-play.md explains each key.
/// `players` are the names by place.
std::string RecordLine(const PlayGame& game, std::span<const std::string> players);

}  // namespace jasnel::boerenbridge
