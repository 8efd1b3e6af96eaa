// Judges every card of a deal that was played.
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

/// What a deal comes to, North-South minus East-West.
struct Worth {
  Points points;  ///< all that both win in the eight tricks, roem included, no bonus for pit
  Points score;   ///< what they write down: see ScoreContract and ScoreRevoke

  friend bool operator==(const Worth&, const Worth&) = default;
};

/// One card, compared with the best the seat could have played: perfect play with open hands from
/// there on.
struct JudgedCard {
  int trick = 1;  ///< from 1 to 8
  int place = 1;  ///< in the trick, from 1 to 4
  Seat seat = Seat::kNorth;
  Card card;
  bool forced = false;  ///< the only legal card
  bool fault = false;   ///< not legal; it is among `Replay::faults`
  Worth after;          ///< what the deal comes to after it. After a revoke `points` are those
                        ///< before it: nobody wins any more
  Points points_lost;   ///< for the side of the seat, playing for points; less than 0 only for a
                        ///< fault that gained something
  Points score_lost;    ///< the same, playing for the score
  CardSet best_points;  ///< every legal card that would have lost no points
  CardSet best_score;   ///< every legal card that would have lost nothing of the score
};

/// What something other than a card changed: roem that was not claimed in time, a wrong accusation,
/// a short hand.
struct JudgedRuling {
  Ruling ruling = Ruling::kRoemNotClaimed;
  std::size_t cards = 0;     ///< how many had been played
  int trick = 1;             ///< from 1 to 8, in which or after which it was
  Seat seat = Seat::kNorth;  ///< who won the roem, accused or was short of cards
  Points roem;               ///< that was not claimed
  Worth before;
  Worth after;  ///< after an ending `points` are those before it: nobody wins any more
};

/// What one player lost.
struct PlayerTotal {
  Points points_lost;
  Points score_lost;
  /// The card that cost most of the score, of several the one that cost most points, of those the
  /// first: its index in `Analysis::cards`. Nothing where no card cost any; a fault that gained
  /// some of the score does not count.
  std::optional<std::size_t> worst;
};

/// A deal judged card by card. What all cards of North-South lost, less what those of East-West
/// lost, and what the rulings took off, is `start` less what the deal came to. In individual play a
/// deal that somebody's offence ended is played again: that costs nothing of the score.
struct Analysis {
  Worth start;  ///< what the deal would have come to; nothing of use, like what is written, where
                ///< it was stopped before any card
  /// By side: what both write down after perfect play for that from the start, and after the last
  /// card, which is the result where the deal was over.
  std::array<Points, 2> written_from_start;
  std::array<Points, 2> written_at_end;
  std::vector<JudgedCard> cards;
  std::vector<JudgedRuling> rulings;        ///< in order of play
  std::array<PlayerTotal, kSeats> players;  ///< by seat
  Stop stop = Stop::kSolved;                ///< where it is another, only the first cards are there
  std::uint64_t nodes = 0;
  std::chrono::microseconds time{0};
};

/// Whether the declaring side writes down more than the others: it makes its contract, or the
/// others revoked. `score` is North-South minus East-West.
bool IsWon(Points score, Side declarers);

/// What the deal was worth before the card at that index, or after all of them.
Worth WorthBefore(const Analysis& analysis, std::size_t card);

/// The card that decided the contract: the last one after which perfect play wins it and did not
/// before, or the other way round. Its index in `Analysis::cards`; nothing where no card did,
/// or a ruling turned it after that.
std::optional<std::size_t> DecisiveCard(const Analysis& analysis, Side declarers);

/// Judges the cards of a deal that was replayed. What is found for one position helps with all
/// others: it takes about as long as to solve a few deals.
Analysis Analyse(Solver& solver, const Replay& replay, const Limits& limits = {});

}  // namespace jasnel
