// What positions of the same structure may differ by.

#include "solver/search/suit_lookup.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <map>
#include <utility>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "solver/search/suit_bytes.h"
#include "tests/solver/search/endings.h"
#include "tests/support/random_deals.h"

namespace jasnel::internal::portable {
namespace {

using jasnel::testing::Cards;
using jasnel::testing::Random;
using jasnel::testing::RandomDeal;

// The cards in the hands and in the trick in progress.
PlaySet LeftOf(const Endings& endings, const Position& position) {
  CardSet left;
  for (const CardSet hand : position.hands) left |= hand;
  for (const Card card : position.trick) left |= card;
  return endings.order.ToPlay(left);
}

TEST(Structure, KeepsTheOwnersOfEachSuitInTheirOrder) {
  Random random(31);
  for (int i = 0; i < 20; ++i) {
    const Endings endings(random, RandomDeal(random, 8, Cards::kAny, Rules{}), 3);
    const auto owners = [&](PlaySet left) {
      std::vector<int> seats;
      for (int byte = 0; byte < kSuits; ++byte) {
        for (const PlayCard card : left& SuitCards(byte)) {
          for (int seat = 0; seat < kSeats; ++seat) {
            if (endings.hands[seat].Contains(card)) seats.push_back(seat);
          }
        }
        seats.push_back(kSeats);
      }
      return seats;
    };
    std::map<std::vector<int>, std::uint32_t> structure_of;
    for (const auto& [structure, all] : endings.by_structure) {
      const PlaySet cards(structure);
      EXPECT_EQ(endings.tables.Structure(cards), cards);
      for (const PlaySet left : all) EXPECT_EQ(owners(left), owners(cards));
      EXPECT_TRUE(structure_of.emplace(owners(cards), structure).second);
    }
  }
}

// The values come from a search that knows nothing of structures.
TEST(MostLost, BoundsTheDifferenceOfTheValues) {
  Random random(32);
  Solver solver({.switches = kAllOff});
  int compared = 0;
  int different = 0;
  for (int i = 0; i < 1200; ++i) {
    const char* text = i % 3 == 0 ? "kbn" : i % 3 == 1 ? "bedum-rotterdam" : "kbn,roem=off";
    const DealLine deal = RandomDeal(random, 8, Cards::kAny, ParseRules(text).value());
    const Endings endings(random, deal, 2 + i % 2);
    const Seat leader = static_cast<Seat>(i % kSeats);
    endings.ForEachPairAlike([&](PlaySet from, PlaySet to) {
      const int gain = endings.Value(solver, to, leader) - endings.Value(solver, from, leader);
      ++compared;
      different += gain != 0 ? 1 : 0;
      ASSERT_LE(-gain, endings.tables.MostLost(from, to, 0, kNoLimit));
      ASSERT_LE(gain, endings.tables.MostLost(from, to, 1, kNoLimit));
    });
  }
  EXPECT_GT(compared, 1000);
  EXPECT_GT(different, 500);
}

TEST(MostLost, IsAboveTheLimitWhereItIsCutShort) {
  Random random(33);
  int cut = 0;
  for (int i = 0; i < 200; ++i) {
    const Endings endings(random, RandomDeal(random, 8, Cards::kAny, Rules{}), 3);
    endings.ForEachPairAlike([&](PlaySet from, PlaySet to) {
      const int lost = endings.tables.MostLost(from, to, 0, kNoLimit);
      for (const int limit : {0, 5, 20}) {
        const int found = endings.tables.MostLost(from, to, 0, limit);
        if (lost <= limit) {
          ASSERT_EQ(found, lost);
        } else {
          ++cut;
          ASSERT_GT(found, limit);
        }
      }
    });
  }
  EXPECT_GT(cut, 100);
}

// All roem that falls in a random play of the cards `left`.
int RoemOfSomePlay(Random& random, Position position) {
  const int before = (position.won[0].roem + position.won[1].roem).count();
  while (!IsOver(position)) {
    const CardSet legal = LegalCards(position);
    Play(position, jasnel::testing::Nth(legal, random.Below(legal.size())));
  }
  return (position.won[0].roem + position.won[1].roem).count() - before;
}

TEST(RoemOfBoth, BoundsWhatFallsAndIsOneOfTheAmountsThatArePossible) {
  Random random(34);
  int fallen = 0;
  for (int i = 0; i < 400; ++i) {
    Endings endings(random, RandomDeal(random, 8, Cards::kAny, Rules{}), 4);
    endings.tables.InitRoemOfBoth();
    const auto possible = endings.tables.PossibleRoem();
    for (const auto& [structure, all] : endings.by_structure) {
      const PlaySet left = all.front();
      const Position position = endings.PositionOf(left, static_cast<Seat>(i % kSeats));
      const int roem = RoemOfSomePlay(random, position);
      fallen += roem > 0 ? 1 : 0;
      ASSERT_LE(roem, endings.tables.MostRoemOfBoth(left));
      ASSERT_TRUE(possible[static_cast<std::size_t>(roem / 10)]);
      ASSERT_LE(endings.tables.MostRoemOfBoth(left),
                endings.tables.MostRoem(left, 0) + endings.tables.MostRoem(left, 1));
    }
  }
  EXPECT_GT(fallen, 1000);
}

// Play the one card for card as the other: the roem is the same, and the points differ by no more.
TEST(MostLostWithoutRoem, BoundsTheDifferenceOfAnyPlayWithTheSameRoem) {
  Random random(35);
  int compared = 0;
  for (int i = 0; i < 2000; ++i) {
    const Rules rules = ParseRules(i % 4 == 0 ? "kbn,roem=off" : "kbn").value();
    const Endings endings(random, RandomDeal(random, 8, Cards::kAny, rules), 2 + i % 2);
    for (const auto& [structure, all] : endings.by_structure) {
      for (std::size_t j = 1; j < all.size(); ++j) {
        const int lost = endings.tables.MostLostWithoutRoem(all[j - 1], all[j], kNoLimit);
        if (lost > kNoLimit || all[j - 1] == all[j]) continue;
        ++compared;
        Position from = endings.PositionOf(all[j - 1], Seat::kNorth);
        Position to = endings.PositionOf(all[j], Seat::kNorth);
        while (!IsOver(from)) {
          const PlaySet legal = endings.order.ToPlay(LegalCards(from));
          int choice = random.Below(legal.size());
          for (const PlayCard card : legal) {
            if (choice-- != 0) continue;
            const PlayCard other =
                SamePlaces(card, LeftOf(endings, from), LeftOf(endings, to)).Lowest();
            ASSERT_TRUE(endings.order.ToPlay(LegalCards(to)).Contains(other));
            Play(from, endings.order.ToNatural(card));
            Play(to, endings.order.ToNatural(other));
          }
        }
        const auto roem = [](const Position& p) { return p.won[0].roem + p.won[1].roem; };
        const auto lead = [](const Position& p) {
          return (p.won[0].total() - p.won[1].total()).count();
        };
        ASSERT_EQ(roem(from), roem(to));
        ASSERT_LE(std::abs(lead(from) - lead(to)), lost);
      }
    }
  }
  EXPECT_GT(compared, 1000);
}

}  // namespace
}  // namespace jasnel::internal::portable
