// The points a side writes down at the end of a deal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

enum class Outcome : std::uint8_t {
  kMade,
  kNat,         ///< the side that had to make it got no more points than the other, or fewer:
                ///< `LeastToMake`
  kPit,         ///< it took all eight tricks
  kRevoke,      ///< a revoke by either side ended the deal
  kAccusation,  ///< a wrong accusation of a revoke ended the deal
};

/// The result of a finished deal: after eight tricks, or ended early by a revoke or a wrong
/// accusation.
struct ContractResult {
  Outcome outcome = Outcome::kMade;
  std::array<Points, 2> score = {};  ///< by side, all roem and bonuses included

  friend bool operator==(const ContractResult&, const ContractResult&) = default;
};

/// What a deal is played for.
struct Stakes {
  Side declarers = Side::kNorthSouth;
  Suit trump = Suit::kSpades;
  /// How often it was doubled (*kraken*), by the two sides in turn, the declarers' opponents first.
  /// Each time the card points count twice, and with `doubling=all` roem and the bonus for all
  /// tricks as well. Who doubled last must make more than the others, in place of the declarers:
  /// klaverjas.nl, "Spelregels Kraken".
  int doublings = 0;

  /// The side that is nat unless it gets more than the other, or with `tie=made` as much.
  constexpr Side ToMake() const { return doublings % 2 == 0 ? declarers : Opponents(declarers); }

  friend bool operator==(const Stakes&, const Stakes&) = default;
};

/// The stakes of a deal in play.
constexpr Stakes StakesOf(const Position& position) {
  return {SideOf(position.declarer), position.trump, position.doublings};
}

/// By how much the side that must make it is ahead, in card points that count once. It makes the
/// contract if at the end this is at least `LeastToMake`: what is ahead in roem is worth as many
/// card points as it takes for that, where these count more.
constexpr int MakersLead(const Stakes& stakes, const std::array<Tally, 2>& won,
                         const Rules& rules) {
  const auto own = Index(stakes.ToMake());
  const int cards = (won[own].cards - won[1 - own].cards).count();
  const int roem = (won[own].roem - won[1 - own].roem).count() * RoemTimes(stakes.doublings, rules);
  const int times = CardTimes(stakes.doublings);
  // Rounded up, but down where a tie makes it.
  const int up = LeastToMake(rules) > 0 ? times - 1 : 0;
  return cards + (roem >= 0 ? (roem + up) / times : -((-roem + times - 1 - up) / times));
}

/// The result from what both sides won in all eight tricks. NKF 1976 art. 19, 20; NKU 1987 art.
/// 19-21; KBN art. 15-17; SV Bedum "Het spel", "Mars of pit". Under `pit-for=either` a side that
/// took all tricks without declaring also gets the bonus. Under `roem=belote` each side keeps its
/// roem (Fédération Française de Belote, 7 and 10.2). Everything is multiplied by `WrittenTimes`.
ContractResult ScoreContract(const Stakes& stakes, const std::array<Tally, 2>& won,
                             const Rules& rules);

/// The result of a deal for these stakes, ended by a revoke of `side`. That side gets 0;
/// the other side gets the points for a revoke and, unless `revoke-roem=off`, all roem in `won`:
/// that of both sides in the tricks before, and with `revoke-roem=until-stop` what the other side
/// made after it. NKF 1976, NKU 1987 and KBN art. 13; SV Bedum "Verzaken" (for the roem, our
/// reading). Under `roem=belote` it keeps its own (**ours**). Multiplied likewise, the points for a
/// revoke as card points (**ours**).
ContractResult ScoreRevoke(Side side, const Stakes& stakes, const std::array<Tally, 2>& won,
                           const Rules& rules);

}  // namespace jasnel
