// Bounds on what one seat can take against all the others, at the start of a trick.
#pragma once

#include <optional>

#include "solver/boerenbridge/question.h"
#include "solver/boerenbridge/trick_start.h"

namespace jasnel::boerenbridge::internal {

/// The most tricks the seat takes, whatever is played. Depends only on trumps.
int MostAgainstTrumps(const TrickStart& start, int seat);

/// The answer that trumps give to whether the seat can force a number in `wanted`, if any.
/// Otherwise an end of the range that cannot be exceeded becomes that of all tricks left, so that
/// questions that ask the same become equal. Without `sure_tricks`, trumps do not count.
std::optional<bool> DecidedByTrumps(const TrickStart& start, int seat, bool sure_tricks,
                                    TrickRange& wanted);

/// Whether the seat certainly can lose all tricks, whatever the others play. If not, it may be able
/// to all the same. Depends on all cards.
bool CanDuckAll(const TrickStart& start, int seat);

}  // namespace jasnel::boerenbridge::internal
