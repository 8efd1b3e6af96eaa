// Players by name: `rule`, `worlds:worlds=40`, `full:ms=50`.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ai/player.h"
#include "ai/spec_options.h"
#include "bitboard/result.h"

namespace jasnel {

/// All kinds, the weakest first.
std::span<const PlayerKind> PlayerKinds();

/// All levels, the weakest first.
std::span<const PlayerKind> PlayerLevels();

/// Makes the player that `text` describes: a kind, and after a colon options with commas between
/// them, each at most once. An error names what is wrong and says what is expected.
///
///     worlds=N      worlds, full: deals of the hidden cards to look at for each card, 1 to 100000
///     ms=N          worlds, full: milliseconds a card may take, 1 to 600000
///     aim=A         worlds, full: `score`, what is written down at the end, or `points`
///     level=L       full: one of PlayerLevels(); `worlds` and `ms` come after it
///
/// and of `full`, to see what its parts are worth (docs/players.md):
///
///     inference=on|off   leaves out deals that the cards played exclude
///     cards=on|off       weighs deals by the cards played
///     calls=on|off       weighs deals by the auction
///     all=on|off         takes all deals where they are few
///     playouts=P         percent of play-outs in the value of a card, the rest is of open hands
Result<std::unique_ptr<Player>> MakePlayer(std::string_view text);

}  // namespace jasnel
