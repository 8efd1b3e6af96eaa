// The network that knows what calls lead to: what it sees, and how likely calls are by it.

#include "ai/models/call_network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "ai/models/fast_layers.h"
#include "ai/players/model_bidder.h"
#include "jasnel/dealing.h"
#include "tests/ai/hands.h"

namespace jasnel {
namespace {

using testing::HandOf;

constexpr std::uint64_t kUnfittedDeals = 8181;  // of no deal that anything was fitted to

Rules RulesOf(const char* text) { return ParseRules(text).value(); }

Auction Passed(int passes, const Rules& rules, std::optional<Suit> turned = {}) {
  Auction auction = Auction::Begin(Seat::kNorth, rules, turned).value();
  for (int i = 0; i < passes; ++i) auction.Speak(Call{});
  return auction;
}

std::vector<int> OthersThanOfHand(const Auction& auction, const Rules& rules, Suit suit) {
  std::vector<int> inputs;
  ForEachCallInput(auction, rules, HandOf("J97.AT.K8.7"), suit, [&](int input) {
    if (input >= HandInputs::kCount) inputs.push_back(input);
  });
  return inputs;
}

TEST(CallInputs, ArePlacePassesWhoMustPlayAndRules) {
  using In = CallInputs;
  EXPECT_EQ(OthersThanOfHand(Passed(0, {}), {}, Suit::kSpades),
            (std::vector<int>{In::kPlace, In::kPasses, In::kAllPass + 1}));
  // The dealer speaks first and is the last to play.
  const Rules nku = RulesOf("nku,four-jacks=200");
  EXPECT_EQ(OthersThanOfHand(Passed(2, nku), nku, Suit::kSpades),
            (std::vector<int>{In::kPlace + 1, In::kPasses + 2,
                              In::kAllPass + static_cast<int>(nku.all_pass), In::kDealerFirst,
                              In::kFourJacks}));
  const Rules bedum = RulesOf("bedum");
  const Auction turned = Passed(4, bedum, Suit::kHearts);
  const auto inputs_of = [&](Suit suit) { return OthersThanOfHand(turned, bedum, suit); };
  const std::vector<int> of_another = {In::kPlace, In::kPasses + 4,
                                       In::kAllPass + static_cast<int>(bedum.all_pass),
                                       In::kTurned + 1, In::kFourJacks};
  EXPECT_EQ(inputs_of(Suit::kSpades), of_another);
  std::vector<int> of_the_suit = of_another;
  --of_the_suit[3];
  EXPECT_EQ(inputs_of(Suit::kHearts), of_the_suit);
}

TEST(CallInputs, AreTheCardsThatWereTurnedAndMayFollow) {
  using In = CallInputs;
  const Rules rules = RulesOf("kbn,bidding=turned,turns=3,all-pass=redeal,leads=declarer,pit=0");
  TurnedCards cards(Suit::kHearts);
  cards.Add(Suit::kClubs);
  Auction auction = Auction::Begin(Seat::kNorth, rules, cards).value();
  const auto inputs_of = [&](Suit suit) { return OthersThanOfHand(auction, rules, suit); };
  const int redeal = In::kAllPass + static_cast<int>(AllPass::kRedeal);
  EXPECT_EQ(inputs_of(Suit::kHearts),
            (std::vector<int>{In::kPlace, In::kPasses, redeal, In::kTurned, In::kFollow + 1,
                              In::kDeclarerLeads, In::kNoPit}));
  for (int i = 0; i < kSeats; ++i) auction.Speak(Call{});
  EXPECT_EQ(inputs_of(Suit::kHearts),
            (std::vector<int>{In::kPlace, In::kPasses, redeal, In::kTurned + 1, In::kFollow,
                              In::kWasTurned, In::kDeclarerLeads, In::kNoPit}));
  EXPECT_EQ(inputs_of(Suit::kClubs)[3], In::kTurned);
}

TEST(CallInputs, AreLessThanTheNumberOfInputs) {
  for (const Preset& preset : PresetsOfTexts()) {
    std::optional<Suit> turned;
    if (preset.rules.bidding == Bidding::kTurned) turned = Suit::kClubs;
    Rules rules = preset.rules;
    rules.four_jacks = 200;
    rules.nat = NatPays::kOwn;
    rules.pit_for = PitFor::kEither;
    const Auction auction = Passed(rules.bidding == Bidding::kObliged ? 0 : 4, rules, turned);
    ForEachCallInput(auction, rules, HandOf("J97.AT.K8.7"), Suit::kDiamonds, [&](int input) {
      EXPECT_GE(input, 0);
      EXPECT_LT(input, CallInputs::kCount);
    });
  }
}

TEST(CallValues, AreTheSameByCodeForAnyProcessor) {
  const Rules rules;
  for (std::uint64_t deal = 0; deal < 50; ++deal) {
    const CardSet hand = RandomHands(kUnfittedDeals, deal)[0];
    for (const Suit suit : kAllSuits) {
      InputList<CallInputs::kMax> inputs;
      ForEachCallInput(Passed(static_cast<int>(deal % 4), rules), rules, hand, suit,
                       [&](int input) { inputs.Add(input); });
      EXPECT_EQ(SecondLayerOf(kCallNetwork, inputs), PortableSecondLayerOf(kCallNetwork, inputs));
    }
  }
}

TEST(CallValues, DoNotKnowSuitsByName) {
  const CallValues values = ValuesOf(kCallNetwork, Passed(1, {}), {}, HandOf("J97.AT.K8.7"));
  const CallValues others = ValuesOf(kCallNetwork, Passed(1, {}), {}, HandOf("7.K8.J97.AT"));
  EXPECT_EQ(values.pass, others.pass);
  const std::array<std::size_t, kSuits> to = {2, 3, 1, 0};
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    EXPECT_EQ(values.suits[suit].score, others.suits[to[suit]].score);
    EXPECT_EQ(values.suits[suit].makes, others.suits[to[suit]].makes);
  }
}

TEST(CallValues, AreOfLegalCalls) {
  const Rules bedum = RulesOf("bedum");
  const CardSet hand = HandOf("J9AT.A7.A.7");
  const CallValues first = ValuesOf(kCallNetwork, Passed(0, bedum, Suit::kHearts), bedum, hand);
  EXPECT_EQ(first.best, Suit::kHearts);  // the only suit that may be named
  EXPECT_EQ(first.suits[0].score, 0);
  const CallValues last = ValuesOf(kCallNetwork, Passed(4, bedum, Suit::kHearts), bedum, hand);
  EXPECT_EQ(last.best, Suit::kSpades);
  EXPECT_EQ(last.pass, 0);
}

TEST(CallValues, DependOnTheOptionsThatDecideWhatACallIsWorth) {
  const auto pass = [&](const char* text) {
    const Rules rules = RulesOf(text);
    return ValuesOf(kCallNetwork, Passed(1, rules), rules, HandOf("J87.KT.K8.7")).pass;
  };
  for (const char* const text :
       {"kbn,ruff=obliged", "kbn,undertrump=free", "kbn,undertrump=forced", "kbn,roem=off",
        "kbn,nat=own", "kbn,pit=0", "kbn,pit-for=either", "kbn,four-jacks=200",
        "kbn,leads=declarer", "kbn,all-pass=redeal", "kbn,all-pass=dealer"}) {
    EXPECT_NE(pass(text), pass("kbn")) << text;
  }
  // What only says how a game is written down is not seen.
  EXPECT_EQ(pass("kbn,game=4-deals,revoke=162"), pass("kbn"));
}

// A declarer who loses keeps the own points, so more can be risked.
TEST(CallValues, RiskMoreWhereALostContractCostsLess) {
  const Rules all = RulesOf("kbn");
  const Rules own = RulesOf("kbn,nat=own");
  const auto named = [](const Rules& rules) {
    int found = 0;
    for (std::uint64_t number = 0; number < 400; ++number) {
      const CardSet hand = RandomHands(kUnfittedDeals, number)[0];
      const CallValues values = ValuesOf(kCallNetwork, Passed(0, rules), rules, hand);
      found += values.best_score() > values.pass ? 1 : 0;
    }
    return found;
  };
  EXPECT_GT(named(own), named(all) + 20);
}

TEST(CallValues, AreWorthMoreWithABetterCard) {
  int better = 0;
  constexpr int kDeals = 200;
  for (std::uint64_t number = 0; number < kDeals; ++number) {
    CardSet hand = RandomHands(kUnfittedDeals, number)[0];
    const CardSet jack = CardSet(*ParseCard("SJ"));
    if (!(hand & jack).empty()) {
      hand -= jack;
      hand |= CardSet((kFullDeck - hand - jack).Lowest());
    }
    const CardSet without = hand;
    const CardSet with = (hand - CardSet(hand.Lowest())) | jack;
    const auto score = [&](CardSet cards) {
      return ValuesOf(kCallNetwork, Passed(0, {}), {}, cards).suits[0].score;
    };
    better += score(with) > score(without) ? 1 : 0;
  }
  EXPECT_GT(better, kDeals * 9 / 10);
}

TEST(CallChances, AreOfAllLegalCallsAndFavourTheBetter) {
  for (const char* const text : {"kbn", "bedum", "bedum-utrecht"}) {
    const Rules rules = RulesOf(text);
    std::optional<Suit> turned;
    if (rules.bidding == Bidding::kTurned) turned = Suit::kHearts;
    for (std::uint64_t number = 0; number < 50; ++number) {
      const Auction auction = Passed(0, rules, turned);
      const LegalCalls legal = auction.Legal();
      const CallValues values =
          ValuesOf(kCallNetwork, auction, rules, RandomHands(kUnfittedDeals, number)[0]);
      const float pass = PassChance(values, legal, 10);
      if (!legal.pass) {
        EXPECT_EQ(pass, 0);
      } else {
        EXPECT_GE(pass, kMinCallChance);
        EXPECT_LE(pass, 1 - kMinCallChance);
        EXPECT_EQ(pass > 0.5f, values.pass > values.best_score());
      }
      float all = legal.pass ? CallChance(values, legal, Call{}, {10, 5}) : 0;
      for (const Suit suit : legal.suits) all += CallChance(values, legal, Call{suit}, {10, 5});
      EXPECT_NEAR(all, 1, 1e-5);
      const auto suits = SuitChances(values, legal, 10);
      float sum = 0;
      for (const Suit suit : kAllSuits) {
        const float chance = suits[Index(suit)];
        EXPECT_LE(chance, suits[Index(values.best)]);
        EXPECT_EQ(chance > 0, legal.suits.Contains(suit));
        sum += chance;
      }
      EXPECT_NEAR(sum, 1, 1e-5);
    }
  }
}

TEST(CallChances, OfABarredSideThatPassesTellNothingOfItsHand) {
  const Rules rules = RulesOf("nkf");
  Auction auction = Passed(0, rules);
  auction.Bar({0, std::nullopt});
  for (const char* const hand : {".J9ATK.A.AT", "87.87.87.87"}) {
    EXPECT_EQ(CallChance(auction, rules, HandOf(hand), Call{}), 1);
  }
}

TEST(CallByNetwork, OfABarredSideIsAPass) {
  const Rules rules = RulesOf("nkf");
  Auction auction = Passed(0, rules);
  auction.Bar({0, std::nullopt});
  const CallChoice choice = CallByNetwork({auction, HandOf(".J9ATK.A.AT"), rules});
  EXPECT_TRUE(choice.call.IsPass());
  EXPECT_EQ(choice.calls.size(), 1u);
}

TEST(CallByNetwork, MakesTheCallWithTheHighestScore) {
  for (const char* const text : {"kbn", "nku", "bedum", "bedum-utrecht"}) {
    const Rules rules = RulesOf(text);
    std::optional<Suit> turned;
    if (rules.bidding == Bidding::kTurned) turned = Suit::kHearts;
    for (std::uint64_t number = 0; number < 100; ++number) {
      const int passes = rules.bidding == Bidding::kObliged ? 0 : static_cast<int>(number % 5);
      const CallView view{Passed(passes, rules, turned), RandomHands(kUnfittedDeals, number)[0],
                          rules};
      const CallChoice choice = CallByNetwork(view);
      const LegalCalls legal = view.auction.Legal();
      ASSERT_EQ(choice.calls.size(), legal.suits.size() + (legal.pass ? 1U : 0U));
      const CallOpinion* best = &choice.calls.front();
      for (const CallOpinion& one : choice.calls) {
        EXPECT_TRUE(legal.Contains(one.call));
        EXPECT_GE(one.makes, 0);
        EXPECT_LE(one.makes, 1);
        if (one.score > best->score) best = &one;
      }
      EXPECT_EQ(choice.call, best->call);
    }
  }
}

}  // namespace
}  // namespace jasnel
