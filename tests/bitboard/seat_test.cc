// The four players and the two sides.

#include "jasnel/seat.h"

#include <gtest/gtest.h>

namespace jasnel {
namespace {

TEST(Seat, PlayGoesFromNorthToEastToSouthToWestToNorth) {
  EXPECT_EQ(Clockwise(Seat::kNorth), Seat::kEast);
  EXPECT_EQ(Clockwise(Seat::kEast), Seat::kSouth);
  EXPECT_EQ(Clockwise(Seat::kSouth), Seat::kWest);
  EXPECT_EQ(Clockwise(Seat::kWest), Seat::kNorth);
}

TEST(Seat, FourStepsClockwiseIsOnceRoundTheTable) {
  for (const Seat seat : kAllSeats) EXPECT_EQ(Clockwise(seat, kSeats), seat);
}

TEST(Seat, NoStepIsTheSeatItself) {
  for (const Seat seat : kAllSeats) EXPECT_EQ(Clockwise(seat, 0), seat);
}

TEST(Seat, PartnersSitOpposite) {
  EXPECT_EQ(Partner(Seat::kNorth), Seat::kSouth);
  EXPECT_EQ(Partner(Seat::kEast), Seat::kWest);
  EXPECT_EQ(Partner(Seat::kSouth), Seat::kNorth);
  EXPECT_EQ(Partner(Seat::kWest), Seat::kEast);
}

TEST(Side, NorthPlaysWithSouthAndEastWithWest) {
  EXPECT_EQ(SideOf(Seat::kNorth), Side::kNorthSouth);
  EXPECT_EQ(SideOf(Seat::kEast), Side::kEastWest);
  EXPECT_EQ(SideOf(Seat::kSouth), Side::kNorthSouth);
  EXPECT_EQ(SideOf(Seat::kWest), Side::kEastWest);
}

TEST(Side, TheTwoSidesAreEachOthersOpponents) {
  EXPECT_EQ(Opponents(Side::kNorthSouth), Side::kEastWest);
  EXPECT_EQ(Opponents(Side::kEastWest), Side::kNorthSouth);
}

}  // namespace
}  // namespace jasnel
