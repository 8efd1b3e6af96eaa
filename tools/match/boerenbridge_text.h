// A match as text.
#pragma once

#include <string>

#include "jasnel/notation.h"
#include "tools/match/boerenbridge_result.h"

namespace jasnel::boerenbridge {

/// The players and their results, in total, by number of cards and by seat.
std::string MatchText(const MatchResult& match, Language language);

}  // namespace jasnel::boerenbridge
