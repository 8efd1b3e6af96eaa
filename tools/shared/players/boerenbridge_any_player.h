// Players by name: those of this library, and external programs.
#pragma once

#include <memory>
#include <string_view>

#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"
#include "tools/shared/players/external_program.h"

namespace jasnel::boerenbridge {

/// Makes the player that `text` describes: `exec:` and a command, which is everything after it
/// including commas and spaces, or a name that `MakePlayer` knows. Each `exec:` player starts its
/// own programs, one for each seat, at its first bid or card, and ends them when it is destroyed.
/// Errors: as for `MakePlayer`, and `exec:` without a command.
///
/// Players on different threads do not interact. If a program fails to answer, `ChooseBid` or
/// `ChooseCard` returns an error, then and in all later calls of this player in the same seat.
Result<std::unique_ptr<Player>> MakeAnyPlayer(std::string_view text,
                                              const ProgramTerms& terms = {});

}  // namespace jasnel::boerenbridge
