// The deals of a game as records, one line of JSON each.
#pragma once

#include <span>
#include <string>

#include "engine/records/record.h"
#include "jasnel/boerenbridge/game.h"
#include "tools/play/boerenbridge_game.h"

namespace jasnel::boerenbridge {

/// The tricks of a deal, from its cards in order of play.
Record TrickRecords(std::span<const Card> cards, int players);

/// The deal as far as it was played; docs/reference/boerenbridge-play.md explains each key.
/// `players` are the names by place.
std::string RecordLine(const PlayGame& game, std::span<const std::string> players);

}  // namespace jasnel::boerenbridge
