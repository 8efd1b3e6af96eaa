// Matches to a number of points, and rounds in which who loses is out. The texts do not speak of
// them: all of this is **ours**, as people play it elsewhere.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "jasnel/club/totals.h"
#include "jasnel/dealing.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"

namespace jasnel::club {

/// Points that win a match.
inline constexpr int kUsualTarget = 1500;

struct Race {
  BothTotals totals = {};
  std::optional<Side> winner = {};  ///< nothing if the match is not over

  friend bool operator==(const Race&, const Race&) = default;
};

/// A match to `target` points, from 1: the first side to have them after a deal wins; if both have
/// them then, the one with more, and if they have as many, play goes on. `deals` are what both
/// sides wrote down. An error: a deal after the match was over, or points below 0.
Result<Race> ScoreRace(std::span<const BothTotals> deals, int target = kUsualTarget);

struct KnockoutRound {
  std::vector<std::array<std::string, 2>> matches = {};
  std::optional<std::string> bye = {};  ///< who goes on without a match

  friend bool operator==(const KnockoutRound&, const KnockoutRound&) = default;
};

/// Draws a round for those who are left, from 2 to `kMostPlayers`; `below` as in `Draw`. Of an odd
/// number one goes on without a match: nobody of `had_bye` before all had one. The entrants are put
/// in the order of their names and shuffled; the first of those who may has the bye, and of the
/// others each two that follow each other meet. An error: too few or too many entrants, or a name
/// that is empty or there twice.
Result<KnockoutRound> DrawKnockout(std::span<const std::string> entrants,
                                   std::span<const std::string> had_bye,
                                   const std::function<int(int)>& below);

template <Generator G>
Result<KnockoutRound> DrawKnockout(std::span<const std::string> entrants,
                                   std::span<const std::string> had_bye, G& random) {
  return DrawKnockout(entrants, had_bye, [&random](int count) { return random.Below(count); });
}

}  // namespace jasnel::club
