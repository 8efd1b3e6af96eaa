// How seats call in the model.

#include "ai/models/bidding_model.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "jasnel/dealing.h"
#include "tests/ai/hands.h"
#include "tests/support/rule_sets.h"

namespace jasnel {
namespace {

using testing::HandOf;

class BiddingModelOf : public ::testing::TestWithParam<std::string> {
 protected:
  const Rules rules_ = ParseRules(GetParam()).value();
  const BiddingModel model_ = BiddingModel::For(rules_);

  Auction Begin(Suit turned = Suit::kHearts) const {
    const bool turns = rules_.bidding == Bidding::kTurned;
    return Auction::Begin(Seat::kWest, rules_, turns ? std::optional(turned) : std::nullopt)
        .value();
  }
};

TEST_P(BiddingModelOf, OutcomesAreContractsThatTheAuctionAllows) {
  for (int i = 0; i < 50; ++i) {
    const Hands hands = RandomHands(6, i);
    Auction auction = Begin();
    float total = 0;
    for (const auto& [contract, chance] : model_.Outcomes(auction, hands)) {
      EXPECT_EQ(contract.declarer, auction.Turn());
      EXPECT_TRUE(auction.Legal().suits.Contains(contract.trump));
      EXPECT_GT(chance, 0);
      total += chance;
      if (auction.Legal().pass) auction.Speak(Call{});
    }
    EXPECT_NEAR(total, 1, 1e-5);
  }
}

TEST_P(BiddingModelOf, WhoMayPassDoesSoLessOftenWithABetterHand) {
  for (Auction auction = Begin(); auction.Legal().pass; auction.Speak(Call{})) {
    const float weak = model_.PassChance(auction, HandOf("87.87.87.87"));
    const float strong = model_.PassChance(auction, HandOf(".J9ATK.A.AT"));
    EXPECT_GT(weak, strong);
    EXPECT_GE(strong, BiddingModel::kMinChance);
    EXPECT_LE(weak, 1 - BiddingModel::kMinChance);
  }
}

TEST_P(BiddingModelOf, WhoMayNotPassDoesNot) {
  Auction auction = Begin();
  while (auction.Legal().pass) auction.Speak(Call{});
  EXPECT_EQ(model_.PassChance(auction, HandOf("87.87.87.87")), 0);
}

INSTANTIATE_TEST_SUITE_P(, BiddingModelOf,
                         ::testing::ValuesIn(testing::PresetsAnd({"nkf,bidding=turned",
                                                                  "bedum,all-pass=dealer"})),
                         testing::RuleSetName<std::string>);

// NKF 1976 art. 10: who called out of turn, and his partner. That they pass tells nothing.
TEST(BiddingModel, OfABarredSidePassesWithAnyHand) {
  const Rules rules = ParseRules("nkf").value();
  const BiddingModel model = BiddingModel::For(rules);
  Auction auction = Auction::Begin(Seat::kWest, rules).value();
  auction.Bar({std::nullopt, 0});
  EXPECT_EQ(model.PassChance(auction, HandOf(".J9ATK.A.AT")), 1);
  EXPECT_EQ(model.PassChance(auction, HandOf("87.87.87.87")), 1);
  float total = 0;
  for (const auto& [contract, chance] : model.Outcomes(auction, RandomHands(6, 1))) {
    EXPECT_EQ(SideOf(contract.declarer), Side::kNorthSouth);
    total += chance;
  }
  EXPECT_NEAR(total, 1, 1e-5);
}

TEST(BiddingModel, NamesTheSuitOfItsTrumps) {
  const BiddingModel model = BiddingModel::For(Rules{});
  EXPECT_EQ(model.BestSuit(HandOf("A7.J9A.K7.8"), SuitSet::All(), 0).suit, Suit::kHearts);
  EXPECT_EQ(model.BestSuit(HandOf("A7.J9A.T8.8"), Suit::kClubs, 0).suit, Suit::kClubs);
}

TEST(BiddingModel, ACallThirtyPointsBetterIsMadeTwoPointSevenTimesAsOften) {
  // Passing is worth nothing to this one.
  const BiddingModel model(Evaluator::For(Rules{}), Calibration{}, BiddingWeights::Lines{});
  const Auction auction = Auction::Begin(Seat::kNorth, Rules{}).value();
  EXPECT_NEAR(model.PassChance(auction, 0.0f), 0.5, 1e-6);
  const float pass = model.PassChance(auction, 30.0f);
  EXPECT_NEAR((1 - pass) / pass, 2.718, 0.001);
}

}  // namespace
}  // namespace jasnel
