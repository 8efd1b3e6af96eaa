// Matches of fours, and teams.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "jasnel/club/totals.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel::club {

/// A board at both tables of a match.
struct FoursBoard {
  std::uint64_t number = 0;
  /// What both sides wrote down, by table. At the first table the first four has the pair
  /// North-South, at the second that East-West.
  std::array<BothTotals, 2> scores = {};
};

/// Two fours, each of two pairs: "Twee paren, die als één geheel aan twee tafels dezelfde spellen
/// spelen in tegenovergestelde richting" (NKF 1976, terms, "Viertallen").
struct FoursMatch {
  std::array<std::string, 2> fours = {};
  std::vector<FoursBoard> boards = {};
};

/// The rules leave the score to the systems that NKF 1976, second part art. 2 speaks of: all of
/// this is **ours**.
struct FoursRules {
  std::optional<Rules> rules = {};  ///< by which boards were played; nothing for any preset
  int win = 2;
  int draw = 1;
  int loss = 0;
};

struct FoursOutcome {
  /// By board: what the first four wrote down at both tables, less what the second did.
  std::vector<int> differences = {};
  int difference = 0;  ///< their sum, which decides
  std::array<int, 2> match_points{};

  friend bool operator==(const FoursOutcome&, const FoursOutcome&) = default;
};

/// An error names the match by its fours, and says what: a four without a name or against itself, a
/// board that is there twice, or scores that no deal brings.
Result<FoursOutcome> ScoreFours(const FoursMatch& match, const FoursRules& rules = {});

struct FourStanding {
  std::string four = {};
  int place = 0;  ///< from 1; those with the same match points and difference share the highest
  std::int64_t match_points = 0;
  std::int64_t difference = 0;
  int matches = 0;

  friend bool operator==(const FourStanding&, const FourStanding&) = default;
};

/// The fours after some matches, best first: by match points, then by the sum of differences. An
/// error is that of a match.
Result<std::vector<FourStanding>> RankFours(std::span<const FoursMatch> matches,
                                            const FoursRules& rules = {});

/// What a pair, a four or a player gathered for a team: the club or the district "voor welk [...]
/// zij uitkomen", NKF 1976, second part art. 10.
struct TeamPart {
  std::string team = {};
  std::string part = {};
  std::int64_t points = 0;  ///< match points or play points
};

struct TeamStanding {
  std::string team = {};
  int place = 0;  ///< from 1; teams with the same points share the highest of their places
  std::int64_t points = 0;
  int parts = 0;

  friend bool operator==(const TeamStanding&, const TeamStanding&) = default;
};

/// The teams, best first, by the sum of their parts (**ours**). An error: a team or a part without
/// a name, or a part that is there twice ("daar kan tijdens de wedstrijd geen verandering in worden
/// aangebracht").
Result<std::vector<TeamStanding>> RankTeams(std::span<const TeamPart> parts);

}  // namespace jasnel::club
