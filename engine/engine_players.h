// The players of an engine: one name, for each game a player.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "ai/boerenbridge/player.h"
#include "ai/player.h"
#include "bitboard/result.h"

namespace jasnel {

/// What a name makes of each game; an error for a game in which it names nobody. One at least is a
/// player, who sees one hand.
struct EnginePlayers {
  Result<std::unique_ptr<Player>> klaverjas;
  Result<std::unique_ptr<boerenbridge::Player>> boerenbridge;
};

/// As `MakePlayer` of both games. An error where neither has such a player, and for one who must
/// see all hands.
Result<EnginePlayers> MakeEnginePlayers(std::string_view spec);

/// The same of players that a caller made of the name `spec`, who knows others besides: `others`
/// lists them for messages.
Result<EnginePlayers> CheckedPlayers(std::string_view spec, EnginePlayers players,
                                     std::string_view others);

/// The names that there are, with those of `others`, and of which game.
std::string EnginePlayerNames(std::string_view others);

}  // namespace jasnel
