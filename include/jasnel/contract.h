// What a side writes down at the end of a deal.
#pragma once

#include <array>
#include <cstdint>

#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

enum class Outcome : std::uint8_t {
  kMade,
  kNat,         ///< the declaring side did not get more than the others
  kPit,         ///< the declaring side took all eight tricks
  kRevoke,      ///< a side revoked, which ended the deal, whoever declared
  kAccusation,  ///< a side accused the other of a revoke that was none, which ended the deal
};

/// The result of a deal that has ended: after eight tricks or by a revoke.
struct ContractResult {
  Outcome outcome = Outcome::kMade;
  std::array<Points, 2> score;  ///< by side, all roem and bonuses included

  friend bool operator==(const ContractResult&, const ContractResult&) = default;
};

/// The result for what both sides won in all eight tricks. NKF 1976 art. 19, 20; NKU 1987 art.
/// 19-21; KBN art. 15-17; SV Bedum "Het spel", "Mars of pit". Under `pit-for=either` the bonus
/// also goes to a side that took all tricks without having declared.
ContractResult ScoreContract(Side declarers, const std::array<Tally, 2>& won, const Rules& rules);

/// The result of a deal that a revoke of `side` ended: 0 for it; for the others the points for a
/// revoke and, but for `revoke-roem=off`, all roem of `won`, what both sides had won in the tricks
/// before. NKF 1976, NKU 1987 and KBN art. 13; SV Bedum "Verzaken" (the roem by our reading).
ContractResult ScoreRevoke(Side side, const std::array<Tally, 2>& won, const Rules& rules);

}  // namespace jasnel
