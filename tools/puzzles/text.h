// Puzzles in words.
#pragma once

#include <string>
#include <vector>

#include "jasnel/notation.h"
#include "jasnel/puzzle.h"

namespace jasnel {

/// Puzzles with numbers from 1, and the answers below them all.
std::string PuzzlesText(const std::vector<Puzzle>& puzzles, Language language);

}  // namespace jasnel
