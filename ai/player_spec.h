// Players by name: `rule`, `worlds:worlds=40`, `full:ms=50`.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "ai/player.h"
#include "bitboard/result.h"

namespace jasnel {

/// A kind of player.
struct PlayerKind {
  std::string_view name;
  std::string_view summary;  ///< one line, for help
};

/// All kinds, the weakest first.
std::span<const PlayerKind> PlayerKinds();

/// Makes the player that `text` describes: a kind, and after a colon options with commas between
/// them. An error names the option and says what is expected.
///
/// Options of `worlds` and `full`: `worlds=N`, deals of the hidden cards to look at for each card,
/// from 1 to 100000; `ms=N`, milliseconds for each card, from 1 to 600000. Of `full`: `level=NAME`,
/// see docs/players.md.
Result<std::unique_ptr<Player>> MakePlayer(std::string_view text);

}  // namespace jasnel
