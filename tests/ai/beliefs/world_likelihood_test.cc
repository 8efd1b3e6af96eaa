// How well hidden hands explain calls and cards.

#include "ai/beliefs/world_likelihood.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/renamed.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

const Evidence kCalls = {.calls = true, .cards = false};
const Evidence kCards = {.calls = false, .cards = true};

double OfHand(const PlayView& view, const Evidence& evidence, Seat seat,
              const std::string& hidden) {
  return WorldLikelihood(view, evidence).OfHand(seat, HandOf(hidden));
}

// What North sees, who leads, after these calls, West having dealt.
PlayView After(const std::string& calls, const std::string& hand,
               const std::string& rules = "kbn") {
  const Rules read = ParseRules(rules).value();
  const auto auction = ParseAuction(Seat::kWest, read, std::nullopt, calls);
  EXPECT_TRUE(auction.ok()) << calls;
  const std::array<SeenTrick, 1> tricks = {{{Seat::kNorth, {}}}};
  const auto view =
      MakePlayView({*auction, std::nullopt, read, std::nullopt, HandOf(hand), tricks});
  EXPECT_TRUE(view.ok()) << view.error().message;
  return view.value();
}

class WorldLikelihoodByRules : public ::testing::TestWithParam<std::string> {
 protected:
  template <class OnCard>
  void ForEachView(std::uint64_t seed, int deals, OnCard on_card) const {
    Random random(seed);
    for (int deal = 0; deal < deals; ++deal) {
      PlayAtRandom(
          random, ParseRules(GetParam()).value(), deal % 3 == 2, [](const CallView&) {}, on_card);
    }
  }
};

TEST_P(WorldLikelihoodByRules, IsAProductOverTheOtherSeats) {
  Random random(1);
  ForEachView(2, 6, [&](const PlayView& view) {
    WorldLikelihood likelihood(view, {});
    for (int i = 0; i < 3; ++i) {
      const Hands hidden = AnyDealOfHidden(random, view);
      double product = 1;
      for (const Seat seat : kAllSeats) {
        if (seat == view.seat()) continue;
        const double one = likelihood.OfHand(seat, hidden[Index(seat)]);
        EXPECT_GE(one, 0);
        EXPECT_LE(one, 1.0001);
        product *= one;
      }
      EXPECT_DOUBLE_EQ(likelihood(hidden), product);
    }
  });
}

TEST_P(WorldLikelihoodByRules, IsNeverNothingForTheCardsThatWereDealt) {
  ForEachView(3, 6, [&](const PlayView& view) {
    if (view.Hidden().size() > 5) return;
    WorldLikelihood likelihood(view, {});
    for (const Hands& world : WorldsOf(view)) EXPECT_GT(likelihood(world), 0);
  });
}

TEST_P(WorldLikelihoodByRules, IsTheSameWhoeverIsAskedFirst) {
  Random random(4);
  ForEachView(5, 2, [&](const PlayView& view) {
    WorldLikelihood likelihood(view, {});
    const Hands hidden = AnyDealOfHidden(random, view);
    const double first = likelihood(hidden);
    likelihood(AnyDealOfHidden(random, view));
    EXPECT_EQ(likelihood(hidden), first);
    EXPECT_EQ(WorldLikelihood(view, {})(hidden), first);
  });
}

TEST_P(WorldLikelihoodByRules, WithoutEvidenceIsOneForAll) {
  Random random(6);
  ForEachView(7, 2, [&](const PlayView& view) {
    WorldLikelihood likelihood(view, {.calls = false, .cards = false});
    EXPECT_EQ(likelihood(AnyDealOfHidden(random, view)), 1);
  });
}

TEST_P(WorldLikelihoodByRules, DoesNotKnowSuitsByName) {
  Random random(9);
  ForEachView(10, 6, [&](const PlayView& view) {
    const Hands hidden = AnyDealOfHidden(random, view);
    const SuitExchange exchange = AnyExchange(random);
    const double likelihood = WorldLikelihood(view, {})(hidden);
    const double renamed = WorldLikelihood(Renamed(view, exchange), {})(exchange.Of(hidden));
    EXPECT_NEAR(renamed / likelihood, 1, 1e-4);
  });
}

TEST_P(WorldLikelihoodByRules, ADrawnContractTellsNothingOfHands) {
  Random random(8);
  PlayAtRandom(
      random, ParseRules(GetParam()).value(), true, [](const CallView&) {},
      [&](const PlayView& view) {
        EXPECT_EQ(WorldLikelihood(view, kCalls)(AnyDealOfHidden(random, view)), 1);
      });
}

INSTANTIATE_TEST_SUITE_P(RuleSets, WorldLikelihoodByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

TEST(WorldLikelihood, AHandThatWouldNameTheSuitIsLikelierForWhoNamedIt) {
  const PlayView view = After("pass,H", "A7.T87.A7.7");
  EXPECT_GT(OfHand(view, kCalls, Seat::kEast, "K.J9A.T98.8"),
            20 * OfHand(view, kCalls, Seat::kEast, "K98.Q.T98.8"));
}

TEST(WorldLikelihood, AHandThatWouldNameAnotherSuitIsLessLikelyForWhoNamedOne) {
  const PlayView view = After("pass,H", "A7.T87.A7.7");
  EXPECT_GT(OfHand(view, kCalls, Seat::kEast, "K.J9A.T98.8"),
            20 * OfHand(view, kCalls, Seat::kEast, "K.A9.T98.J9"));
}

TEST(WorldLikelihood, AHandThatWouldPassIsLikelierForWhoPassed) {
  const PlayView view = After("pass,pass,H", "A7.T87.A7.7");
  EXPECT_GT(OfHand(view, kCalls, Seat::kEast, "KT.AQ.KT.AK"),
            10 * OfHand(view, kCalls, Seat::kEast, "T98.J9AK..A"));
}

// NKF 1976 art. 10: after a call out of turn the player and the partner must pass.
TEST(WorldLikelihood, ThePassOfABarredSideTellsNothing) {
  const Rules rules = ParseRules("nkf").value();
  const auto auction =
      ParseAuction(Seat::kWest, rules, std::nullopt, "pass,pass,pass,H", {std::nullopt, 0});
  ASSERT_TRUE(auction.ok()) << auction.error().message;
  const std::array<SeenTrick, 1> tricks = {{{Seat::kNorth, {}}}};
  const auto view =
      MakePlayView({*auction, std::nullopt, rules, std::nullopt, HandOf("A7.T87.A7.7"), tricks});
  ASSERT_TRUE(view.ok()) << view.error().message;
  for (const char* const hand : {"K98.Q.T98.8", "T98.J9AK..A"}) {
    EXPECT_EQ(OfHand(*view, kCalls, Seat::kEast, hand), 1);
  }
  EXPECT_LT(OfHand(*view, kCalls, Seat::kSouth, "K98.Q.T98.8"), 1);
}

// The first to speak, East, passes or names a suit; whatever comes after does not matter to it.
TEST(WorldLikelihood, TheChancesOfAllCallsOfASeatAddUpToOne) {
  for (const char* rules : {"kbn", "nkf", "kbn,ruff=obliged"}) {
    for (const char* hand : {"K.J9A.T98.8", "K98.Q.T98.8", "QJ9.QJ.KQ.J", "J9AT.J9.J9."}) {
      const Rules read = ParseRules(rules).value();
      const bool dealer = read.speaks_first == SpeaksFirst::kDealer;
      const std::string before = dealer ? "pass,pass," : "pass,";
      double sum = 0;
      for (const char* calls : {"pass,H", "S", "H", "D", "C"}) {
        const double one =
            OfHand(After(before + calls, "A7.T87.A7.A", rules), kCalls, Seat::kEast, hand);
        EXPECT_GT(one, 0);
        sum += one;
      }
      EXPECT_NEAR(sum, 1, 1e-5) << rules << " " << hand;
    }
  }
}

TEST(WorldLikelihood, ASeatThatDidNotSpeakMayHoldAnything) {
  const PlayView view = After("pass,H", "A7.T87.A7.7");
  EXPECT_EQ(OfHand(view, kCalls, Seat::kSouth, "K98.Q.T98.8"), 1);
  EXPECT_EQ(OfHand(view, kCalls, Seat::kSouth, "K9.J9AK.T9."), 1);
}

TEST(WorldLikelihood, ASeatThatDidNotPlayMayHoldAnything) {
  const PlayView view = ViewOf(TextDeal{.cards = "DA D9", .hand = "A7.T87.K7.7"});
  EXPECT_EQ(OfHand(view, kCards, Seat::kWest, "K98.Q.T8.98"), 1);
  EXPECT_NE(OfHand(view, kCards, Seat::kEast, "K98.Q.T8.8"), 1);
}

TEST(WorldLikelihood, AHandWithTheSuitIsLessLikelyForWhoDidNotFollow) {
  const PlayView view = ViewOf(TextDeal{.cards = "DA D9 C8", .hand = "AKQJT98.7.."});
  EXPECT_GT(OfHand(view, kCards, Seat::kSouth, ".KQ8..AKQ9"),
            1.2 * OfHand(view, kCards, Seat::kSouth, ".KQ8.KQJ.9"));
}

TEST(WorldLikelihood, ACardThatWasForcedTellsNothingOfTheRest) {
  const PlayView view = ViewOf(TextDeal{.cards = "DA D9", .hand = "A7.T87.K7.7"});
  EXPECT_EQ(OfHand(view, kCards, Seat::kEast, "K98.QJ..98"),
            OfHand(view, kCards, Seat::kEast, "KQ.KQ9..AK"));
}

TEST(WorldLikelihood, AHighCardToTheTrickOfAnOpponentTellsThatNoLowerOneWasHeld) {
  const PlayView view = ViewOf(TextDeal{.cards = "DA DT", .hand = "A7.T87.K9.7"});
  EXPECT_GT(OfHand(view, kCards, Seat::kEast, "KQ98.Q..98"),
            5 * OfHand(view, kCards, Seat::kEast, "KQ9.Q.87.8"));
}

}  // namespace
}  // namespace jasnel::testing
