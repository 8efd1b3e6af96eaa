// A file of results of boards.
#pragma once

#include <string>
#include <vector>

#include "jasnel/comparison.h"
#include "jasnel/result.h"

namespace jasnel {

/// What a file says.
struct ResultFile {
  std::vector<BoardResult> results;  ///< those that can be compared, in their order
  std::vector<Error> errors;         ///< of the other lines, as `results.csv:3: ...`
};

/// Reads CSV with a header, or JSON with an object on each line: what the first line begins with
/// tells which. Empty lines and those that begin with `#` are left out. `-` is standard input. The
/// error, where nothing can be read, names the path.
Result<ResultFile> ReadResultFile(const std::string& path,
                                  Movement movement = Movement::kSchevenings);

}  // namespace jasnel
