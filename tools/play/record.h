// The deals of a game as records that `jasnel analyse` reads.
#pragma once

#include <array>
#include <string>

#include "engine/records/played_record.h"
#include "jasnel/seat.h"
#include "tools/play/game.h"

namespace jasnel {

/// The deal as far as it was played. The auction is over.
PlayedRecord RecordOf(const PlayGame& game);

/// The same as a line of JSON that `ParsePlayedRecord` reads, with what it does not look at: the
/// seed of the game, who played, and how often the person took back a move, if ever. `players` are
/// named by seat.
std::string RecordLine(const PlayGame& game, const std::array<std::string, kSeats>& players);

}  // namespace jasnel
