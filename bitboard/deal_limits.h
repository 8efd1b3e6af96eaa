// What a deal can bring: which points and roem eight tricks can have.
#pragma once

#include <array>
#include <optional>

#include "jasnel/points.h"
#include "jasnel/rules.h"

namespace jasnel {

/// The most roem of a deal: four of a kind in every trick, where all of them count. Where hands
/// have roem, a number that it cannot exceed.
int MostRoemBy(const Rules& rules);

/// The most that a side can write down, likewise: all points, all roem and the bonus for pit, or
/// what a revoke costs, in the suit that counts twice and after all doublings.
int MostScoreBy(const Rules& rules);

/// The least points of cards that bring this roem; nothing if no eight tricks do. Roem may be that
/// of a side or of both together. Where hands have roem, that needs no points.
std::optional<Points> LeastPointsFor(int roem, const Rules& rules);

/// Whether the card points of a side can come to this, the ten of the last trick included. No cards
/// are worth 1 point.
bool CanBeCardPoints(Points points);

/// Whether a deal can end with these card points and this roem, by side: points that are 162
/// together, roem that eight tricks bring, and for each side the points of the cards of its roem.
bool CanEndWith(const std::array<Points, 2>& cards, const std::array<Points, 2>& roem,
                const Rules& rules);

}  // namespace jasnel
