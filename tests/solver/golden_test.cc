// Values that two independent programs agree on: 300 full deals and 300 endings.

#include "tests/support/golden.h"

#include <gtest/gtest.h>

#include "jasnel/solver.h"

namespace jasnel {
namespace {

using testing::GoldenDeal;
using testing::ReadGolden;

class Golden : public ::testing::TestWithParam<const char*> {};

TEST_P(Golden, EveryValueIsTheKnownOne) {
  const auto deals = ReadGolden(GetParam());
  ASSERT_EQ(deals.size(), 300u);
  Solver solver;
  for (const GoldenDeal& deal : deals) {
    EXPECT_EQ(solver.Solve(deal.position).value().value, deal.value) << deal.line;
  }
}

TEST_P(Golden, AContractIsMadeWhenTheKnownValueSaysSo) {
  Solver solver;
  for (const GoldenDeal& deal : ReadGolden(GetParam())) {
    for (const Seat declarer : {Seat::kNorth, Seat::kEast}) {
      Position position = deal.position;
      position.declarer = declarer;
      const Points share = SideOf(declarer) == Side::kNorthSouth ? deal.value : -deal.value;
      EXPECT_EQ(solver.Solve(position, {.objective = Objective::kMake}).value().makes,
                share > Points(0))
          << deal.line;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Files, Golden, ::testing::Values("deals.txt", "endings.txt"),
                         [](const auto& param_info) {
                           const std::string name = param_info.param;
                           return name.substr(0, name.find('.'));
                         });

}  // namespace
}  // namespace jasnel
