// A deal with each suit as trump: points, makes, pit and score.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

/// The values of one trump suit with one leader, for either side as declarers. Each column assumes
/// perfect play for its own objective, with all hands open.
struct TableRow {
  Suit trump = Suit::kSpades;
  Seat leader = Seat::kNorth;
  Points value = {};  ///< points, roem included: North-South minus East-West
  Points ns = {};     ///< points North-South win along a line of best play for points, roem
                      ///< included
  Points ew = {};     ///< points East-West win along it
  std::array<bool, 2> makes{};    ///< by side: whether it makes the contract as declarers
  std::array<bool, 2> pit{};      ///< by side: whether it can take all eight tricks
  std::array<Points, 2> score{};  ///< by declaring side: the value for Objective::kScore,
                                  ///< North-South minus East-West
  /// The same after one to three doublings, where the rules allow them.
  std::array<std::array<Points, 2>, kMaxDoublings> doubled{};

  /// The score of a contract of `declarers` that was so often doubled.
  Points ScoreOf(Side declarers, int doublings) const {
    const auto side = Index(declarers);
    return doublings == 0 ? score[side] : doubled[static_cast<std::size_t>(doublings - 1)][side];
  }
};

/// All rows of a deal.
struct TrumpTable {
  std::vector<TableRow> rows = {};  ///< suit by suit, and within a suit leader by leader, in the
                                    ///< order requested
  Stop stop = Stop::kSolved;        ///< if not `kSolved`, only the first rows are present
  std::uint64_t nodes = 0;          ///< cards played in the search
  std::chrono::microseconds time{0};

  /// The row of a suit and a leader; nullptr if there is none.
  const TableRow* Find(Suit trump, Seat leader) const;
};

/// The contents of the table.
struct TableRequest {
  Rules rules = {};
  std::vector<Seat> leaders = {};  ///< to the first trick; normally the seat to the dealer's left
  std::vector<Suit> trumps = {kAllSuits.begin(), kAllSuits.end()};
  Limits limits = {};  ///< for each suit
};

/// The table of a deal with eight cards in each hand. Results for one column, leader or side are
/// reused for the others, so it takes far fewer nodes than solving each separately. An error if the
/// hands are not a deal, or if there is no leader or no suit.
Result<TrumpTable> SolveTrumpTable(Solver& solver, const Hands& hands, const TableRequest& request);

}  // namespace jasnel
