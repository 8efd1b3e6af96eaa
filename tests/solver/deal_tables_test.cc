// What positions of the same structure may differ by.

#include "solver/deal_tables.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "bitboard/deal_line.h"
#include "bitboard/rules.h"
#include "solver/solver.h"
#include "tests/support/random_deals.h"

namespace jasnel::internal::portable {
namespace {

using jasnel::testing::Cards;
using jasnel::testing::Random;
using jasnel::testing::RandomDeal;

constexpr int kNoLimit = 1 << 20;

// Endings of one deal: each seat keeps some of its cards.
struct Endings {
  Endings(Random& random, const DealLine& deal, int cards)
      : trump(*deal.trump), order(trump), rules(*deal.rules) {
    for (int seat = 0; seat < kSeats; ++seat) hands[seat] = order.ToPlay(deal.hands[seat]);
    tables.Init(hands, rules);
    for (int i = 0; i < 150; ++i) {
      std::uint32_t left = 0;
      for (const PlaySet hand : hands) left |= Some(random, hand, cards);
      by_structure[tables.Structure(left)].push_back(left);
    }
  }

  static std::uint32_t Some(Random& random, PlaySet hand, int cards) {
    while (hand.size() > cards) {
      int drop = random.Below(hand.size());
      for (const PlayCard card : hand) {
        if (drop-- == 0) hand -= card;
      }
    }
    return hand.bits();
  }

  Position PositionOf(std::uint32_t left, Seat leader) const {
    Position position;
    for (int seat = 0; seat < kSeats; ++seat) {
      position.hands[seat] = order.ToNatural(hands[seat] & PlaySet(left));
    }
    position.trump = trump;
    position.leader = leader;
    position.rules = rules;
    position.won[0].tricks = TricksPlayed(position);
    return position;
  }

  Suit trump;
  PlayOrder order;
  Rules rules;
  std::array<PlaySet, kSeats> hands;
  DealTables tables;
  std::map<std::uint32_t, std::vector<std::uint32_t>> by_structure;
};

TEST(Structure, KeepsTheOwnersOfEachSuitInTheirOrder) {
  Random random(31);
  for (int i = 0; i < 20; ++i) {
    const Endings endings(random, RandomDeal(random, 8, Cards::kAny, Rules{}), 3);
    const auto owners = [&](std::uint32_t left) {
      std::vector<int> seats;
      for (int byte = 0; byte < kSuits; ++byte) {
        for (const PlayCard card : PlaySet(left & 0xffu << (8 * byte))) {
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
      EXPECT_EQ(endings.tables.Structure(structure), structure);
      for (const std::uint32_t left : all) EXPECT_EQ(owners(left), owners(structure));
      EXPECT_TRUE(structure_of.emplace(owners(structure), structure).second);
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
    for (const auto& [structure, all] : endings.by_structure) {
      for (std::size_t j = 1; j < all.size(); ++j) {
        const std::uint32_t from = all[j - 1];
        const std::uint32_t to = all[j];
        if (from == to) continue;
        const auto value = [&](std::uint32_t left) {
          return solver.Solve(endings.PositionOf(left, leader)).value().value.count();
        };
        const int gain = value(to) - value(from);
        ++compared;
        different += gain != 0 ? 1 : 0;
        ASSERT_LE(-gain, endings.tables.MostLost(from, to, 0, kNoLimit));
        ASSERT_LE(gain, endings.tables.MostLost(from, to, 1, kNoLimit));
      }
    }
  }
  EXPECT_GT(compared, 1000);
  EXPECT_GT(different, 500);
}

TEST(MostLost, IsAboveTheLimitWhereItIsCutShort) {
  Random random(33);
  int cut = 0;
  for (int i = 0; i < 200; ++i) {
    const Endings endings(random, RandomDeal(random, 8, Cards::kAny, Rules{}), 3);
    for (const auto& [structure, all] : endings.by_structure) {
      for (std::size_t j = 1; j < all.size(); ++j) {
        const int lost = endings.tables.MostLost(all[j - 1], all[j], 0, kNoLimit);
        for (const int limit : {0, 5, 20}) {
          const int found = endings.tables.MostLost(all[j - 1], all[j], 0, limit);
          if (lost <= limit) {
            ASSERT_EQ(found, lost);
          } else {
            ++cut;
            ASSERT_GT(found, limit);
          }
        }
      }
    }
  }
  EXPECT_GT(cut, 100);
}

}  // namespace
}  // namespace jasnel::internal::portable
