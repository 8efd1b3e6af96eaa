#include "tools/engine_players.h"

#include "tools/any_player.h"
#include "tools/boerenbridge/any_player.h"

namespace jasnel {

Result<EnginePlayers> MakeAnyEnginePlayers(std::string_view spec) {
  return CheckedPlayers(spec, {MakeAnyPlayer(spec), boerenbridge::MakeAnyPlayer(spec)},
                        kProgramKind.name);
}

std::string AnyEnginePlayerNames() { return EnginePlayerNames(kProgramKind.name); }

}  // namespace jasnel
