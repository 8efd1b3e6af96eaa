// A comparison as text.
#pragma once

#include <span>
#include <string>

#include "jasnel/comparison.h"
#include "jasnel/notation.h"

namespace jasnel {

/// The score sheets of each board, North-South and East-West, as in NKF 1976, second part, art. 12.
/// `comparison` must be that of `results`.
std::string ScoreSheetsText(std::span<const BoardResult> results, const Comparison& comparison,
                            Language language);

/// All rankings, the overall winner (art. 19), and how the rankings were made.
std::string RankingsText(const Comparison& comparison, Language language);

}  // namespace jasnel
