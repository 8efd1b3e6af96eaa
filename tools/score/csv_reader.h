// Reads score sheets in CSV: a header that names the players, and a row for each deal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/score.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// The highest round number.
inline constexpr int kMaxRound = 999;

/// Reads the rows of a sheet by the columns of its header: `round`, `cards` and `dealer` (`ronde`,
/// `kaarten`, `gever`), which are optional, and one for each player, clockwise.
class ScoreCsvReader {
 public:
  /// Whether a row is a header: it has a column name that is not a player's.
  static bool IsHeader(std::string_view row);

  /// Columns are separated by commas or, if there are none, by semicolons; trailing columns without
  /// a name are ignored. An error if a name is duplicated or not valid.
  static Result<ScoreCsvReader> Parse(std::string_view header);

  /// In order.
  const std::vector<std::string>& players() const { return players_; }

  /// Parses a row of the players seated in `book` into `deal`; an empty cell of an optional column
  /// counts as missing. If a cell is wrong, the other optional cells have still been read.
  std::optional<Error> Read(std::string_view row, const ScoreBook& book, NotedDeal& deal) const;

 private:
  char separator_ = ',';
  std::vector<std::optional<std::size_t>> fields_;  // of each column; empty for a player's
  std::vector<std::string> players_;
};

}  // namespace jasnel::boerenbridge
