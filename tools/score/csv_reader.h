// Reads score sheets in CSV: a header that names the players, and a row for each deal, whose cells
// are such as `3/2`.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/score.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

struct ScoreCell {
  std::optional<int> bid;          ///< empty if an offence was found before the bid
  std::optional<int> taken;        ///< empty if an offence stopped the deal
  std::optional<Offence> offence;  ///< by this player
  bool drinks = false;             ///< pays a round of drinks
};

/// Parses `3/2` or `3 2`; `3/-` in a deal that was stopped; for the player who stopped it,
/// `3/revoke` or `3/count` (in Dutch `3/verzaakt`, `3/aantal`); and `-` for a bid not made yet.
/// `drinks`
/// (`drank`) after any of them for who pays a round of drinks.
Result<ScoreCell> ParseScoreCell(std::string_view text);

/// `revoke` or `count`, in either language.
std::optional<Offence> ParseOffence(std::string_view word);

/// What is wrong with a row of totals: they are those of a whole round.
std::optional<Error> WrongTotals(const NotedDeal& deal);

/// Stores the cells of `players`, one for each, in `deal`. An error if some took tricks although an
/// offence stopped the deal, or have no tricks or no bid although none did.
std::optional<Error> PutCells(std::span<const ScoreCell> cells,
                              const std::vector<std::string>& players, NotedDeal& deal);

/// The highest round number.
inline constexpr int kMaxRound = 999;

/// More points than a round brings: the sheet knows how many those are.
inline constexpr int kMaxTotal = 9999;

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
  /// counts as missing. Numbers alone are
  /// the totals of a round. If a cell is wrong, the other optional cells have still been read.
  std::optional<Error> Read(std::string_view row, const ScoreBook& book, NotedDeal& deal) const;

 private:
  char separator_ = ',';
  std::vector<std::optional<std::size_t>> fields_;  // of each column; empty for a player's
  std::vector<std::string> players_;
};

}  // namespace jasnel::boerenbridge
