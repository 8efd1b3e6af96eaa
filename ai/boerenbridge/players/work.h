// What pieces of work cost a player of boerenbridge.
#pragma once

namespace jasnel::boerenbridge::work {

/// In nanoseconds, as of `work` in ai/players/think_clock.h; `boerenbridge_player_benchmark`
/// measures them.
inline constexpr double kPlayOutCard = 400;  ///< a card played in a play-out
inline constexpr double kDecision = 600;     ///< a bid or card of others, weighed in a world
inline constexpr double kDrawn = 250;        ///< hands drawn
inline constexpr double kSolved = 6'000;     ///< the last cards of a deal solved

}  // namespace jasnel::boerenbridge::work
