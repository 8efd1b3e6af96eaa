#include "tools/training/fit_move_order.h"

#include <algorithm>
#include <cstdlib>

#include "jasnel/dealing.h"
#include "tools/training/order_weight_names.h"

namespace jasnel {

internal::OrderWeights Changed(internal::OrderWeights weights, std::uint64_t seed,
                               std::uint64_t number) {
  Random random = Random::Stream(seed, number);
  const auto all = internal::AllOf(weights);
  const int changes = 1 + random.Below(2);
  for (int i = 0; i < changes; ++i) {
    int& weight = *all[static_cast<std::size_t>(random.Below(static_cast<int>(all.size())))].value;
    const int most = std::max(4, std::abs(weight) / 4);
    const int change = 1 + random.Below(most);
    weight += random.Below(2) == 0 ? change : -change;
  }
  return weights;
}

OrderFitter::OrderFitter(const OrderFit& start, std::uint64_t seed, std::span<const Position> deals,
                         OrderCost& cost)
    : fit_(start),
      seed_(seed),
      first_(deals.first(deals.size() / kScreening)),
      others_(deals.subspan(first_.size())),
      cost_(cost),
      first_nodes_(cost.Nodes(fit_.weights, first_)),
      other_nodes_(cost.Nodes(fit_.weights, others_)) {}

void OrderFitter::Step() {
  const internal::OrderWeights weights = Changed(fit_.weights, seed_, fit_.steps++);
  const std::uint64_t first_nodes = cost_.Nodes(weights, first_);
  if (first_nodes >= first_nodes_) return;
  const std::uint64_t other_nodes = cost_.Nodes(weights, others_);
  if (first_nodes + other_nodes >= nodes()) return;
  first_nodes_ = first_nodes;
  other_nodes_ = other_nodes;
  fit_.weights = weights;
  ++fit_.kept;
}

}  // namespace jasnel
