// What both sides of a board can have written down.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "jasnel/comparison.h"
#include "jasnel/message.h"
#include "jasnel/rules.h"

namespace jasnel {

// The sides of a board, as their scores are numbered.
inline constexpr std::array<std::size_t, 2> kSides = {0, 1};
inline constexpr std::array<Side, 2> kSideOf = {Side::kNorthSouth, Side::kEastWest};

/// What is wrong with the scores of a result, and with its roem if that is known, by these rules;
/// without rules, by all presets, also with `nat=own`. Nothing if there is a deal that brings them,
/// or if the board was cancelled. The bonus for pit or for a revoke may be written down with the
/// points or with the roem.
std::optional<Message> WrongScores(const BoardResult& result, const std::optional<Rules>& rules);

}  // namespace jasnel
