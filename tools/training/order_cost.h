// How many nodes the search needs with given weights of the move order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "jasnel/position.h"
#include "jasnel/solver.h"
#include "solver/search/order_weights.h"
#include "solver/search_core.h"

namespace jasnel {

/// Full deals of a seed, each with its trump, leader and declarer at random, by kbn and by
/// nku-rotterdam in turn: those from number `first` on.
std::vector<Position> OrderDeals(std::uint64_t seed, std::uint64_t first, std::size_t count);

/// Counts nodes with the kernel whose weights can be changed. Those are global: only one object may
/// count at a time.
class OrderCost {
 public:
  /// `threads` from 1. The counts are the same for any number.
  explicit OrderCost(int threads);

  /// The nodes for the value of each deal, and for whether its declarers make it.
  std::uint64_t Nodes(const internal::OrderWeights& weights, std::span<const Position> deals);

  /// One answer with the weights last given.
  Solution Solve(const Position& position, const SolveRequest& request) {
    return cores_.front()->Solve(position, request);
  }

 private:
  std::vector<std::unique_ptr<internal::SearchCore>> cores_;  // by thread
};

}  // namespace jasnel
