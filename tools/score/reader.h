// Reads a file of score sheets.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bitboard/boerenbridge/draw.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// The choice of the first dealer, at most one of these; by default the last player of a table
/// deals first.
struct FirstDealerChoice {
  std::optional<std::string> name;    ///< of a player at the first table
  std::vector<Card> drawn;            ///< cards drawn by the players of the first table, clockwise
  std::optional<std::uint64_t> seed;  ///< for a draw at each table where players sit down first
};

/// A draw at one table.
struct TableDraw {
  std::vector<std::string> players;
  Draw draw;
};

/// The contents of a file.
struct ScoreFile {
  std::vector<TableDraw> draws;  ///< in table order
  std::vector<ScorePage> pages;  ///< those with a deal
  std::vector<Error> errors;     ///< errors of skipped lines, such as `sheet.csv:3: ...`
};

/// Reads CSV with a header for each table, or JSON with an object on each line; the beginning of
/// the first line determines which. Skips empty lines and lines that begin with `#`. `-` is
/// standard input. If nothing can be read, or `dealer` does not fit the first table, the error
/// names the path.
Result<ScoreFile> ReadScoreFile(const std::string& path, const FirstDealerChoice& dealer);

}  // namespace jasnel::boerenbridge
