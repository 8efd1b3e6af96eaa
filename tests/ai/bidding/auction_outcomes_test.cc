// The contracts that an auction may lead to.

#include "ai/bidding/auction_outcomes.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "ai/models/call_network.h"
#include "jasnel/dealing.h"
#include "tests/support/rule_sets.h"

namespace jasnel {
namespace {

class OutcomesBy : public ::testing::TestWithParam<std::string> {
 protected:
  const Rules rules_ = ParseRules(GetParam()).value();

  Auction Begin() const {
    const bool turns = rules_.bidding == Bidding::kTurned;
    return Auction::Begin(Seat::kWest, rules_, turns ? std::optional(Suit::kHearts) : std::nullopt)
        .value();
  }
};

TEST_P(OutcomesBy, AreContractsThatTheAuctionAllows) {
  for (int i = 0; i < 50; ++i) {
    const Hands hands = RandomHands(6, i);
    Auction auction = Begin();
    float total = 0;
    for (const auto& [contract, chance] : OutcomesOf(auction, rules_, hands)) {
      EXPECT_EQ(contract.declarer, auction.Turn());
      EXPECT_TRUE(auction.Legal().suits.Contains(contract.trump));
      EXPECT_GT(chance, 0);
      total += chance;
      if (auction.Legal().pass) auction.Speak(Call{});
    }
    EXPECT_NEAR(total, 1, 1e-5);
  }
}

TEST_P(OutcomesBy, AreAsLikelyAsThePassesBeforeThem) {
  const Hands hands = RandomHands(6, 51);
  Auction auction = Begin();
  float reached = 1;
  for (const auto& [contract, chance] : OutcomesOf(auction, rules_, hands)) {
    const CardSet hand = hands[static_cast<std::size_t>(Index(contract.declarer))];
    const bool may_pass = auction.Legal().pass;
    const float pass = may_pass ? CallChance(auction, rules_, hand, Call{}) : 0;
    EXPECT_FLOAT_EQ(chance, reached * (1 - pass));
    reached *= pass;
    if (may_pass) auction.Speak(Call{});
  }
  EXPECT_EQ(reached, 0);
}

// NKF 1976 art. 10: after a call out of turn a side must pass.
TEST_P(OutcomesBy, NoneIsOfABarredSide) {
  for (int i = 0; i < 20; ++i) {
    Auction auction = Begin();
    auction.Bar({std::nullopt, 0});
    float total = 0;
    for (const auto& [contract, chance] : OutcomesOf(auction, rules_, RandomHands(6, i))) {
      if (rules_.bidding != Bidding::kObliged) {
        EXPECT_EQ(SideOf(contract.declarer), Side::kNorthSouth);
      }
      EXPECT_GT(chance, 0);
      total += chance;
    }
    EXPECT_NEAR(total, 1, 1e-5);
  }
}

INSTANTIATE_TEST_SUITE_P(, OutcomesBy,
                         ::testing::ValuesIn(testing::PresetsAnd({"nkf,bidding=turned",
                                                                  "bedum,all-pass=dealer"})),
                         testing::RuleSetName<std::string>);

}  // namespace
}  // namespace jasnel
