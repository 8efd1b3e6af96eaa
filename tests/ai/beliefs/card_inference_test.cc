// What is certain of hidden cards: never too much, and all that there is.

#include "ai/beliefs/card_inference.h"

#include <gtest/gtest.h>

#include <string>

#include "jasnel/notation.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

class CardInferenceByRules : public ::testing::TestWithParam<std::string> {
 protected:
  Rules rules() const { return ParseRules(GetParam()).value(); }
};

bool Allows(const HiddenCards& known, const Hands& deal) {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!(deal[seat] - known.may_hold[seat]).empty()) return false;
  }
  return true;
}

TEST_P(CardInferenceByRules, NeverExcludesTheCardsThatWereDealt) {
  Random random(1);
  for (int deal = 0; deal < 100; ++deal) {
    std::vector<PlayView> views;
    PlayAtRandom(
        random, rules(), true, [](const CallView&) {},
        [&](const PlayView& view) { views.push_back(view); });
    ASSERT_EQ(views.size(), kDeckSize);
    Hands dealt = views.back().tricks.played();
    dealt[Index(views.back().seat())] |= views.back().hand;
    for (const PlayView& view : views) {
      const HiddenCards known = InferHidden(view);
      for (const Seat seat : kAllSeats) {
        const CardSet held =
            seat == view.seat() ? CardSet() : dealt[Index(seat)] - view.tricks.cards();
        EXPECT_EQ(known.holds[Index(seat)], held.size());
        EXPECT_EQ(known.may_hold[Index(seat)] & held, held);
        EXPECT_EQ(known.may_hold[Index(seat)] - view.Hidden(), CardSet());
      }
    }
  }
}

TEST_P(CardInferenceByRules, LeavesTheDealsInWhichEveryCardWasLegalAndNoOther) {
  Random random(2);
  int deals = 0;
  int worlds = 0;
  for (int deal = 0; deal < 100; ++deal) {
    PlayAtRandom(
        random, rules(), true, [](const CallView&) {},
        [&](const PlayView& view) {
          if (view.hand.size() > 2) return;
          const HiddenCards known = InferHidden(view);
          const Legality legality(view);
          for (const Hands& hidden : DealsOfHidden(view)) {
            const bool legal = legality.WasLegal(hidden);
            ASSERT_EQ(Allows(known, hidden), legal) << FormatHands(hidden);
            ++deals;
            worlds += legal ? 1 : 0;
          }
        });
  }
  EXPECT_GT(deals, 10'000);
  EXPECT_LT(worlds, deals / 2);
  EXPECT_GT(worlds, deals / 50);
}

TEST_P(CardInferenceByRules, LeavesNoOtherDealOfThreeCardsEach) {
  Random random(3);
  for (int deal = 0; deal < 5; ++deal) {
    PlayAtRandom(
        random, rules(), true, [](const CallView&) {},
        [&](const PlayView& view) {
          if (view.hand.size() != 3) return;
          const HiddenCards known = InferHidden(view);
          const Legality legality(view);
          for (const Hands& hidden : DealsOfHidden(view)) {
            ASSERT_EQ(Allows(known, hidden), legality.WasLegal(hidden)) << FormatHands(hidden);
          }
        });
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, CardInferenceByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

// The hidden cards that a seat cannot hold, after these cards; hearts are trump and North led.
std::string Excluded(const std::string& rules, const std::string& cards, Seat seat,
                     const std::string& hand = "AKQJT98.7..") {
  const PlayView view = ViewOf(TextDeal{.rules = rules, .cards = cards, .hand = hand});
  EXPECT_NE(view.seat(), seat);
  return FormatCards(view.Hidden() - InferHidden(view).may_hold[Index(seat)]);
}

// Three tricks to which all follow; North wins them.
const std::string kThreeTricks = "SA S7 S8 S9 ST SK SQ SJ CA C7 C8 C9 ";

constexpr const char* kTrumps = "HA,HK,HQ,HJ,HT,H9,H8";

TEST(CardInference, WhoFollowsMayHoldAllThatIsHidden) {
  EXPECT_EQ(Excluded("kbn", "DA D9 C8", Seat::kEast), "");
}

TEST(CardInference, WhoLedMayHoldAllThatIsHidden) {
  EXPECT_EQ(Excluded("kbn", "DA D9 C8", Seat::kNorth), "");
}

TEST(CardInference, TheOwnSeatHoldsNothingHidden) {
  const PlayView view = ViewOf(TextDeal{.cards = "DA D9 C8", .hand = "AKQJT98.7.."});
  const HiddenCards known = InferHidden(view);
  EXPECT_EQ(known.may_hold[Index(Seat::kWest)], CardSet());
  EXPECT_EQ(known.holds, (std::array<int, kSeats>{7, 7, 7, 0}));
}

TEST(CardInference, WhoDidNotFollowWhilePartnerHeldTheTrickHoldsNoneOfTheSuit) {
  EXPECT_EQ(Excluded("kbn", "DA D9 C8", Seat::kSouth), "DK,DQ,DJ,DT,D8,D7");
}

TEST(CardInference, WhoDidNotRuffThePartnersTrickThoughObligedHoldsNoTrump) {
  EXPECT_EQ(Excluded("kbn,ruff=obliged", "DA D9 C8", Seat::kSouth),
            std::string(kTrumps) + ",DK,DQ,DJ,DT,D8,D7");
}

TEST(CardInference, WhoDidNotRuffAnOpponentHoldsNoTrump) {
  for (const char* rules : {"kbn", "kbn,undertrump=free", "nku-rotterdam"}) {
    EXPECT_EQ(Excluded(rules, "DA C8", Seat::kEast),
              std::string(kTrumps) + ",DK,DQ,DJ,DT,D9,D8,D7");
  }
}

TEST(CardInference, WhoRuffedHoldsNoneOfTheSuit) {
  EXPECT_EQ(Excluded("kbn", "DA H9", Seat::kEast), "DK,DQ,DJ,DT,D9,D8,D7");
}

TEST(CardInference, WhoOverruffedHoldsNoneOfTheSuit) {
  EXPECT_EQ(Excluded("kbn", "D7 H9 HJ", Seat::kSouth), "DA,DK,DQ,DJ,DT,D9,D8");
}

TEST(CardInference, WhoDidNotOverruffHoldsNoHigherTrump) {
  for (const char* rules : {"kbn", "kbn,undertrump=free", "kbn,ruff=obliged"}) {
    EXPECT_EQ(Excluded(rules, "D7 H9 C8", Seat::kSouth), "HJ,DA,DK,DQ,DJ,DT,D9,D8");
  }
}

TEST(CardInference, WhoNeitherOverruffedNorUndertrumpedThoughForcedHoldsNoTrump) {
  EXPECT_EQ(Excluded("kbn,undertrump=forced", "D7 H9 C8", Seat::kSouth),
            "HA,HK,HQ,HJ,HT,H8,DA,DK,DQ,DJ,DT,D9,D8");
}

TEST(CardInference, WhoUndertrumpedThoughForbiddenHoldsOnlyLowerTrumps) {
  for (const char* rules : {"kbn", "kbn,ruff=obliged"}) {
    EXPECT_EQ(Excluded(rules, kThreeTricks + "D7 H9 H8", Seat::kSouth, "..AKQJT."),
              "HJ,D9,D8,CK,CQ,CJ,CT");
  }
}

TEST(CardInference, WhoUndertrumpedFreelyOrForcedHoldsNoHigherTrump) {
  for (const char* rules : {"kbn,undertrump=free", "kbn,undertrump=forced"}) {
    EXPECT_EQ(Excluded(rules, "D7 H9 H8", Seat::kSouth), "HJ,DA,DK,DQ,DJ,DT,D9,D8");
  }
}

TEST(CardInference, WhoUndertrumpedThePartnerThoughForbiddenHoldsOnlyTrumps) {
  EXPECT_EQ(Excluded("kbn", kThreeTricks + "D7 H9 D8 H8", Seat::kWest, ".K..KQT"),
            "DA,DK,DQ,DJ,DT,D9,CJ");
}

TEST(CardInference, WhoUndertrumpedThePartnerThoughForbiddenEvenSoHoldsOnlyLowerTrumps) {
  for (const char* rules : {"bedum", "kbn,only-trumps=higher", "kbn,ruff=obliged"}) {
    EXPECT_EQ(Excluded(rules, kThreeTricks + "D7 H9 D8 H8", Seat::kWest, ".K..KQT"),
              "HJ,DA,DK,DQ,DJ,DT,D9,CJ");
  }
}

TEST(CardInference, WhoUndertrumpedThePartnerFreelyHoldsNoneOfTheSuit) {
  for (const char* rules : {"kbn,undertrump=free", "kbn,undertrump=forced"}) {
    EXPECT_EQ(Excluded(rules, "D7 H9 D8 H8", Seat::kWest, "AKQJT98..."), "DA,DK,DQ,DJ,DT,D9");
  }
}

TEST(CardInference, WhoDidNotOverruffThePartnerThoughObligedHoldsNoHigherTrump) {
  EXPECT_EQ(Excluded("kbn", "D7 H9 D8 C8", Seat::kWest, "AKQJT98..."), "DA,DK,DQ,DJ,DT,D9");
  EXPECT_EQ(Excluded("kbn,ruff=obliged", "D7 H9 D8 C8", Seat::kWest, "AKQJT98..."),
            "HJ,DA,DK,DQ,DJ,DT,D9");
  EXPECT_EQ(
      Excluded("kbn,ruff=obliged,undertrump=forced", "D7 H9 D8 C8", Seat::kWest, "AKQJT98..."),
      "HA,HK,HQ,HJ,HT,H8,H7,DA,DK,DQ,DJ,DT,D9");
}

TEST(CardInference, WhoDidNotBeatATrumpThatWasLedHoldsNoHigherOne) {
  EXPECT_EQ(Excluded("kbn", "HK H8", Seat::kEast), "HA,HJ,HT,H9");
}

TEST(CardInference, WhoDidNotBeatATrumpOfThePartnerHoldsNoHigherOne) {
  EXPECT_EQ(Excluded("kbn", "HA H8 HQ", Seat::kSouth), "HJ,H9");
}

TEST(CardInference, WhoBeatATrumpMayHoldAllThatIsHidden) {
  EXPECT_EQ(Excluded("kbn", "HK HT", Seat::kEast), "");
}

TEST(CardInference, WhoDidNotFollowToTrumpsHoldsNone) {
  EXPECT_EQ(Excluded("kbn", "HK D8", Seat::kEast), "HA,HQ,HJ,HT,H9,H8");
}

TEST(CardInference, WhatWasSeenInOneTrickHoldsInTheNext) {
  EXPECT_EQ(Excluded("kbn", "D7 H9 D8 C8 SA SK SQ", Seat::kWest, "JT98.7..JT"),
            "DA,DK,DQ,DJ,DT,D9");
}

}  // namespace
}  // namespace jasnel::testing
