// Players by name: those of this library, and external programs.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/games/boerenbridge.h"
#include "ai/games/klaverjas.h"
#include "jasnel/result.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {

/// Makes the player of `Game` that `text` describes: `exec:` and a command, which is everything
/// after it including commas and spaces, or a name that `MakePlayer` knows, whose cards of
/// conventions may be files. Each `exec:` player
/// starts its own programs, one for each seat, at its first bid or card, and ends them when it is
/// destroyed. Errors: as for `MakePlayer`, and `exec:` without a command.
///
/// Players on different threads do not interact. If a program fails to answer, all choices of this
/// player in the same seat are errors from then on.
template <class Game>
Result<std::unique_ptr<typename Game::Player>> MakeAnyPlayer(std::string_view text,
                                                             const ProgramTerms& terms = {});

/// What is wrong with the first of these that is no player of `Game`.
template <class Game>
std::optional<Error> CheckPlayers(const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    const auto made = MakeAnyPlayer<Game>(text);
    if (!made) return made.error();
  }
  return std::nullopt;
}

}  // namespace jasnel
