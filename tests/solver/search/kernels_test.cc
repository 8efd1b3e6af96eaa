// The kernels are one search, compiled for different processors.

#include <gtest/gtest.h>

#include <vector>

#include "solver/search_core.h"
#include "tests/support/golden.h"
#include "tests/support/sanitized.h"

namespace jasnel::internal {
namespace {

using jasnel::testing::GoldenDeal;
using jasnel::testing::kSanitized;
using jasnel::testing::ReadGolden;

void ExpectSame(const Solution& a, const Solution& b) {
  EXPECT_EQ(a.value, b.value);
  EXPECT_EQ(a.makes, b.makes);
  EXPECT_EQ(a.cards, b.cards);
  EXPECT_EQ(a.line, b.line);
  EXPECT_EQ(a.nodes, b.nodes);
}

TEST(Kernels, TheLastOneRunsEverywhere) {
  ASSERT_FALSE(UsableKernels().empty());
  EXPECT_STREQ(UsableKernels().back().name, "portable");
}

TEST(Kernels, GiveTheSameAnswersNodesIncluded) {
  const auto portable = UsableKernels().back().make({});
  for (const Kernel& kernel : UsableKernels()) {
    SCOPED_TRACE(kernel.name);
    const auto engine = kernel.make({});
    int rest = kSanitized ? 5 : 40;
    for (const GoldenDeal& deal : ReadGolden("deals.txt")) {
      if (rest-- == 0) break;
      for (const Objective objective :
           {Objective::kPoints, Objective::kMake, Objective::kPit, Objective::kScore}) {
        const SolveRequest request{.objective = objective, .cards = true, .line = true};
        ExpectSame(engine->Solve(deal.position, request), portable->Solve(deal.position, request));
      }
    }
  }
}

}  // namespace
}  // namespace jasnel::internal
