// Analysis of a played deal, card by card.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/points.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

/// The value of a deal, North-South minus East-West.
struct DealValue {
  Points points = {};  ///< points won in the eight tricks, roem included, pit bonus excluded
  Points score = {};   ///< points written down: see ScoreContract and ScoreRevoke

  friend bool operator==(const DealValue&, const DealValue&) = default;
};

/// One card, compared with the best card the seat could have played, assuming perfect play with
/// open hands afterwards.
struct JudgedCard {
  int trick = 1;  ///< from 1 to 8
  int place = 1;  ///< position in the trick, from 1 to 4
  Seat seat = Seat::kNorth;
  Card card = {};
  bool forced = false;       ///< the only legal card
  bool fault = false;        ///< illegal; also listed in `Replay::faults`
  DealValue after = {};      ///< the value after this card. After a revoke `points` keeps its value
                             ///< from before: no more tricks are won
  Points points_lost = {};   ///< by the seat's side, if it plays for points; negative only for a
                             ///< fault that gained points
  Points score_lost = {};    ///< the same, if it plays for the score
  CardSet best_points = {};  ///< all legal cards that lose no points
  CardSet best_score = {};   ///< all legal cards that lose no score
};

/// A change in the value that no player is charged with: roem not claimed in time, a wrong
/// accusation, a hand with too few cards, or a penalty card of which the other side said that it
/// was to be played, or not to be, where no best card was left.
struct JudgedRuling {
  Ruling ruling = Ruling::kRoemNotClaimed;
  std::size_t cards = 0;     ///< cards played before it
  int trick = 1;             ///< from 1 to 8: the trick during or after which it happened
  Seat seat = Seat::kNorth;  ///< the seat that won the roem, accused, was short of cards, or has
                             ///< the penalty card
  Points roem = {};          ///< the roem that was not claimed
  DealValue before = {};
  DealValue after = {};  ///< if the deal ended here, `points` keeps its value from before: no more
                         ///< tricks are won
};

/// The losses of one player.
struct PlayerTotal {
  Points points_lost = {};
  Points score_lost = {};
  /// Index in `Analysis::cards` of the player's costliest card: the one that lost most score; on a
  /// tie, most points; then the first. Empty if no card cost anything; a fault that gained score
  /// does not count.
  std::optional<std::size_t> worst = {};
};

/// A deal analysed card by card. The losses of North-South's cards, minus those of East-West's,
/// plus what the rulings took away, equal `start` minus the actual result. In individual play, a
/// deal that ends with an offence is played again, so the offence costs no score.
struct Analysis {
  DealValue start = {};  ///< the value under perfect play; undefined, as are the written points, if
                         ///< the analysis stopped before the first card
  /// By side: the points both write down after perfect play for the score, from the start and from
  /// the position after the last card. If the deal was over, the latter is the actual result:
  /// nothing for a deal that is played again.
  std::array<Points, 2> written_from_start = {};
  std::array<Points, 2> written_at_end = {};
  std::vector<JudgedCard> cards = {};
  std::vector<JudgedRuling> rulings = {};        ///< in order of play
  std::array<PlayerTotal, kSeats> players = {};  ///< by seat
  Stop stop = Stop::kSolved;  ///< if not `kSolved`, only the first cards are present
  std::uint64_t nodes = 0;
  std::chrono::microseconds time{0};
};

/// Whether the declaring side writes down more than its opponents, because it makes its contract or
/// because the opponents revoked; with `tie=made` also as much. `score` is North-South minus
/// East-West.
bool IsWon(Points score, Side declarers, const Rules& rules = {});

/// The value of the deal before the card with index `card`, or after the last card.
DealValue ValueBefore(const Analysis& analysis, std::size_t card);

/// Index in `Analysis::cards` of the card that decided the contract: the last card that turned a
/// won contract into a lost one under perfect play, or the reverse. Empty if there is no such card,
/// or if a later ruling changed the result.
std::optional<std::size_t> DecisiveCard(const Analysis& analysis, Side declarers,
                                        const Rules& rules = {});

/// Analyses the cards of a replayed deal. Results for one position are reused for the others, so
/// this takes about as long as solving a few deals.
Analysis Analyse(Solver& solver, const Replay& replay, const Limits& limits = {});

}  // namespace jasnel
