// Puzzles in text, and as records.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/notation.h"
#include "jasnel/puzzle.h"

namespace jasnel {

/// A puzzle and where it comes from.
struct SourcedPuzzle {
  std::uint64_t deal = 1;  ///< number of the deal, or of the record in the input
  Puzzle puzzle;
};

/// Puzzles with numbers from 1, and the answers below them all.
std::string PuzzlesText(const std::vector<SourcedPuzzle>& puzzles, Language language);

/// One object: a record that was broken off, as `jasnel analyse` reads it, and what makes it a
/// puzzle as `puzzle`.
Record PuzzleRecord(const SourcedPuzzle& puzzle);

}  // namespace jasnel
