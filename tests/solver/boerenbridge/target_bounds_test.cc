// What the bounds of the paranoid search promise, against the oracle and against all ways to play.

#include "solver/boerenbridge/target_bounds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "jasnel/boerenbridge/deal_line.h"
#include "tests/support/boerenbridge_positions.h"
#include "tests/support/compared.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::internal {
namespace {

using jasnel::boerenbridge::testing::LineOf;
using jasnel::boerenbridge::testing::OracleGame;
using jasnel::boerenbridge::testing::RandomPosition;
using jasnel::boerenbridge::testing::Shape;
using jasnel::testing::Compared;
using jasnel::testing::kSanitized;

TrickStart StartOf(const Position& position, bool relative = true) {
  return SearchRoot(position, relative).start;
}

TrickStart StartOf(const std::string& line) {
  return StartOf(ParseDealLine(line).value().position);
}

// At the start of a trick, with nothing taken before.
Position RandomStart(Random& random, int most_cards) {
  Shape shape;
  shape.players = kMinPlayers + random.Below(3);
  shape.cards = 1 + random.Below(shape.players > 3 ? std::min(most_cards, 3) : most_cards);
  shape.suits = 2 + random.Below(3);
  Position position = RandomPosition(random, shape);
  position.taken = {};
  return position;
}

TEST(BoerenbridgeTargetBounds, WhoCanDuckAllTakesNoTrickAgainstTheOracle) {
  Random random(51);
  int on_lead = 0;
  int not_on_lead = 0;
  int missed = 0;
  const int positions = Compared(2000);
  for (int i = 0; i < positions; ++i) {
    const Position position = RandomStart(random, 4);
    for (int seat = 0; seat < position.players; ++seat) {
      const bool ducks = CanDuckAll(StartOf(position), seat);
      ASSERT_EQ(CanDuckAll(StartOf(position, false), seat), ducks) << LineOf(position);
      const int fewest = oracle::boerenbridge::FewestTricks(OracleGame(position), seat);
      if (ducks) {
        ASSERT_EQ(fewest, 0) << "seat " << seat << " in " << LineOf(position);
        ++(seat == position.leader ? on_lead : not_on_lead);
      } else if (fewest == 0) {
        ++missed;
      }
    }
  }
  EXPECT_GT(on_lead, positions / 60);
  EXPECT_GT(not_on_lead, positions / 6);
  EXPECT_GT(missed, 0) << "it is a bound, and not all there is";
}

TEST(BoerenbridgeTargetBounds, DucksWithEnoughCardsOfItsOwnBelow) {
  // One card of the others below the second, none below the first; then two below the second.
  EXPECT_TRUE(CanDuckAll(StartOf("0:.42.. .53.. .76.. leader=1"), 0));
  EXPECT_FALSE(CanDuckAll(StartOf("0:.52.. .43.. .76.. leader=1"), 0));
  EXPECT_FALSE(CanDuckAll(StartOf("0:.43.. .52.. .76.. leader=1"), 0));
  // A trump may have to be played to a suit that it does not have.
  EXPECT_FALSE(CanDuckAll(StartOf("0:2.2.. 3.3.. 4.4.. leader=1"), 0));
}

TEST(BoerenbridgeTargetBounds, OnLeadItNeedsACardThatLosesAndLeavesTheRestLow) {
  EXPECT_TRUE(CanDuckAll(StartOf("0:.2.. .3.. .4.. leader=0"), 0));
  EXPECT_FALSE(CanDuckAll(StartOf("0:.2.. ..3. ..4. leader=0"), 0)) << "nobody has the suit";
  // The lead of the four may win; after that of the two the three is below the four.
  EXPECT_FALSE(CanDuckAll(StartOf("0:.42.. .53.. 43... leader=0"), 0));
  EXPECT_TRUE(CanDuckAll(StartOf("0:.42.. .53.. .76.. leader=0"), 0));
}

// The most that a seat takes if all do what they can for it.
int MostOfAllPlay(const Position& position, int seat) {
  if (position.IsOver()) return position.taken[seat];
  int most = 0;
  for (const Card card : position.Legal()) {
    Position after = position;
    after.Play(card);
    most = std::max(most, MostOfAllPlay(after, seat));
  }
  return most;
}

TEST(BoerenbridgeTargetBounds, NoPlayTakesMoreThanMostAgainstTrumps) {
  Random random(52);
  int reached = 0;
  int lower = 0;  // than without the bound
  for (int i = 0; i < (kSanitized ? 100 : 1000); ++i) {
    const Position position = RandomStart(random, 3);
    const TrickStart start = StartOf(position);
    for (int seat = 0; seat < position.players; ++seat) {
      const int bound = MostAgainstTrumps(start, seat);
      const int most = MostOfAllPlay(position, seat);
      ASSERT_LE(most, bound) << "seat " << seat << " in " << LineOf(position);
      if (most == bound) ++reached;
      if (bound < start.MostOf(seat)) ++lower;
    }
  }
  EXPECT_GT(reached, kSanitized ? 50 : 500);
  EXPECT_GT(lower, kSanitized ? 20 : 200);
}

TEST(BoerenbridgeTargetBounds, TrumpsOfPartnersDoNotBeatEachOther) {
  // Seat 1's queen is beaten by seat 2's king, but neither by seat 0.
  const TrickStart start = StartOf("0:.A.K.Q AQ.2.. K.3.2. leader=0");
  EXPECT_EQ(MostAgainstTrumps(start, 0), 1);
  EXPECT_EQ(start.MostOf(0), 2);
}

}  // namespace
}  // namespace jasnel::boerenbridge::internal
