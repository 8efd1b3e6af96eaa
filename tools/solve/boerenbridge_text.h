// The text of `jasnel boerenbridge solve`.
#pragma once

#include <string>

#include "engine/questions/solve.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// A deal as a page: the hands, and what comes of them.
std::string SolveText(const SolveAnswer& answer, Language language);

/// What the words mean, below the last page.
std::string SolveTextEnd(const SolveQuestion& question, Language language);

}  // namespace jasnel::boerenbridge
