// Points as numbers.

#include "jasnel/points.h"

#include <gtest/gtest.h>

namespace jasnel {
namespace {

TEST(Points, AreNoneAtFirst) { EXPECT_EQ(Points().count(), 0); }

TEST(Points, OfTwoSidesAddUp) { EXPECT_EQ(Points(82) + Points(80), Points(162)); }

TEST(Points, OfADifferenceMayBeNegative) { EXPECT_EQ((Points(62) - Points(100)).count(), -38); }

TEST(Points, OfTheOtherSideAreTheNegative) { EXPECT_EQ(-Points(38), Points(-38)); }

TEST(Points, CanBeAddedToACount) {
  Points points(62);
  points += Points(20);
  EXPECT_EQ(points, Points(82));
}

TEST(Points, CanBeTakenFromACount) {
  Points points(162);
  points -= Points(82);
  EXPECT_EQ(points, Points(80));
}

TEST(Points, EightyTwoAreMoreThanEightyOne) { EXPECT_GT(Points(82), Points(81)); }

}  // namespace
}  // namespace jasnel
