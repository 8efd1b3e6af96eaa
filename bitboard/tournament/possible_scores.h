// What both sides of a board can have written down.
#pragma once

#include <optional>

#include "jasnel/comparison.h"
#include "jasnel/message.h"
#include "jasnel/rules.h"

namespace jasnel {

/// What is wrong with the scores of a result, and with its roem if that is known, by these rules;
/// without rules, by all presets. Nothing if a deal can bring them, or if the board was cancelled.
///
/// A deal has 162 points, and roem in units of 20, 50 and 100. Where one side has all there is, it
/// may have made pit, whose bonus is written down as roem, or its opponents may have revoked.
std::optional<Message> WrongScores(const BoardResult& result, const std::optional<Rules>& rules);

}  // namespace jasnel
