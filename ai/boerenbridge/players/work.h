// The cost of pieces of work for boerenbridge players.
#pragma once

namespace jasnel::boerenbridge::work {

/// In nanoseconds, as in `work` in ai/players/think_clock.h; `boerenbridge_player_benchmark`
/// measures them.
inline constexpr double kPlayOutCard = 400;  ///< a card played in a play-out
inline constexpr double kDecision = 600;     ///< weighting a bid or card of another player in a
                                             ///< world
inline constexpr double kDrawn = 250;        ///< drawing hidden hands
inline constexpr double kSolved = 6'000;     ///< solving the last cards of a deal

}  // namespace jasnel::boerenbridge::work
