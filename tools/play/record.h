// The records that games at the terminal keep.
#pragma once

#include <span>
#include <string>

#include "engine/records/played_record.h"
#include "tools/play/boerenbridge_game.h"
#include "tools/play/game.h"

namespace jasnel {

/// The deal as far as it was played. The auction must be over.
PlayedRecord RecordOf(const PlayGame& game);

/// The same as a line of JSON that `ParsePlayedRecord` reads, with additional keys that it ignores:
/// the seed of the game, the players, and the number of moves taken back, if any. `players` are the
/// names by seat.
std::string RecordLine(const PlayGame& game, std::span<const std::string> players);

}  // namespace jasnel

namespace jasnel::boerenbridge {

/// The deal as far as it was played; docs/reference/boerenbridge-play.md explains each key.
/// `players` are the names by place.
std::string RecordLine(const PlayGame& game, std::span<const std::string> players);

}  // namespace jasnel::boerenbridge
