// Score sheets as text.
#pragma once

#include <span>
#include <string>

#include "jasnel/boerenbridge/score.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// Each round, optionally with its deals, and its ranking; then the ranking over all rounds if
/// there is more than one; and how the rankings were made.
std::string ScoreText(std::span<const ScorePage> pages, bool with_deals, Language language);

}  // namespace jasnel::boerenbridge
