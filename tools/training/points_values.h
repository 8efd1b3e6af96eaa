// The values of the deals of points_deals.h, in a file that grows.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

using SolvedBlock = std::function<void(std::size_t solved, std::size_t all)>;

/// The points that the leader's side wins minus those of the other side, for deals 0 to `count`
/// - 1. Line n of the file `path` has those of deal n - 1. What is not there yet is solved and
/// added, in blocks of 2000; after each, `on_block(solved, all)` says how many of all that had to
/// be solved. So it goes on where a run ended, wherever that was: what follows the last line end is
/// taken away. Before that, the last 20 values that are there are computed again. An error if one
/// is another, if a line is no number, if the file cannot be read or written, or after Ctrl-C.
Result<std::vector<int>> PointsValues(const std::string& path, std::size_t count,
                                      BatchSolver& solver, const SolvedBlock& on_block);

}  // namespace jasnel
