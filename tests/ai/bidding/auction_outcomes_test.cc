// The contracts that an auction may lead to.

#include "ai/bidding/auction_outcomes.h"

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

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
    const CardSet hand = hands[Index(contract.declarer)];
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

// The chance of each contract by taking each card that may be turned.
void AddChances(Auction auction, const Rules& rules, const Hands& hands, double reached,
                std::array<std::array<double, kSuits>, kSeats>& chances) {
  while (!auction.IsOver()) {
    if (auction.WaitsForCard()) {
      std::vector<std::optional<Suit>> cards;
      if (rules.joker) cards.push_back(std::nullopt);
      for (const Suit suit : kAllSuits) {
        if (auction.turned_cards().MayAdd(suit)) cards.emplace_back(suit);
      }
      for (const auto card : cards) {
        Auction next = auction;
        next.TurnCard(card);
        AddChances(next, rules, hands, reached / static_cast<double>(cards.size()), chances);
      }
      return;
    }
    const CardSet hand = hands[Index(auction.Turn())];
    const CallValues values = ValuesOf(kCallNetwork, auction, rules, hand);
    const auto pass =
        static_cast<double>(PassChance(values, auction.Legal(hand), kUsualCalls.pass));
    chances[Index(auction.Turn())][Index(values.best)] += reached * (1 - pass);
    reached *= pass;
    if (reached <= 0) return;
    auction.Speak(Call{});
  }
}

TEST(Outcomes, OfCardsTurnedLaterAreTheMeanOfAll) {
  for (const char* const text :
       {"bedum,turns=4,joker=on", "bedum,turns=2,all-pass=redeal", "kbn,all-pass=redeal",
        "bedum,turns=3,all-pass=left-turned,holds-trump=on", "kbn,bidding=lot"}) {
    const Rules rules = ParseRules(text).value();
    for (int i = 0; i < 5; ++i) {
      const Hands hands = RandomHands(7, i);
      const Auction auction =
          Auction::Begin(Seat::kWest, rules,
                         TurnsSuit(rules) ? std::optional(Suit::kHearts) : std::nullopt)
              .value();
      std::array<std::array<double, kSuits>, kSeats> expected{};
      AddChances(auction, rules, hands, 1, expected);
      for (const auto& [contract, chance] : OutcomesOf(auction, rules, hands)) {
        expected[Index(contract.declarer)][Index(contract.trump)] -= static_cast<double>(chance);
      }
      for (const auto& of_seat : expected) {
        for (const double left : of_seat) EXPECT_NEAR(left, 0, 1e-5) << text;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(, OutcomesBy,
                         ::testing::ValuesIn(testing::PresetsAnd({"nkf,bidding=turned",
                                                                  "bedum,all-pass=dealer"})),
                         testing::RuleSetName<std::string>);

}  // namespace
}  // namespace jasnel
