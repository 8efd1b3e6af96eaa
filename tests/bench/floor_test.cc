// The floor under the nodes of a search.

#include "bench/floor.h"

#include <gtest/gtest.h>

#include <numeric>

#include "bench/random_position.h"
#include "jasnel/dealing.h"
#include "jasnel/solver.h"

namespace jasnel::bench {
namespace {

constexpr std::size_t kLargeTable = std::size_t{16} << 20;

Position DealOf(std::uint64_t number, int cards_each) {
  Random random = Random::Stream(3, number);
  return RandomPosition(random, {.cards_each = cards_each}, Rules{});
}

std::size_t IndexOf(bool value, FirstCard first, bool cards = false) {
  for (std::size_t i = 0; i < Oracles().size(); ++i) {
    const Oracle& oracle = Oracles()[i];
    if (oracle.value == value && oracle.first == first && oracle.cards == cards) return i;
  }
  ADD_FAILURE() << "no such oracle";
  return 0;
}

TEST(Floor, KnowingNothingIsTheSearchAsItIs) {
  Floor floor(kLargeTable);
  std::uint64_t nodes = 0;
  Solver solver({.table_bytes = kLargeTable});
  for (std::uint64_t i = 0; i < 8; ++i) {
    const Position deal = DealOf(i, 6);
    nodes += solver.Solve(deal).value().nodes;
    EXPECT_TRUE(floor.Add(deal));
  }
  EXPECT_EQ(floor.positions(), 8U);
  EXPECT_EQ(floor.nodes()[IndexOf(false, FirstCard::kOrdered)], nodes);
}

TEST(Floor, TheValueOfEveryCardIsAskedForAsTheSolverDoes) {
  Floor floor(kLargeTable);
  std::uint64_t nodes = 0;
  Solver solver({.table_bytes = kLargeTable});
  for (std::uint64_t i = 0; i < 8; ++i) {
    const Position deal = DealOf(i, 6);
    nodes += solver.Solve(deal, {.cards = true}).value().nodes;
    EXPECT_TRUE(floor.Add(deal));
  }
  EXPECT_EQ(floor.nodes()[IndexOf(false, FirstCard::kOrdered, true)], nodes);
  EXPECT_LT(floor.nodes()[IndexOf(true, FirstCard::kOrdered, true)], nodes);
}

TEST(Floor, KnowledgeSavesNodes) {
  Floor floor(kLargeTable);
  for (std::uint64_t i = 0; i < 20; ++i) EXPECT_TRUE(floor.Add(DealOf(i, 6)));
  const auto nodes = [&](bool value, FirstCard first) {
    return floor.nodes()[IndexOf(value, first)];
  };
  EXPECT_LT(nodes(true, FirstCard::kOrdered), nodes(false, FirstCard::kOrdered));
  EXPECT_LT(nodes(false, FirstCard::kDecided), nodes(false, FirstCard::kOrdered));
  EXPECT_LT(nodes(true, FirstCard::kDecided), nodes(true, FirstCard::kOrdered));
  EXPECT_LT(nodes(true, FirstCard::kDecided), nodes(false, FirstCard::kDecided));
  EXPECT_LT(nodes(true, FirstCard::kCheapest), nodes(true, FirstCard::kOrdered));
}

TEST(Floor, MostCutoffsAreByTheFirstCard) {
  Floor floor(kLargeTable);
  for (std::uint64_t i = 0; i < 8; ++i) EXPECT_TRUE(floor.Add(DealOf(i, 5)));
  std::uint64_t first = 0;
  std::uint64_t all = 0;
  for (const auto& by_place : floor.cutoffs()) {
    for (const auto& by_card : by_place) {
      first += by_card[0];
      all += std::accumulate(by_card.begin(), by_card.end(), std::uint64_t{0});
    }
  }
  EXPECT_GT(all, 0U);
  EXPECT_GT(first, all / 2);
  EXPECT_LT(first, all);
  // Nobody can have six cards to choose from.
  for (const auto& by_card : floor.cutoffs()[4]) EXPECT_EQ(by_card[5], 0U);
  EXPECT_EQ(floor.cutoffs()[5][0][0], 0U);
}

}  // namespace
}  // namespace jasnel::bench
