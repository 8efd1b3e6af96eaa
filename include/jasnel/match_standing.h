// Where a match stands, and how likely it is won: near its end that counts, and points do not.
#pragma once

#include <string>
#include <string_view>

#include "jasnel/message.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

/// Where a match stands before a deal, for one of the sides. It goes on for so many deals, or until
/// a side has so many points: one of the two is set.
struct MatchStanding {
  int deals = 0;   ///< still to be played, this one included: 1 to `kMostDealsLeft`
  int target = 0;  ///< points: 100 to `kMostTarget`
  int own = 0;     ///< points of the own side; where deals are counted, what it is ahead
  int theirs = 0;  ///< points of the other side; where deals are counted, 0

  /// The same for the other side.
  constexpr MatchStanding OfOthers() const {
    return target > 0 ? MatchStanding{0, target, theirs, own} : MatchStanding{deals, 0, -own, 0};
  }

  friend bool operator==(const MatchStanding&, const MatchStanding&) = default;
};

inline constexpr int kMostDealsLeft = 64;
inline constexpr int kMostTarget = 10'000;
inline constexpr int kMostAhead = 100'000;  ///< points, either way

/// What a text of it must be.
inline constexpr Phrase kStandingExpected = {
    "DEALS,DIFFERENCE, deals left with this one and points ahead, such as 2,-80; or "
    "TARGET,OWN,THEIRS, such as 1500,1200,1350",
    "SPELLEN,VERSCHIL, spellen met dit erbij en punten voor, zoals 2,-80; of DOEL,EIGEN,HUN, zoals "
    "1500,1200,1350"};

/// Parses `2,-80`, the deals left and what the own side is ahead, or `1500,1200,1350`, what the
/// match goes to and what both sides have, both less. An error says what was expected.
Result<MatchStanding> ParseMatchStanding(std::string_view text);

/// The same as text.
std::string FormatMatchStanding(const MatchStanding& standing);

/// How likely a match is won.
struct MatchOutlook {
  double wins = 0;  ///< chance to win it, from 0 to 1; a draw counts half
  std::string_view preset =
      {};  ///< by deals that were played by this one, the nearest to the rules
};

/// The outlook before a deal, if all play for points as `full:level=club` does, whose deals were
/// counted. docs/research/match.md says how far it is off.
MatchOutlook OutlookOf(const Rules& rules, const MatchStanding& standing);

}  // namespace jasnel
