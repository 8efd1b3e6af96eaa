// A file of score sheets.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bitboard/boerenbridge/draw.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// Who deals first. At most one of them; where none is given, the last player of a table does.
struct FirstDealerWish {
  std::optional<std::string> name;    ///< of a player at the first table
  std::vector<Card> drawn;            ///< cards that the players of the first table drew, clockwise
  std::optional<std::uint64_t> seed;  ///< draw at each table where players sit down first
};

/// A draw at a table.
struct TableDraw {
  std::vector<std::string> players;
  Draw draw;
};

/// What a file says.
struct ScoreFile {
  std::vector<TableDraw> draws;  ///< in the order of the tables
  std::vector<ScorePage> pages;  ///< those with a deal
  std::vector<Error> errors;     ///< of lines that were left out, as `sheet.csv:3: ...`
};

/// Reads CSV with a header for each table, or JSON with an object on each line: what the first line
/// begins with tells which. Empty lines and those that begin with `#` are left out. `-` is standard
/// input. The error, where nothing can be read or `dealer` does not fit the first table, names the
/// path.
Result<ScoreFile> ReadScoreFile(const std::string& path, const FirstDealerWish& dealer);

}  // namespace jasnel::boerenbridge
