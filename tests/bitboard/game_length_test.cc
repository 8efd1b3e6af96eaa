// How many deals a game has.

#include "bitboard/game_length.h"

#include <gtest/gtest.h>

#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::RulesOf;

// SV Bedum: "Op een speelavond worden 4 'boompjes' van 12 spelletjes gespeeld".
TEST(GameLength, IsTwelveDealsInBedum) {
  for (const char* rules : {"bedum", "bedum-rotterdam", "bedum-utrecht", "bedum,roem=off"}) {
    EXPECT_EQ(DealsOfGame(RulesOf(rules)), 12) << rules;
  }
}

// NKF 1976, second part art. 5: "Spellen 4 - 8 - 12 - 16".
TEST(GameLength, IsSixteenDealsElsewhere) {
  for (const char* rules : {"kbn", "nkf", "nkf-international", "nku", "nku-rotterdam"}) {
    EXPECT_EQ(DealsOfGame(RulesOf(rules)), 16) << rules;
  }
}

}  // namespace
}  // namespace jasnel
