// A score sheet as CSV: a header that names the players, and a row for each deal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/score.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// The highest number a round may be given.
inline constexpr int kMostRound = 999;

/// The columns of a sheet, by its header: `round`, `cards` and `dealer` (`ronde`, `kaarten`,
/// `gever`), which may be left out, and one for each player, clockwise.
class ScoreColumns {
 public:
  /// Whether a row is a header: it names a column that is no player's.
  static bool IsHeader(std::string_view row);

  /// Columns are separated by commas or, where there are none, by semicolons; those without a name
  /// at the end do not count. An error where one is there twice, or a name is none.
  static Result<ScoreColumns> Parse(std::string_view header);

  /// In their order.
  const std::vector<std::string>& players() const { return players_; }

  /// Reads a row of those who sit down in `book` into `deal`; an empty cell of a column that may be
  /// left out is left out. Where a cell is wrong, the others of these columns were read.
  std::optional<Error> Read(std::string_view row, const ScoreBook& book, NotedDeal& deal) const;

 private:
  char separator_ = ',';
  std::vector<std::optional<std::size_t>> fields_;  // of each column; nothing where a player's
  std::vector<std::string> players_;
};

}  // namespace jasnel::boerenbridge
