// What one player bid and took in a deal, as `3/2`.
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
  std::optional<int> bid;          ///< nothing where an offence was found before
  std::optional<int> taken;        ///< nothing where an offence stopped the deal
  std::optional<Offence> offence;  ///< the player's own
};

/// Reads `3/2` or `3 2`, `3/-` of a deal that was stopped, and of the player who stopped it
/// `3/revoke` or `3/count` (in Dutch `3/verzaakt`, `3/aantal`); `-` for a bid that was not made
/// yet.
Result<ScoreCell> ParseScoreCell(std::string_view text);

/// `revoke` or `count`, in either language.
std::optional<Offence> ParseOffence(std::string_view word);

/// Puts the cells of `players`, one for each, into `deal`. An error where some took tricks though
/// an offence stopped the deal, or have no tricks or no bid though none did.
std::optional<Error> PutCells(std::span<const ScoreCell> cells,
                              const std::vector<std::string>& players, NotedDeal& deal);

}  // namespace jasnel::boerenbridge
