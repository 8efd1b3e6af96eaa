// Who takes which cards in the proof of a bound, as far as it bounds positions alike.

#include "solver/search/taken.h"

#include <gtest/gtest.h>

#include <vector>

#include "jasnel/solver.h"
#include "solver/search/search.h"
#include "tests/solver/search/endings.h"
#include "tests/support/random_deals.h"

namespace jasnel::internal::portable {
namespace {

using jasnel::testing::Cards;
using jasnel::testing::Random;
using jasnel::testing::RandomDeal;

TEST(Taken, KeepsThePlacesOfCards) {
  const PlaySet from(0x91000307);
  const PlaySet to(0x38001807);
  EXPECT_EQ(SamePlaces(PlaySet(0x80000101), from, to), PlaySet(0x20000801));
  EXPECT_EQ(SamePlaces(PlaySet(0x11000206), from, to), PlaySet(0x18001006));
  EXPECT_EQ(SamePlaces(from, from, to), to);
  EXPECT_EQ(SamePlaces({}, from, to), PlaySet());
}

TEST(Taken, HasInCommonWhatBothHave) {
  const Taken a = {PlaySet(0x3), PlaySet(0xc)};
  const Taken b = {PlaySet(0x5), PlaySet(0x8)};
  EXPECT_EQ((a & b).By(0), PlaySet(0x1));
  EXPECT_EQ((a & b).By(1), PlaySet(0x8));
}

// The bound that a search proves for one ending, less what may be lost, bounds all others of the
// same structure. Their values come from a search without any part.
TEST(Taken, InAProofBoundsPositionsAlike) {
  Random random(36);
  Solver plain({.switches = kAllOff});
  Search search(std::size_t{1} << 16);
  int compared = 0;
  int sharper = 0;
  int exact = 0;
  for (int i = 0; i < 900; ++i) {
    const char* text = i % 3 == 0 ? "kbn" : i % 3 == 1 ? "bedum-rotterdam" : "kbn,roem=off";
    const DealLine deal = RandomDeal(random, 8, Cards::kAny, ParseRules(text).value());
    const Endings endings(random, deal, 2 + i % 3);
    const Seat leader = static_cast<Seat>(i % kSeats);
    endings.ForEachPairAlike([&](PlaySet from, PlaySet to) {
      const int there = endings.Value(plain, to, leader);
      const int here = endings.Value(plain, from, leader);
      search.Begin(endings.hands, endings.rules, {}, {});
      const TrickStart start = {from, static_cast<std::uint8_t>(leader),
                                static_cast<std::uint8_t>(from.size() / kSeats),
                                static_cast<std::uint8_t>(CardPoints(from) + kLastTrickPoints)};
      const OpenTrick trick = OpenTrick::Start(start, search.deal());
      for (const int target : {here, here + 2, here - 10, here + 12}) {
        const int bound = search.TestPoints(trick, target);
        const int side = bound >= target ? 0 : 1;
        const int lost = endings.tables.MostLost(from, to, side, kNoLimit, search.taken());
        ++compared;
        sharper += lost < endings.tables.MostLost(from, to, side, kNoLimit) ? 1 : 0;
        if (side == 0) {
          ASSERT_GE(there, bound - lost) << i << " target " << target;
          exact += there == bound - lost ? 1 : 0;
        } else {
          ASSERT_LE(there, bound + lost) << i << " target " << target;
          exact += there == bound + lost ? 1 : 0;
        }
      }
    });
  }
  EXPECT_GT(compared, 3000);
  EXPECT_GT(sharper, compared / 3);
  EXPECT_GT(exact, compared / 10);
}

}  // namespace
}  // namespace jasnel::internal::portable
