// The simple player, sentence by sentence, and the random one.

#include "ai/players/simple_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "ai/players/model_bidder.h"
#include "jasnel/dealing.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/chi_square.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

// What is equally good from `hand` to the cards of a trick; hearts are trump, and `gone` was played
// in tricks before.
CardSet EquallyGood(const std::string& hand, const std::string& trick = "",
                    const std::string& gone = "", const Rules& rules = {}) {
  const PlayOrder order(Suit::kHearts);
  PlayState table = DealtState({}, Seat::kNorth, {});
  table.left = PlaySet(kFullDeck.bits());
  for (const Card card : SpacedCards(gone)) table.left -= order.ToPlay(card);
  for (const Card card : SpacedCards(trick)) table.Play(order.ToPlay(card), rules);
  table.hands[table.turn()] = order.ToPlay(HandOf(hand));
  return order.ToNatural(SimpleCards(table, table.Legal(rules)));
}

// The first of these.
std::string Plays(const std::string& hand, const std::string& trick = "",
                  const std::string& gone = "") {
  const PlayOrder order(Suit::kHearts);
  return FormatCard(order.ToNatural(order.ToPlay(EquallyGood(hand, trick, gone)).Lowest()));
}

CardSet SetOf(std::string_view cards) {
  CardSet set;
  for (const Card card : SpacedCards(cards)) set |= card;
  return set;
}

TEST(SimplePlayer, LeadsTheHighestLeftOfASuit) {
  EXPECT_EQ(Plays("K7.Q8.T8.A9"), "CA");
  EXPECT_EQ(Plays("K7.J8.T8.Q9"), "HJ");
}

TEST(SimplePlayer, LeadsACardThatIsTheHighestLeftBecauseOthersAreGone) {
  EXPECT_EQ(Plays("K7.Q8.T8.K9", "", "DA"), "DT");
  EXPECT_EQ(Plays("K7.98.K8.K9", "", "HJ"), "H9");
}

TEST(SimplePlayer, LeadsPlainSuitsBeforeTrumpsAndSpadesBeforeClubs) {
  EXPECT_EQ(Plays("K7.J8.T8.A9"), "CA");
  EXPECT_EQ(Plays("A7.J8.A8.A9"), "SA");
  EXPECT_EQ(Plays("AT.8.9.9"), "SA");
}

TEST(SimplePlayer, LeadsTheCardWorthLeastWithoutAHighest) { EXPECT_EQ(Plays("KQ.TA.TQ.JK"), "CJ"); }

TEST(SimplePlayer, OfCardsWorthAsLittlePlaysTheFirst) {
  EXPECT_EQ(Plays("K.87.T97.K87"), "D7");
  EXPECT_EQ(Plays("T9.87.T97.K87"), "S9");
  EXPECT_EQ(Plays("T.87.K.QK"), "H7");
}

TEST(SimplePlayer, SecondPlaysTheHighestLeftOfTheSuitLed) {
  EXPECT_EQ(Plays("AK7.8.T8.A9", "S8"), "SA");
  EXPECT_EQ(Plays("TK7.8.T8.A9", "S8", "SA"), "ST");
  EXPECT_EQ(Plays("7.J9.T8.A9", "HK"), "HJ");
}

TEST(SimplePlayer, ACardOfTheTrickIsNotYetGone) { EXPECT_EQ(Plays("TK9.8.T8.A9", "SA"), "S9"); }

TEST(SimplePlayer, SecondPlaysTheLeastWithoutTheHighestLeft) {
  EXPECT_EQ(Plays("TQ7.8.A8.A9", "S8"), "S7");
  EXPECT_EQ(Plays("7.9TA.T8.A9", "HK"), "HT");
}

TEST(SimplePlayer, SecondWithoutTheSuitPlaysTheLeastThatIsLegal) {
  EXPECT_EQ(Plays(".J8.A8.A9", "S8"), "H8");
  EXPECT_EQ(Plays("..A8.A9", "S8"), "D8");
}

TEST(SimplePlayer, ThirdPlaysTheLeastOfTheSuit) {
  EXPECT_EQ(Plays("AT7.8.A8.A9", "S8 S9"), "S7");
  EXPECT_EQ(Plays("AT.8.A8.A9", "SK S9"), "ST");
}

TEST(SimplePlayer, ThirdWithoutTheSuitPlaysTheMostOnTheHighestLeft) {
  EXPECT_EQ(Plays(".J8.A8.K9", "SA S9"), "HJ");
  EXPECT_EQ(Plays("..A8.T9", "SA S9"), "DA");
  EXPECT_EQ(Plays("..T8.K9", "SK S9", "SA ST"), "DT");
}

TEST(SimplePlayer, ThirdWithoutTheSuitPlaysTheLeastOnAnyOther) {
  EXPECT_EQ(Plays(".J8.A8.K9", "SK S9"), "D8");
  EXPECT_EQ(Plays(".J8.A8.K9", "SQ SK"), "H8");
  EXPECT_EQ(Plays("..T8.K9", "SK S9"), "D8");
}

TEST(SimplePlayer, ThirdWithoutTheSuitLooksAtTheCardLedThoughItWasRuffed) {
  EXPECT_EQ(Plays("..T8.K9", "SA H9"), "DT");
}

TEST(SimplePlayer, FourthPlaysTheMostIfThePartnerHoldsTheTrick) {
  EXPECT_EQ(Plays("KT7.8.A8.A9", "S8 SA S9"), "ST");
  EXPECT_EQ(Plays("..T8.K9", "S8 H9 S7"), "DT");
}

TEST(SimplePlayer, FourthPlaysTheFirstCardThatWins) {
  EXPECT_EQ(Plays("AT7.8.A8.A9", "SK S8 S9"), "ST");
  EXPECT_EQ(Plays(".J87.A8.A9", "SK S8 S9"), "H7");
}

TEST(SimplePlayer, FourthPlaysTheLeastIfNoCardWins) {
  EXPECT_EQ(Plays("KQ7.8.A8.A9", "ST S8 S9"), "S7");
  EXPECT_EQ(Plays("KQ.8.A8.A9", "S7 S8 H8"), "SQ");
}

TEST(SimplePlayer, IgnoresRoem) {
  EXPECT_EQ(Plays("TJ.8.A8.A9", "SQ SA SK"), "ST");
  EXPECT_EQ(Plays("9J.8.A8.A9", "SQ S8 ST"), "S9");
}

TEST(SimplePlayer, FindsAllAcesAsGoodToLead) {
  EXPECT_EQ(EquallyGood("A7.J8.A8.A9"), SetOf("SA DA CA"));
  EXPECT_EQ(EquallyGood("K7.J8.T8.A9"), SetOf("CA"));
  EXPECT_EQ(EquallyGood("K7.J8.T8.Q9"), SetOf("HJ"));
}

TEST(SimplePlayer, FindsAllPlainCardsThatAreWorthTheSameAsGoodToThrowAway) {
  EXPECT_EQ(EquallyGood("K.87.T97.K87"), SetOf("D9 D7 C8 C7"));
  EXPECT_EQ(EquallyGood("..T8K.K9", "S7 S8", "SA ST SK SQ SJ"), SetOf("D8 C9"));
  EXPECT_EQ(EquallyGood("..TK.TQ", "SA S9"), SetOf("DT CT"));
  EXPECT_EQ(EquallyGood("T.87.K.QK"), SetOf("H8 H7"));
}

TEST(SimplePlayer, WinsTheTrickWithOneOfTheCheapest) {
  EXPECT_EQ(EquallyGood("AT7.8.A8.A9", "SK S8 S9"), SetOf("ST"));
  EXPECT_EQ(EquallyGood("K98.8.A8.A9", "S7 D7 D9"), SetOf("S9 S8"));
  EXPECT_EQ(EquallyGood(".J87.A8.A9", "SK S8 S9"), SetOf("H8 H7"));
}

TEST(SimplePlayer, CallsByTheNetwork) {
  Random random(4);
  SimplePlayer player;
  int passes = 0;
  for (const std::string& text : PresetsAnd({})) {
    const Rules rules = ParseRules(text).value();
    for (int deal = 0; deal < 20; ++deal) {
      PlayAtRandom(
          random, rules, false,
          [&](const CallView& view) {
            const auto choice = player.ChooseCall(view, {});
            ASSERT_TRUE(choice.ok());
            EXPECT_EQ(choice->call, CallByNetwork(view).call);
            passes += choice->call.IsPass() ? 1 : 0;
          },
          [](const PlayView&) {});
    }
  }
  EXPECT_GT(passes, 50);
}

TEST(SimplePlayer, PassesIfItsSideIsBarred) {
  const Rules rules = ParseRules("nkf").value();
  Auction auction = Auction::Begin(Seat::kNorth, rules).value();
  auction.Bar({0, std::nullopt});
  SimplePlayer player;
  const auto choice = player.ChooseCall({auction, HandOf(".J9ATK.A.AT"), rules}, {});
  ASSERT_TRUE(choice.ok());
  EXPECT_TRUE(choice->call.IsPass());
}

TEST(SimplePlayer, PlaysTheCardOfTheTableItSees) {
  Random random(5);
  SimplePlayer player;
  for (int deal = 0; deal < 20; ++deal) {
    PlayAtRandom(
        random, {}, true, [](const CallView&) {},
        [&](const PlayView& view) {
          const PlayOrder order(view.table.trump);
          const Card card =
              order.ToNatural(SimpleCards(PlayStateOf(view), order.ToPlay(view.Legal())).Lowest());
          EXPECT_EQ(player.ChooseCard(view, {})->card, card);
          EXPECT_TRUE(view.Legal().Contains(card));
        });
  }
}

TEST(SimplePlayer, LooksAtNoOtherHand) {
  Random random(6);
  for (int deal = 0; deal < 100; ++deal) {
    PlayAtRandom(
        random, {}, true, [](const CallView&) {},
        [&](const PlayView& view) {
          const PlaySet legal = PlayOrder(view.table.trump).ToPlay(view.Legal());
          const PlaySet cards = SimpleCards(PlayStateOf(view), legal);
          for (int i = 0; i < 3; ++i) {
            EXPECT_EQ(SimpleCards(WithHidden(PlayStateOf(view), AnyDealOfHidden(random, view),
                                             PlayOrder(view.table.trump), view.table.rules),
                                  legal),
                      cards);
          }
        });
  }
}

TEST(RandomPlayer, PlaysEachLegalCardEquallyOften) {
  const PlayView view = ViewOf(TextDeal{.cards = "S8", .hand = "AKQJT97.7.."});
  RandomPlayer player;
  std::array<int, 7> counts{};
  for (std::uint64_t seed = 0; seed < 7000; ++seed) {
    const Card card = player.ChooseCard(view, {.seed = seed})->card;
    ASSERT_TRUE(view.Legal().Contains(card));
    ++counts[Index(RankOf(card)) - (RankOf(card) > Rank::kSeven ? 1 : 0)];
  }
  EXPECT_LT(ChiSquare(counts), 22.5);  // 99.9% of fair ones
}

TEST(RandomPlayer, MakesEachLegalCallEquallyOften) {
  const CallView view{Auction::Begin(Seat::kWest, {}).value(), HandOf("AKQJT97.7.."), {}};
  RandomPlayer player;
  std::array<int, 5> counts{};
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    const Call call = player.ChooseCall(view, {.seed = seed})->call;
    ++counts[call.suit ? Index(*call.suit) : 4];
  }
  EXPECT_LT(ChiSquare(counts), 18.5);  // 99.9% of fair ones
}

TEST(RandomPlayer, PlaysTheSameBySameSeed) {
  Random random(7);
  RandomPlayer player;
  PlayAtRandom(
      random, {}, false,
      [&](const CallView& view) {
        EXPECT_EQ(player.ChooseCall(view, {.seed = 3})->call,
                  player.ChooseCall(view, {.seed = 3})->call);
      },
      [&](const PlayView& view) {
        EXPECT_EQ(player.ChooseCard(view, {.seed = 3})->card,
                  player.ChooseCard(view, {.seed = 3})->card);
      });
}

}  // namespace
}  // namespace jasnel::testing
