// The bid and tricks of one player in a deal, such as `3/2`.
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
};

/// Parses `3/2` or `3 2`; `3/-` in a deal that was stopped; for the player who stopped it,
/// `3/revoke` or `3/count` (in Dutch `3/verzaakt`, `3/aantal`); and `-` for a bid not made yet.
Result<ScoreCell> ParseScoreCell(std::string_view text);

/// `revoke` or `count`, in either language.
std::optional<Offence> ParseOffence(std::string_view word);

/// Stores the cells of `players`, one for each, in `deal`. An error if some took tricks although an
/// offence stopped the deal, or have no tricks or no bid although none did.
std::optional<Error> PutCells(std::span<const ScoreCell> cells,
                              const std::vector<std::string>& players, NotedDeal& deal);

}  // namespace jasnel::boerenbridge
