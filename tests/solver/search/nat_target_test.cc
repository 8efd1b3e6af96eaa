// What is kept of a contract that cannot be made says no more than was found.

#include "solver/search/nat_target.h"

#include <gtest/gtest.h>

#include "tests/support/random_deals.h"

namespace jasnel::internal::portable {
namespace {

using jasnel::testing::Random;

NatTarget Target(int points, int roem) { return {points, roem, 0}; }

TEST(PackedNatTarget, IsNoneWhereItDoesNotFit) {
  EXPECT_TRUE(PackedNatTarget().is_none());
  EXPECT_TRUE(PackedNatTarget(Target(0, 640), 0).is_none());
  EXPECT_TRUE(PackedNatTarget(Target(-514, 0), 0).is_none());
  EXPECT_TRUE(PackedNatTarget(Target(510, 0), 0).is_none());
  EXPECT_FALSE(PackedNatTarget(Target(508, 620), 0).is_none());
  EXPECT_FALSE(PackedNatTarget(Target(-512, 620), 0).is_none());
  EXPECT_FALSE(PackedNatTarget(Target(kOutOfReach, 0), 0).is_none());
}

TEST(PackedNatTarget, ComesBackFromItsBits) {
  for (const NatTarget& target : {Target(-512, 0), Target(0, 0), Target(162, 620)}) {
    const PackedNatTarget packed(target, 0);
    EXPECT_EQ(PackedNatTarget::FromBits(packed.bits()).EasierBy(packed), 0);
  }
}

TEST(PackedNatTarget, OutOfReachIsHarderThanAnyPoints) {
  EXPECT_GT(
      PackedNatTarget(Target(508, 20), 0).EasierBy(PackedNatTarget(Target(kOutOfReach, 20), 0)),
      508);
  EXPECT_LT(
      PackedNatTarget(Target(kOutOfReach, 20), 0).EasierBy(PackedNatTarget(Target(508, 20), 0)), 0);
}

TEST(PackedNatTarget, TellsAmountsWithABonusApartFromThoseWithout) {
  const auto place = [](int roem, int bonus) {
    return PackedNatTarget(Target(0, roem), bonus).bits();
  };
  EXPECT_LT(place(80, 88), place(88, 88));
  EXPECT_LT(place(88, 88), place(90, 88));
  EXPECT_EQ(place(88, 88), place(89, 88));
  EXPECT_EQ(place(88, 0), place(80, 0));
  EXPECT_EQ(place(85, 100), place(80, 100));
}

TEST(NatKnown, SaysOfAllTargetsWhatFollowsFromTwo) {
  Random random(81);
  for (int i = 0; i < 5000; ++i) {
    const auto draw = [&] { return Target(2 * (random.Below(21) - 10), 10 * random.Below(8)); };
    const NatTarget reached = draw();
    const NatTarget missed = draw();
    const NatTarget asked = draw();
    NatKnown known;
    EXPECT_FALSE(known.Reaches(PackedNatTarget(asked, 0)));
    EXPECT_FALSE(known.Misses(PackedNatTarget(asked, 0)));
    known.Add(PackedNatTarget(reached, 0), true);
    known.Add(PackedNatTarget(missed, 0), false);
    const NatKnown kept(known.bounds());
    EXPECT_EQ(kept.Reaches(PackedNatTarget(asked, 0)),
              asked.points <= reached.points && asked.roem >= reached.roem);
    EXPECT_EQ(kept.Misses(PackedNatTarget(asked, 0)),
              asked.points >= missed.points && asked.roem <= missed.roem);
    if (kept.Reaches(PackedNatTarget(asked, 0))) {
      EXPECT_EQ(kept.ReachesBy(PackedNatTarget(asked, 0)), reached.points - asked.points);
    }
    if (kept.Misses(PackedNatTarget(asked, 0))) {
      EXPECT_EQ(kept.MissesBy(PackedNatTarget(asked, 0)), asked.points - missed.points);
    }
  }
}

}  // namespace
}  // namespace jasnel::internal::portable
