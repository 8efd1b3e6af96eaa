// Lists of pieces as text: `1-100,250`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/result.h"

namespace jasnel {

/// Pieces from `first` to `last`.
struct PieceRange {
  std::uint64_t first = 1;
  std::uint64_t last = 1;

  friend bool operator==(const PieceRange&, const PieceRange&) = default;
};

/// In any order, each piece once or more.
using PieceList = std::vector<PieceRange>;

/// Reads numbers and ranges separated by commas, from 1 to `most`. An error names the part.
Result<PieceList> ParsePieces(std::string_view text, std::uint64_t most);

/// The list of ascending numbers; empty if there are none.
std::string FormatPieces(const std::vector<std::uint64_t>& pieces);

}  // namespace jasnel
