// Solved contracts, with the points that are estimated for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "jasnel/rules.h"
#include "jasnel/solver.h"

namespace jasnel {

/// A solved contract. Scores are those of the declaring side minus its opponents'.
struct EstimatedContract {
  int points = 0;  ///< the estimate, for the declaring side minus its opponents
  bool makes = false;
  bool pit = false;
  double score = 0;      ///< under `nat=all` and a bonus of 100 for pit
  double score_own = 0;  ///< under `nat=own`
};

/// Random deals `first` to `first` + `deals` - 1 of seed 2027, which are of no test and no figure,
/// solved with `rules`: eight contracts of each, all suits and both sides as declarers.
std::vector<EstimatedContract> SolvedContracts(std::uint64_t first, std::size_t deals,
                                               const Rules& rules, BatchSolver& batch);

}  // namespace jasnel
