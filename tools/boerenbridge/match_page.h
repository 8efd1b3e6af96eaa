// A match as text.
#pragma once

#include <string>

#include "bitboard/notation.h"
#include "tools/boerenbridge/match_asked.h"

namespace jasnel::boerenbridge {

/// The players and how they did, and that by number of cards and by seat.
std::string MatchPage(const MatchPlayed& match, Language language);

}  // namespace jasnel::boerenbridge
