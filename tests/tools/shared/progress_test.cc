// How progress is worded.

#include "tools/shared/run/progress.h"

#include <gtest/gtest.h>

namespace jasnel {
namespace {

using std::chrono::seconds;

TEST(Progress, OfAFileTellsThePartAndTheTimeThatIsLeft) {
  EXPECT_EQ(DescribeProgress({500, 250, 1000}, seconds(10)),
            "500 deals, 25%, 50 deals/s, 0:30 left");
}

TEST(Progress, OfAPipeTellsOnlyWhatIsDone) {
  EXPECT_EQ(DescribeProgress({15, 900, std::nullopt}, seconds(10)), "15 deals, 1.5 deals/s");
}

TEST(Progress, TellsHoursWhereThereAreAny) {
  EXPECT_EQ(DescribeProgress({100, 1, 1001}, seconds(4)),
            "100 deals, 0%, 25 deals/s, 1:06:40 left");
}

TEST(Progress, OfAFileThatGrewMeanwhileTellsNoTime) {
  EXPECT_EQ(DescribeProgress({100, 2000, 1000}, seconds(1)), "100 deals, 200%, 100 deals/s");
}

TEST(Progress, OfAnEmptyFileDividesByNothing) {
  EXPECT_EQ(DescribeProgress({0, 0, 0}, seconds(2)), "0 deals, 0.0 deals/s");
}

}  // namespace
}  // namespace jasnel
