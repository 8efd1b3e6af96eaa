// The deals of a match.

#include <gtest/gtest.h>

#include <array>

#include "jasnel/dealing.h"
#include "jasnel/match.h"
#include "jasnel/notation.h"
#include "tests/support/chi_square.h"

namespace jasnel {
namespace {

MatchConditions Conditions(const char* rules, ContractFrom contract = ContractFrom::kAuction) {
  return {7, ParseRules(rules).value(), contract};
}

TEST(MatchDeal, HasTheHandsAndTheDealerOfItsNumber) {
  for (const std::uint64_t number : {1, 2, 3, 4, 5, 1000}) {
    const DealToPlay deal = MatchDeal(Conditions("kbn"), number);
    EXPECT_EQ(deal.hands, RandomHands(7, number));
    EXPECT_EQ(Index(deal.dealer), (number - 1) % 4);
  }
}

TEST(MatchDeal, IsTheSameForGood) {
  const DealToPlay deal = MatchDeal(Conditions("bedum", ContractFrom::kChance), 3);
  EXPECT_EQ(FormatHands(deal.hands), "N:T.KT.J.QT97 AQJ..A7.KJ8 9.97.KQT8.A K87.AQJ8.9.");
  EXPECT_EQ(deal.turned, Suit::kSpades);
  EXPECT_EQ(deal.contract->declarer, Seat::kWest);
  EXPECT_EQ(deal.contract->trump, Suit::kHearts);
  EXPECT_EQ(deal.seed, 12754994761697018440u);
}

TEST(MatchDeal, DoesNotDependOnTheRules) {
  const DealToPlay turned = MatchDeal(Conditions("bedum", ContractFrom::kChance), 5);
  const DealToPlay free = MatchDeal(Conditions("kbn", ContractFrom::kChance), 5);
  EXPECT_EQ(turned.hands, free.hands);
  EXPECT_EQ(turned.contract, free.contract);
  EXPECT_EQ(turned.seed, free.seed);
}

TEST(MatchDeal, HasATurnedSuitWhereTheRulesTurnOne) {
  EXPECT_FALSE(MatchDeal(Conditions("bedum"), 1).turned.empty());
  EXPECT_TRUE(MatchDeal(Conditions("kbn"), 1).turned.empty());
}

TEST(MatchDeal, HasAContractWhereItIsDrawn) {
  EXPECT_TRUE(MatchDeal(Conditions("kbn", ContractFrom::kChance), 1).contract);
  EXPECT_FALSE(MatchDeal(Conditions("kbn"), 1).contract);
  EXPECT_EQ(MatchDeal(Conditions("belote"), 1).contract,
            MatchDeal(Conditions("kbn", ContractFrom::kChance), 1).contract);
}

TEST(MatchDeal, DrawsAllContractsAlike) {
  constexpr int kDeals = 16'000;
  std::array<int, 16> counts{};
  for (int number = 1; number <= kDeals; ++number) {
    const auto contract =
        MatchDeal(Conditions("kbn", ContractFrom::kChance), static_cast<std::uint64_t>(number))
            .contract;
    ++counts[4 * Index(contract->declarer) + Index(contract->trump)];
  }
  // One in a thousand with 15 degrees of freedom.
  EXPECT_LT(testing::ChiSquare(counts), 37.7);
}

TEST(MatchDeal, TurnsAsManyCardsAsTheRulesHave) {
  const MatchConditions conditions = Conditions("bedum,turns=3,first-turned=C");
  EXPECT_EQ(MatchDeal(conditions, 1).turned.size(), 3);
  EXPECT_EQ(MatchDeal(conditions, 1).turned[0], Suit::kClubs);
  bool others = false;
  for (std::uint64_t number = 2; number < 12; ++number) {
    others |= MatchDeal(conditions, number).turned[0] != Suit::kClubs;
  }
  EXPECT_TRUE(others);
}

TEST(MatchDeal, TurnsAJokerOnceInFiveWhereItIsAmongTheCards) {
  int jokers = 0;
  for (std::uint64_t number = 1; number <= 1000; ++number) {
    jokers += MatchDeal(Conditions("bedum,joker=on"), number).turned.joker();
  }
  EXPECT_NEAR(jokers, 200, 40);
}

TEST(MatchDeal, IsTheSameWhateverIsTurnedAfterIt) {
  const DealToPlay one = MatchDeal(Conditions("bedum"), 5);
  const DealToPlay more = MatchDeal(Conditions("bedum,turns=2"), 5);
  EXPECT_EQ(more.hands, one.hands);
  EXPECT_EQ(more.turned[0], one.turned[0]);
  EXPECT_EQ(more.seed, one.seed);
}

TEST(MatchDeal, HasANextVersionWithOtherHandsAndTheSameDealer) {
  const MatchConditions conditions = Conditions("kbn,all-pass=redeal");
  const DealToPlay first = MatchDeal(conditions, 3);
  const DealToPlay second = MatchDeal(conditions, 3, 1);
  EXPECT_NE(second.hands, first.hands);
  EXPECT_NE(second.hands, MatchDeal(conditions, 3, 2).hands);
  EXPECT_EQ(second.dealer, first.dealer);
}

}  // namespace
}  // namespace jasnel
