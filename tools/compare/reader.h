// Reads a file of board results.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "jasnel/comparison.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

/// The contents of a file.
struct ResultFile {
  std::vector<BoardResult> results;  ///< valid results, in input order
  std::vector<Error> errors;         ///< errors of the other lines, such as `results.csv:3: ...`
};

/// Reads CSV with a header, or JSON with an object on each line; the beginning of the first line
/// determines which. Skips empty lines and lines that begin with `#`. `-` is standard input.
/// Results are checked as by a `ResultChecker` with `movement` and `rules`. If nothing can be read,
/// the error names the path.
Result<ResultFile> ReadResultFile(const std::string& path, Movement movement,
                                  const std::optional<Rules>& rules);

}  // namespace jasnel
