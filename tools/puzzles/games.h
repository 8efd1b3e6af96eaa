// Played deals to find puzzles in.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/deal_play.h"
#include "jasnel/match.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"
#include "tools/shared/input/deal_source.h"

namespace jasnel {

/// A deal that was played, or what is wrong with its record.
struct PlayedGame {
  std::uint64_t number = 1;  ///< of the deal, or of the line of its record
  /// Before each card up to the end of the deal, or to a card that was not legal.
  std::vector<DealInPlay> positions;
  std::optional<Error> error = {};
};

/// Where they come from.
class Games {
 public:
  virtual ~Games() = default;

  /// Up to `count` more; none at the end. An error if there can be no more.
  virtual Result<std::vector<PlayedGame>> Next(std::size_t count) = 0;
};

/// The deals of a match from the first on, played by the player of that name in all four seats, on
/// the threads of `solver`, which must outlive this. They never end.
std::unique_ptr<Games> DealtGames(const MatchConditions& conditions, const std::string& player,
                                  BatchSolver& solver);

/// The records of a file, whose name is for messages.
std::unique_ptr<Games> RecordedGames(std::unique_ptr<PlayedSource> source, const std::string& file);

}  // namespace jasnel
