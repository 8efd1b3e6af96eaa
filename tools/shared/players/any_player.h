// Players of a command: those of the library, and programs.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/games/boerenbridge.h"
#include "ai/games/klaverjas.h"
#include "jasnel/convention.h"
#include "jasnel/player.h"
#include "jasnel/result.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {

/// The players of a game, `kinds`, and external programs; one line each: the name and a summary.
std::string DescribePlayers(std::span<const PlayerKind> kinds);

/// The supplied card of that name, or else the card in the file with that path. An error if there
/// is neither, or if the file cannot be read or has no card: then it begins with the path.
Result<std::shared_ptr<const ConventionCard>> FindConventions(const std::string& name);

/// Makes the player of `Game` that `text` describes: `exec:` and a command, which is everything
/// after it including commas and spaces, with `NAME=` before it or not, or a name that `MakePlayer`
/// knows, whose cards of conventions may be files. Each `exec:` player starts its own programs, one
/// for each seat, at its first bid or card, and ends them when it is destroyed. Errors: as for
/// `MakePlayer`, and `exec:` without a command.
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
