#include "tools/engine/players.h"

#include "tools/shared/players/any_player.h"
#include "tools/shared/players/boerenbridge_any_player.h"

namespace jasnel {

Result<EnginePlayers> MakeAnyEnginePlayers(std::string_view spec) {
  return CheckedPlayers(spec, {MakeAnyPlayer(spec), boerenbridge::MakeAnyPlayer(spec)},
                        kProgramKind.name);
}

std::string AnyEnginePlayerNames() { return EnginePlayerNames(kProgramKind.name).english; }

}  // namespace jasnel
