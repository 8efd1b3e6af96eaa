// Matches as text.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "jasnel/notation.h"
#include "tools/match/result.h"

namespace jasnel {

/// One match: its players, which of them is better, and the confidence interval.
std::string MatchText(const MatchResult& match, Language language);

/// Matches between more than two players, each against each other: a row and a column for each of
/// `players`. The matches are those of the first with the second, the first with the third, ...,
/// the second with the third, ...; there is at least one, and the last ones may not have been
/// played.
std::string CrossTableText(const std::vector<std::string>& players,
                           std::span<const MatchResult> matches, Language language);

}  // namespace jasnel
