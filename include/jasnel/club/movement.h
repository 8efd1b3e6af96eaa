// How pairs and boards move between tables in a comparison match; fours, each at two tables, move
// as pairs do.
#pragma once

#include <optional>
#include <vector>

#include "jasnel/comparison.h"
#include "jasnel/result.h"

namespace jasnel::club {

inline constexpr int kFewestPairs = 3;
inline constexpr int kMostPairs = 32;

struct MovementQuestion {
  Movement system = Movement::kSchevenings;
  int pairs = 0;   ///< from `kFewestPairs` to `kMostPairs`; of an odd number one is free each round
  int rounds = 0;  ///< up to `MostRounds`; 0 for that
  /// One set of boards for all tables, which go from table to table in wallets (NKF 1976, second
  /// part art. 3). Otherwise each table has a set of its own, and all play the same boards in a
  /// round.
  bool circulate = false;
};

/// Two pairs at a table in a round, and their boards.
struct Meeting {
  int table = 0;  ///< from 1
  int north_south = 0;
  int east_west = 0;
  /// Which boards, from 1: with k boards in a round, set s has boards (s - 1)k + 1 to sk.
  int set = 0;
  /// Another table plays the same boards of the one set in this round: they pass them on, one by
  /// one.
  bool shares = false;

  friend bool operator==(const Meeting&, const Meeting&) = default;
};

struct MovementRound {
  std::vector<Meeting> meetings = {};  ///< by table
  std::optional<int> bye = {};         ///< the pair that is free

  friend bool operator==(const MovementRound&, const MovementRound&) = default;
};

struct PairMovement {
  int tables = 0;
  int sets = 0;  ///< of boards; with circulation also those that no table has in a round
  std::vector<MovementRound> rounds = {};

  friend bool operator==(const PairMovement&, const PairMovement&) = default;
};

/// The rounds until all have met.
///
/// Howell: "elk paar [...] speelt tegen elk [...] ander paar", so pairs - 1, or as many as there
/// are pairs if the number is odd. Schevenings: as many as there are tables, or with an odd number
/// of pairs as there are pairs North-South.
int MostRounds(Movement system, int pairs);

/// A movement in which no two pairs meet twice, and no pair plays a set of boards twice.
///
/// **Schevenings**: pairs keep their direction. Those with odd numbers sit North-South, as on the
/// slips of NKF 1976, second part art. 12, pair 2t - 1 at table t, and never move; pair 2t begins
/// East-West at table t and goes to the next higher table. Of an odd number of pairs there is one
/// less East-West. Boards that circulate go to the next lower table. Where an even number of tables
/// would then play boards again (after half of the rounds), pairs East-West skip a table once; if
/// no round is left out, table 1 and the last one share boards instead, and one set lies between
/// the two tables in the middle.
///
/// **Howell**: "systeem van spelen waarin [...] elk paar [...] speelt tegen elk [...] ander paar in
/// afwisselende speelrichting" (NKF 1976, terms). The rounds of a pair North-South and East-West
/// differ by one at most, in any number of rounds. The pair with the highest number, if their
/// number is even, stays at table 1; every other pair takes the place of the pair with the next
/// lower number in the round before, and the first that of the last. Only if a match has fewer
/// rounds than `MostRounds` and directions would be less equal, are they changed within tables.
/// Sets that circulate go to a lower table each round, or wait between two. With two or three
/// tables no such movement exists, so all tables share a set.
///
/// An error: too few or too many pairs or rounds.
Result<PairMovement> MakeMovement(const MovementQuestion& question);

}  // namespace jasnel::club
