// Every part of the search can be switched off, and none of them changes a value.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/solver.h"
#include "tests/support/golden.h"
#include "tests/support/random_deals.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::GoldenDeal;
using testing::kSanitized;
using testing::LineOf;
using testing::Random;
using testing::RandomPosition;
using testing::ReadGolden;

constexpr int kSwitches = static_cast<int>(kNamedSwitches.size());

// The combination in which bit i of `on` turns switch i on.
Switches Combination(int on) {
  Switches switches;
  for (std::size_t i = 0; i < kNamedSwitches.size(); ++i) {
    switches.*kNamedSwitches[i].member = (on >> i & 1) != 0;
  }
  return switches;
}

std::vector<Position> SomeEndings(std::uint64_t seed, int most_cards, int count) {
  Random random(seed);
  std::vector<Position> positions;
  for (const char* text :
       {"kbn", "nku-rotterdam", "kbn,undertrump=free", "bedum", "nku,roem=off"}) {
    const Rules rules = ParseRules(text).value();
    for (int i = 0; i < count; ++i) {
      const Cards kind = i % 2 == 0 ? Cards::kFewRanks : Cards::kAny;
      positions.push_back(RandomPosition(random, 2 + i % (most_cards - 1), i % 4, kind, rules));
    }
  }
  return positions;
}

void ExpectSameAnswers(const std::vector<Position>& positions, const std::vector<int>& combinations,
                       Objective objective) {
  const SolveRequest request{.objective = objective, .cards = true};
  Solver reference({.switches = kAllOff});
  std::vector<Solution> expected;
  for (const Position& position : positions) {
    expected.push_back(reference.Solve(position, request).value());
  }
  for (const int on : combinations) {
    // A small table, so that entries are replaced too.
    Solver solver({.table_bytes = 1, .switches = Combination(on)});
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const Solution solution = solver.Solve(positions[i], request).value();
      ASSERT_EQ(solution.value, expected[i].value)
          << "switches " << on << ": " << FormatDealLine(LineOf(positions[i]));
      ASSERT_EQ(solution.makes, expected[i].makes);
      ASSERT_EQ(solution.cards, expected[i].cards)
          << "switches " << on << ": " << FormatDealLine(LineOf(positions[i]));
    }
  }
}

std::vector<int> AllCombinations() {
  std::vector<int> all;
  for (int on = 0; on < 1 << kSwitches; ++on) all.push_back(on);
  return all;
}

// All off, all on, each alone on, and each alone off.
std::vector<int> OneByOne() {
  std::vector<int> few = {0, (1 << kSwitches) - 1};
  for (int i = 0; i < kSwitches; ++i) {
    few.push_back(1 << i);
    few.push_back(((1 << kSwitches) - 1) ^ 1 << i);
  }
  return few;
}

TEST(Switches, TheCombinationsHereAreAllThereAre) {
  EXPECT_EQ(Combination((1 << kSwitches) - 1), Switches{});
  EXPECT_EQ(Combination(0), kAllOff);
  for (const NamedSwitch& named : kNamedSwitches) EXPECT_FALSE(kAllOff.*named.member) << named.name;
}

TEST(Switches, NoCombinationChangesTheValueOfACard) {
  ExpectSameAnswers(SomeEndings(21, 4, 12), AllCombinations(), Objective::kPoints);
}

TEST(Switches, NoneChangesTheValueOfACardInManyEndings) {
  ExpectSameAnswers(SomeEndings(22, 5, 300), OneByOne(), Objective::kPoints);
}

TEST(Switches, NoneChangesWhetherThereIsAPit) {
  ExpectSameAnswers(SomeEndings(23, 5, 100), OneByOne(), Objective::kPit);
}

TEST(Switches, NoneChangesWhetherAContractIsMade) {
  ExpectSameAnswers(SomeEndings(24, 5, 100), OneByOne(), Objective::kMake);
}

TEST(Switches, NoneChangesTheScore) {
  std::vector<Position> positions = SomeEndings(27, 5, 60);
  Random random(28);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (i % 3 == 0) positions[i].rules.pit_for = PitFor::kEither;
    if (i % 5 == 0) positions[i].rules.nat = NatPays::kOwn;
    testing::WinBefore(random, random.Below(61) - 30, positions[i]);
  }
  ExpectSameAnswers(positions, OneByOne(), Objective::kScore);
  positions.resize(100);
  ExpectSameAnswers(positions, AllCombinations(), Objective::kScore);
}

void ExpectKnownValues(const char* file, std::size_t count, int on) {
  Solver solver({.switches = Combination(on)});
  for (const GoldenDeal& deal : ReadGolden(file)) {
    if (count-- == 0) break;
    EXPECT_EQ(solver.Solve(deal.position).value().value, deal.value)
        << "switches " << on << ": " << deal.line;
  }
}

TEST(Switches, NoneChangesAKnownValueOfAnEnding) {
  std::vector<int> combinations = OneByOne();
  Random random(25);
  for (int i = 0; i < 20; ++i) combinations.push_back(random.Below(1 << kSwitches));
  for (const int on : combinations) ExpectKnownValues("endings.txt", 300, on);
}

// The combination of only this switch on.
int Only(bool Switches::*member) {
  int on = 0;
  for (int i = 0; i < kSwitches; ++i) {
    if (kNamedSwitches[static_cast<std::size_t>(i)].member == member) on = 1 << i;
  }
  return on;
}

// With little else on a whole deal takes seconds or minutes: the table and the order stay on where
// other switches are drawn.
TEST(Switches, NoneChangesAKnownValueOfAWholeDeal) {
  const int stay_on = Only(&Switches::table) | Only(&Switches::ordering);
  for (int i = 0; i < kSwitches; ++i) {
    ExpectKnownValues("deals.txt", kSanitized ? 3 : 30, ((1 << kSwitches) - 1) ^ 1 << i);
  }
  Random random(26);
  for (int i = 0; i < 8; ++i) {
    ExpectKnownValues("deals.txt", kSanitized ? 1 : 10, random.Below(1 << kSwitches) | stay_on);
  }
}

}  // namespace
}  // namespace jasnel
