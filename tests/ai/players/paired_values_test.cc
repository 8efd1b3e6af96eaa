// What alternatives bring in the same deals.

#include "ai/players/paired_values.h"

#include <gtest/gtest.h>

#include <cmath>

namespace jasnel::testing {
namespace {

TEST(PairedValues, AreWeighed) {
  PairedValues values(2);
  values.Begin(0.25);
  values.Add(0, 8);
  values.Add(1, 4);
  values.Begin(0.75);
  values.Add(0, -4);
  values.Add(1, 4);
  EXPECT_EQ(values.deals(), 2U);
  EXPECT_EQ(values.Mean(0), -1);
  EXPECT_EQ(values.Mean(1), 4);
  const PairedDifference lead = values.Ahead(1, 0);
  EXPECT_EQ(lead.mean, 5);
  // Off by 9 in the first deal, and by 3 in the second one.
  EXPECT_DOUBLE_EQ(lead.error, std::hypot(0.25 * 9, 0.75 * 3));
}

// The usual standard error, but for the bias of the variance.
TEST(PairedValues, OfDealsThatWeighTheSameHaveTheUsualError) {
  PairedValues values(2);
  for (const int ahead : {3, 5, 7, 9}) {
    values.Begin();
    values.Add(0, 100 + ahead);
    values.Add(1, 100);
  }
  const PairedDifference lead = values.Ahead(0, 1);
  EXPECT_EQ(lead.mean, 6);
  EXPECT_DOUBLE_EQ(lead.error, std::sqrt((9 + 1 + 1 + 9) / 4.0 / 4.0));
  EXPECT_EQ(values.Ahead(1, 0).mean, -6);
}

TEST(PairedValues, AreComparedInTheDealsOfBoth) {
  PairedValues values(2);
  for (int deal = 0; deal < 10; ++deal) {
    values.Begin();
    values.Add(0, deal < 4 ? 10 : -50);
    if (deal < 4) values.Add(1, 7);
  }
  EXPECT_EQ(values.Ahead(0, 1).mean, 3);
  EXPECT_EQ(values.Ahead(0, 1).error, 0);
  EXPECT_EQ(values.Mean(1), 7);
  EXPECT_EQ(values.Mean(0), -26);
}

}  // namespace
}  // namespace jasnel::testing
