// Players by name: `rule`, `rollout:worlds=200`, `full:ms=50`.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ai/boerenbridge/player.h"
#include "ai/spec_options.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// All kinds, the weakest first.
std::span<const PlayerKind> PlayerKinds();

/// All levels, the weakest first.
std::span<const PlayerKind> PlayerLevels();

/// Makes the player that `text` describes: a kind, and after a colon options with commas between
/// them, each at most once. An error names what is wrong and says what is expected.
///
///     worlds=N      rollout: random play-outs for a bid, and for a card, 1 to 100000;
///                   full: deals of the hidden cards for a card, and twice as many for a bid
///     ms=N          full: milliseconds that a bid or card may take, 1 to 600000
///     level=L       full: one of PlayerLevels(); `worlds` and `ms` come after it
///
/// and of `full`, to see what its parts are worth (docs/boerenbridge.md):
///
///     bids=on|off   weighs deals by the bids
///     cards=on|off  weighs deals by the cards played
///     styles=on|off thinks that a seat may play by random play-outs
///     search=on|off solves deals at the end of a deal
///     aim=A         `lead`, the own score less that of the others, or `score`, the own alone
Result<std::unique_ptr<Player>> MakePlayer(std::string_view text);

}  // namespace jasnel::boerenbridge
