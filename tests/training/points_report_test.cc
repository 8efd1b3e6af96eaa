// The errors of estimates.

#include "tools/training/points_report.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace jasnel {
namespace {

TEST(PointsErrors, AreOfEstimatesAndValues) {
  PointsErrors errors;
  errors.Add(30, 10);
  errors.Add(-5, 5);
  EXPECT_EQ(errors.count(), 2U);
  EXPECT_DOUBLE_EQ(errors.mean_absolute(), 15);
  EXPECT_DOUBLE_EQ(errors.root_mean_square() * errors.root_mean_square(), 250);
  EXPECT_DOUBLE_EQ(errors.signs_right(), 0.5);
  EXPECT_DOUBLE_EQ(errors.mean_estimate(), 12.5);
  EXPECT_DOUBLE_EQ(errors.mean_found(), 7.5);
}

TEST(PointsReport, HasWholeDealsSmallerOnesAndClassesOfEstimates) {
  PointsModelWeights weights{};
  weights.last_bias[0] = -PointsModelWeights::kUnit * PointsModelWeights::kUnit / 2;  // -50 points
  const std::array points = {-40, 10, -80, -50};
  EXPECT_EQ(PointsReportOf(0, points, weights),
            "Held out            Deals  Mean absolute  Root mean square  Signs right\n"
            "whole deals             3           33.3              39.2         66.7%\n"
            "4 to 7 cards            1            0.0               0.0        100.0%\n"
            "\n"
            "Estimate            Deals  Mean estimate  Mean value\n"
            "-80 to -41              4          -50.0       -40.0\n");
}

TEST(PointsReport, PutsEveryEstimateInAClass) {
  const auto row = [](int estimate) {
    PointsModelWeights weights{};
    weights.last_bias[0] =
        estimate * PointsModelWeights::kUnit * PointsModelWeights::kUnit / 100 + 1;
    const std::array points = {0};
    const std::string text = PointsReportOf(0, points, weights);
    const std::string last = text.substr(text.rfind('\n', text.size() - 2) + 1);
    return last.substr(0, last.find("  "));
  };
  EXPECT_EQ(row(-1000), "below -200");
  EXPECT_EQ(row(-201), "below -200");
  EXPECT_EQ(row(-199), "-200 to -161");
  EXPECT_EQ(row(0), "0 to 39");
  EXPECT_EQ(row(39), "0 to 39");
  EXPECT_EQ(row(40), "40 to 79");
  EXPECT_EQ(row(199), "160 to 199");
  EXPECT_EQ(row(200), "200 and more");
  EXPECT_EQ(row(1000), "200 and more");
}

}  // namespace
}  // namespace jasnel
