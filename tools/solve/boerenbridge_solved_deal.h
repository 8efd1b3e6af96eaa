// A deal and its solution.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/solver.h"
#include "jasnel/result.h"
#include "tools/solve/boerenbridge_options.h"

namespace jasnel::boerenbridge {

/// What one seat can force.
struct SeatForces {
  int seat = 0;
  ParanoidSolution solution;
};

struct SolvedDeal {
  std::size_t number = 0;      ///< of its line, or of the deal on the command line, from 1
  std::optional<Error> error;  ///< if set, only `number` is also valid
  DealLine deal;
  MaxNSolution everybody;         ///< without --paranoid
  std::vector<SeatForces> seats;  ///< with --paranoid

  std::uint64_t nodes() const;
  std::chrono::microseconds time() const;
};

/// Computes what the options request for `deal.deal`, or sets its error. Returns false if it was
/// interrupted.
bool Solve(const SolveOptions& options, Solver& solver, SolvedDeal& deal);

}  // namespace jasnel::boerenbridge
