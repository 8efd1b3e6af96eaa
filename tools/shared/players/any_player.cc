#include "tools/shared/players/any_player.h"

#include <type_traits>

#include "engine/records/boerenbridge_move_answer.h"
#include "engine/records/move_answer.h"
#include "engine/requests/boerenbridge_move_request.h"
#include "engine/requests/move_request.h"
#include "tools/shared/players/convention_files.h"
#include "tools/shared/players/exec_player.h"

namespace jasnel {

template <class Game>
Result<std::unique_ptr<typename Game::Player>> MakeAnyPlayer(std::string_view text,
                                                             const ProgramTerms& terms) {
  const auto command = ProgramCommand(text);
  if (!command) return command.error();
  if (!command->has_value()) {
    auto made = [&] {
      if constexpr (std::is_same_v<Game, Klaverjas>) {
        return MakePlayer(text, FindConventions);
      } else {
        return Game::MakePlayer(text);
      }
    }();
    if (made || IsOneOf(text.substr(0, text.find(':')), Game::PlayerKinds())) return made;
    return Error{Say("$0, or exec:COMMAND for a program", "$0, of exec:OPDRACHT voor een programma",
                     made.error())};
  }
  return std::unique_ptr<typename Game::Player>(
      std::make_unique<ExecPlayer<Game>>(**command, terms));
}

template Result<std::unique_ptr<Klaverjas::Player>> MakeAnyPlayer<Klaverjas>(std::string_view,
                                                                             const ProgramTerms&);
template Result<std::unique_ptr<Boerenbridge::Player>> MakeAnyPlayer<Boerenbridge>(
    std::string_view, const ProgramTerms&);

}  // namespace jasnel
