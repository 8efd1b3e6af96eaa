// A deal of boerenbridge that was solved with open hands.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/solver.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// What to find out.
struct SolveForm {
  bool paranoid = false;         ///< what seats can force against all others, instead of max^n
  std::optional<int> seat = {};  ///< with `paranoid`: this one; nothing for all
  bool cards = false;            ///< what each legal card leads to
  bool scores = false;           ///< with `paranoid`: the score that each bid is sure of
};

/// Whether the answer depends on bids, which the deal must then have.
constexpr bool NeedsBids(const SolveForm& form) { return !form.paranoid || form.cards; }

/// What one seat can force.
struct SeatForces {
  int seat = 0;
  ParanoidSolution solution;
};

struct SolvedDeal {
  std::size_t number = 0;      ///< of its line, or of the deal on the command line, from 1
  std::optional<Error> error;  ///< if there is one, only `number` is filled in besides
  DealLine deal;
  MaxNSolution everybody;         ///< without `paranoid`
  std::vector<SeatForces> seats;  ///< with `paranoid`

  std::uint64_t nodes() const;
  std::chrono::microseconds time() const;
};

/// Where solving ended, if not at its end.
struct SolveEnd {
  Stop stop = Stop::kSolved;
  std::optional<int> seat = {};  ///< with `paranoid`: the seat that was not solved
};

/// Finds what `form` asks of `deal.deal`, which has bids if these are needed, or its error.
/// `limits` hold for the deal, with `paranoid` for each seat.
SolveEnd Solve(const SolveForm& form, const Limits& limits, Solver& solver, SolvedDeal& deal);

}  // namespace jasnel::boerenbridge
