// Score sheets as text.
#pragma once

#include <span>
#include <string>

#include "jasnel/boerenbridge/score.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// Each round, with its deals if wanted, and its ranking; then the ranking over all rounds where
/// there is more than one; and how they were made.
std::string ScorePages(std::span<const ScorePage> pages, bool with_deals, Language language);

}  // namespace jasnel::boerenbridge
