#include "tools/engine/players.h"

#include "tools/shared/players/any_player.h"

namespace jasnel {

Result<EnginePlayers> MakeAnyEnginePlayers(std::string_view spec) {
  return CheckedPlayers(spec, {MakeAnyPlayer<Klaverjas>(spec), MakeAnyPlayer<Boerenbridge>(spec)},
                        kProgramKind.name);
}

std::string AnyEnginePlayerNames() { return EnginePlayerNames(kProgramKind.name).english; }

}  // namespace jasnel
