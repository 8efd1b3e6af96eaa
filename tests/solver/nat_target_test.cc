// What is kept of a contract that cannot be made says no more than was found.

#include "solver/nat_target.h"

#include <gtest/gtest.h>

#include "tests/support/random_deals.h"

namespace jasnel::internal::portable {
namespace {

using jasnel::testing::Random;

NatTarget Target(int points, int roem) { return {points, roem, 0}; }

TEST(PackedNatTarget, IsNoneWhereItDoesNotFit) {
  EXPECT_TRUE(PackedNatTarget().is_none());
  EXPECT_TRUE(PackedNatTarget(Target(0, 630)).is_none());
  EXPECT_TRUE(PackedNatTarget(Target(-1026, 0)).is_none());
  EXPECT_TRUE(PackedNatTarget(Target(1022, 0)).is_none());
  EXPECT_FALSE(PackedNatTarget(Target(1020, 620)).is_none());
  EXPECT_FALSE(PackedNatTarget(Target(-1024, 620)).is_none());
  EXPECT_FALSE(PackedNatTarget(Target(kOutOfReach, 0)).is_none());
}

TEST(PackedNatTarget, ComesBackFromItsBits) {
  for (const NatTarget& target : {Target(-1024, 0), Target(0, 0), Target(162, 620)}) {
    const PackedNatTarget packed(target);
    EXPECT_EQ(PackedNatTarget::FromBits(packed.bits()).EasierBy(packed), 0);
  }
}

TEST(PackedNatTarget, OutOfReachIsHarderThanAnyPoints) {
  EXPECT_GT(PackedNatTarget(Target(1020, 20)).EasierBy(PackedNatTarget(Target(kOutOfReach, 20))),
            1020);
  EXPECT_LT(PackedNatTarget(Target(kOutOfReach, 20)).EasierBy(PackedNatTarget(Target(1020, 20))),
            0);
}

TEST(NatKnown, SaysOfAllTargetsWhatFollowsFromTwo) {
  Random random(81);
  for (int i = 0; i < 5000; ++i) {
    const auto draw = [&] { return Target(2 * (random.Below(21) - 10), 10 * random.Below(8)); };
    const NatTarget reached = draw();
    const NatTarget missed = draw();
    const NatTarget asked = draw();
    NatKnown known;
    EXPECT_FALSE(known.Reaches(PackedNatTarget(asked)));
    EXPECT_FALSE(known.Misses(PackedNatTarget(asked)));
    known.Add(PackedNatTarget(reached), true);
    known.Add(PackedNatTarget(missed), false);
    const NatKnown kept(known.bounds());
    EXPECT_EQ(kept.Reaches(PackedNatTarget(asked)),
              asked.points <= reached.points && asked.roem >= reached.roem);
    EXPECT_EQ(kept.Misses(PackedNatTarget(asked)),
              asked.points >= missed.points && asked.roem <= missed.roem);
    if (kept.Reaches(PackedNatTarget(asked))) {
      EXPECT_EQ(kept.ReachesBy(PackedNatTarget(asked)), reached.points - asked.points);
    }
    if (kept.Misses(PackedNatTarget(asked))) {
      EXPECT_EQ(kept.MissesBy(PackedNatTarget(asked)), asked.points - missed.points);
    }
  }
}

}  // namespace
}  // namespace jasnel::internal::portable
