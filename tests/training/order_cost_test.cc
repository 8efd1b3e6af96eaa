// The kernel that tries weights is the solver, but for its weights.

#include "tools/training/order_cost.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/solver.h"

namespace jasnel {
namespace {

using internal::kOrderWeights;

// Weights by which cards are in no order but that of the bits.
constexpr internal::OrderWeights kNone{};

std::vector<std::string> DealLines(std::uint64_t seed, std::uint64_t first, std::size_t count) {
  std::vector<std::string> lines;
  for (const Position& deal : OrderDeals(seed, first, count)) {
    lines.push_back(FormatDealLine(ToDealLine(deal)));
  }
  return lines;
}

TEST(OrderDeals, AreTheSameWhereverTheyBegin) {
  const auto few = DealLines(1, 2, 3);
  const auto more = DealLines(1, 0, 6);
  EXPECT_EQ(few, std::vector(more.begin() + 2, more.begin() + 5));
  EXPECT_NE(few, DealLines(2, 2, 3));
}

TEST(OrderDeals, CanBeSolvedByTwoRuleSets) {
  const auto deals = OrderDeals(1, 0, 4);
  for (const Position& deal : deals) EXPECT_EQ(Validate(deal), std::nullopt);
  EXPECT_EQ(deals[0].rules, deals[2].rules);
  EXPECT_NE(deals[0].rules, deals[1].rules);
}

TEST(OrderCost, OfTheCompiledWeightsIsThatOfTheSolver) {
  const auto deals = OrderDeals(3, 0, 4);
  std::uint64_t nodes = 0;
  Solver solver;
  for (const Position& deal : deals) {
    for (const Objective objective : {Objective::kPoints, Objective::kMake}) {
      nodes += solver.Solve(deal, {.objective = objective})->nodes;
    }
  }
  EXPECT_EQ(OrderCost(1).Nodes(kOrderWeights, deals), nodes);
}

TEST(OrderCost, IsTheSameOnSeveralThreads) {
  const auto deals = OrderDeals(4, 0, 8);
  EXPECT_EQ(OrderCost(3).Nodes(kOrderWeights, deals), OrderCost(1).Nodes(kOrderWeights, deals));
}

TEST(OrderCost, IsHigherWithoutWeights) {
  const auto deals = OrderDeals(5, 0, 4);
  OrderCost cost(1);
  const std::uint64_t nodes = cost.Nodes(kOrderWeights, deals);
  EXPECT_GT(cost.Nodes(kNone, deals), nodes);
  EXPECT_EQ(cost.Nodes(kOrderWeights, deals), nodes);
}

TEST(OrderCost, OfOtherWeightsIsForTheSameValues) {
  const auto deals = OrderDeals(6, 0, 4);
  OrderCost cost(1);
  Solver solver;
  cost.Nodes(kNone, deals);
  for (const Position& deal : deals) {
    EXPECT_EQ(cost.Solve(deal, {}).value, solver.Solve(deal)->value);
  }
}

}  // namespace
}  // namespace jasnel
