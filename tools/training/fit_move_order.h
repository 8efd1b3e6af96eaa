// The search for weights of the move order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "jasnel/position.h"
#include "solver/search/order_weights.h"
#include "tools/training/order_cost.h"

namespace jasnel {

/// How far a search for weights is.
struct OrderFit {
  internal::OrderWeights weights;
  std::uint64_t steps = 0;  ///< changes tried
  std::uint64_t kept = 0;   ///< ... of which so many were for the better
};

/// Tries changes of the weights on deals, one after the other. Change n of a seed is the same
/// whatever was tried before, so a search that goes on from an `OrderFit` finds what one without a
/// break finds.
class OrderFitter {
 public:
  /// `deals` are at least `kScreening` and must outlive this object.
  OrderFitter(const OrderFit& start, std::uint64_t seed, std::span<const Position> deals,
              OrderCost& cost);

  /// Changes one or two weights at random, and keeps the change if that reduces the nodes. One that
  /// does not reduce those of the first of `kScreening` equal parts of the deals is not tried on
  /// the others.
  void Step();

  const OrderFit& fit() const { return fit_; }
  std::uint64_t nodes() const { return first_nodes_ + other_nodes_; }

  static constexpr std::size_t kScreening = 5;

 private:
  OrderFit fit_;
  std::uint64_t seed_;
  std::span<const Position> first_;
  std::span<const Position> others_;
  OrderCost& cost_;
  std::uint64_t first_nodes_;  // with the weights kept so far
  std::uint64_t other_nodes_;
};

/// The weights with change `number` of a seed: each weight changes by up to a quarter, or up to 4
/// if that is more.
internal::OrderWeights Changed(internal::OrderWeights weights, std::uint64_t seed,
                               std::uint64_t number);

}  // namespace jasnel
