// Players by name: those of this library, and other people's programs.
#pragma once

#include <memory>
#include <string_view>

#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"
#include "tools/shared/players/external_program.h"

namespace jasnel::boerenbridge {

/// Makes the player that `text` describes: `exec:` and a command, all that follows it, commas and
/// spaces too, or what `MakePlayer` knows. Each player of `exec:` starts programs of its own, one
/// for each seat, at its first bid or card, and ends them when it is destroyed. Errors: as
/// `MakePlayer`, and `exec:` with no command.
///
/// Players on different threads do not meet. A program that fails to answer is an error of
/// `ChooseBid` or `ChooseCard`, and of every later one of this player in the same seat.
Result<std::unique_ptr<Player>> MakeAnyPlayer(std::string_view text,
                                              const ProgramTerms& terms = {});

}  // namespace jasnel::boerenbridge
