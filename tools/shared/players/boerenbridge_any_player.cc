#include "tools/shared/players/boerenbridge_any_player.h"

#include "tools/shared/players/boerenbridge_exec_player.h"

namespace jasnel::boerenbridge {

Result<std::unique_ptr<Player>> MakeAnyPlayer(std::string_view text, const ProgramTerms& terms) {
  const auto command = ProgramCommand(text);
  if (!command) return command.error();
  if (!command->has_value()) return MakePlayer(text);
  return std::unique_ptr<Player>(std::make_unique<ExecPlayer>(**command, terms));
}

}  // namespace jasnel::boerenbridge
