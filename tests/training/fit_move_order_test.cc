// The search for weights of the move order.

#include "tools/training/fit_move_order.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "tools/training/order_weight_names.h"
#include "tools/training/write_move_order.h"

namespace jasnel {
namespace {

using internal::kOrderWeights;
using internal::OrderWeights;

constexpr std::uint64_t kPositionsSeed = 11;

std::vector<int> NumbersOf(OrderWeights weights) {
  std::vector<int> numbers;
  for (const auto& weight : internal::AllOf(weights)) numbers.push_back(*weight.value);
  return numbers;
}

TEST(Changed, HasOneOrTwoOtherWeights) {
  const auto before = NumbersOf(kOrderWeights);
  for (std::uint64_t number = 0; number < 200; ++number) {
    const auto after = NumbersOf(Changed(kOrderWeights, kPositionsSeed, number));
    int changes = 0;
    for (std::size_t i = 0; i < before.size(); ++i) changes += before[i] != after[i] ? 1 : 0;
    // A weight that is drawn twice may be what it was.
    EXPECT_LE(changes, 2);
  }
}

TEST(Changed, ReachesEachWeight) {
  const auto before = NumbersOf(kOrderWeights);
  std::vector<bool> changed(before.size());
  for (std::uint64_t number = 0; number < 1000; ++number) {
    const auto after = NumbersOf(Changed(kOrderWeights, kPositionsSeed, number));
    for (std::size_t i = 0; i < before.size(); ++i) {
      if (before[i] != after[i]) changed[i] = true;
    }
  }
  EXPECT_EQ(changed, std::vector<bool>(before.size(), true));
}

class Fit : public ::testing::Test {
 protected:
  // From weights that are far from good, so that there is something to find.
  static OrderFit Start() {
    OrderFit start{kOrderWeights};
    start.weights.lead.winner = -300;
    start.weights.third.safe = -600;
    return start;
  }

  const std::vector<Position> deals_ = OrderDeals(12, 10);
  OrderCost cost_{2};
};

TEST_F(Fit, KeepsWhatSavesNodesAndNothingElse) {
  OrderFitter fitter(Start(), kPositionsSeed, deals_, cost_);
  const std::uint64_t before = fitter.nodes();
  for (int step = 0; step < 40; ++step) {
    const OrderFit last = fitter.fit();
    const std::uint64_t nodes = fitter.nodes();
    fitter.Step();
    EXPECT_EQ(fitter.fit().steps, last.steps + 1);
    if (fitter.fit().kept == last.kept) {
      EXPECT_EQ(WriteMoveOrder(fitter.fit().weights), WriteMoveOrder(last.weights));
      EXPECT_EQ(fitter.nodes(), nodes);
    } else {
      EXPECT_LT(fitter.nodes(), nodes);
    }
  }
  EXPECT_GT(fitter.fit().kept, 0U);
  EXPECT_LT(fitter.nodes(), before);
  EXPECT_EQ(cost_.Nodes(fitter.fit().weights, deals_), fitter.nodes());
}

TEST_F(Fit, ThatWasBrokenOffFindsTheSame) {
  OrderFitter whole(Start(), kPositionsSeed, deals_, cost_);
  for (int step = 0; step < 20; ++step) whole.Step();
  OrderFitter first(Start(), kPositionsSeed, deals_, cost_);
  for (int step = 0; step < 7; ++step) first.Step();
  OrderFitter second(first.fit(), kPositionsSeed, deals_, cost_);
  for (int step = 7; step < 20; ++step) second.Step();
  EXPECT_EQ(WriteMoveOrder(second.fit().weights), WriteMoveOrder(whole.fit().weights));
  EXPECT_EQ(second.fit().kept, whole.fit().kept);
  EXPECT_EQ(second.nodes(), whole.nodes());
}

}  // namespace
}  // namespace jasnel
