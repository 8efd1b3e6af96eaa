// A file of score sheets.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bitboard/boerenbridge/score_book.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// What a file says.
struct ScoreFile {
  std::vector<ScorePage> pages;  ///< those with a deal
  std::vector<Error> errors;     ///< of lines that were left out, as `sheet.csv:3: ...`
};

/// Reads CSV with a header for each table, or JSON with an object on each line: what the first line
/// begins with tells which. Empty lines and those that begin with `#` are left out. `dealer` is the
/// player who deals first at the first table; the last player does where it is left out. `-` is
/// standard input. The error, where nothing can be read or `dealer` does not sit there, names the
/// path.
Result<ScoreFile> ReadScoreFile(const std::string& path, const std::optional<std::string>& dealer);

}  // namespace jasnel::boerenbridge
