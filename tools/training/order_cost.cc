#include "tools/training/order_cost.h"

#include <array>
#include <numeric>

#include "jasnel/dealing.h"
#include "jasnel/rules.h"
#include "solver/threads.h"

namespace jasnel {

// The kernel of jasnel_solver_tunable.
namespace internal::tunable {
OrderWeights order_weights = internal::kOrderWeights;
std::unique_ptr<SearchCore> MakeSearchCore(const SolverOptions& options);
}  // namespace internal::tunable

std::vector<Position> OrderDeals(std::uint64_t seed, std::uint64_t first, std::size_t count) {
  const std::array rules = {Certain(ParseRules("kbn"), "these are rules"),
                            Certain(ParseRules("nku-rotterdam"), "these are rules")};
  std::vector<Position> deals(count);
  for (std::size_t i = 0; i < count; ++i) {
    Random random = Random::Stream(seed, first + i);
    Position& deal = deals[i];
    deal.hands = RandomHands(random);
    deal.rules = rules[(first + i) % rules.size()];
    deal.trump = static_cast<Suit>(random.Below(kSuits));
    deal.leader = static_cast<Seat>(random.Below(kSeats));
    deal.declarer = static_cast<Seat>(random.Below(kSeats));
  }
  return deals;
}

OrderCost::OrderCost(int threads) {
  for (int i = 0; i < threads; ++i) cores_.push_back(internal::tunable::MakeSearchCore({}));
}

std::uint64_t OrderCost::Nodes(const internal::OrderWeights& weights,
                               std::span<const Position> deals) {
  internal::tunable::order_weights = weights;
  std::vector<std::uint64_t> nodes(deals.size());
  OnPieces(deals.size(), static_cast<int>(cores_.size()), [&](std::size_t i, int thread) {
    internal::SearchCore& core = *cores_[static_cast<std::size_t>(thread)];
    for (const Objective objective : {Objective::kPoints, Objective::kMake}) {
      nodes[i] += core.Solve(deals[i], {.objective = objective}).nodes;
    }
  });
  return std::accumulate(nodes.begin(), nodes.end(), std::uint64_t{0});
}

}  // namespace jasnel
