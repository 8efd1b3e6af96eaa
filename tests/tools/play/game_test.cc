// A game of one person against players, without a terminal.

#include "tools/play/game.h"

#include <gtest/gtest.h>

#include <memory>

#include "jasnel/dealing.h"
#include "jasnel/player.h"
#include "tests/ai/views.h"

namespace jasnel::testing {
namespace {

const std::atomic<bool> kNever = false;
const std::atomic<bool> kStopped = true;

class PlayGameTest : public ::testing::Test {
 protected:
  PlayGameTest() : player_(MakePlayer("random").value()) {}

  // Lets the others play until the person is asked or the deal is over.
  void PlayOthers(PlayGame& game) {
    while (game.awaited() == Awaited::kPlayer) ASSERT_FALSE(game.Move(*player_, kNever));
  }

  void PlayToEnd(PlayGame& game) {
    while (!game.deal().IsOver()) ASSERT_FALSE(game.Move(*player_, kNever));
  }

  std::unique_ptr<Player> player_;
};

GameToPlay GameOf(std::uint64_t seed, const std::string& rules = "kbn") {
  GameToPlay game;
  game.seed = seed;
  game.rules = ParseRules(rules).value();
  game.length.deals = 3;
  return game;
}

TEST_F(PlayGameTest, DealsWhatJasnelDealDeals) {
  PlayGame game = PlayGame::Make(GameOf(5)).value();
  for (std::uint64_t number = 1; number <= 3; ++number) {
    EXPECT_EQ(game.number(), number);
    EXPECT_EQ(game.dealt().hands, RandomHands(5, number));
    EXPECT_EQ(game.dealt().dealer, DealerOfBoard(number));
    game.NextDeal();
  }
}

TEST_F(PlayGameTest, TurnsASuitWhereTheRulesAskForOne) {
  EXPECT_FALSE(PlayGame::Make(GameOf(5, "bedum")).value().dealt().turned.empty());
  EXPECT_TRUE(PlayGame::Make(GameOf(5)).value().dealt().turned.empty());
}

TEST_F(PlayGameTest, WaitsForThePersonInTurnAndThenForTheOthers) {
  PlayGame game = PlayGame::Make(GameOf(5)).value();
  PlayOthers(game);
  ASSERT_EQ(game.awaited(), Awaited::kPerson);
  EXPECT_EQ(game.deal().turn(), Seat::kSouth);
  ASSERT_FALSE(game.Move(*player_, kNever));
  EXPECT_EQ(game.awaited(), Awaited::kPlayer);
}

TEST_F(PlayGameTest, WritesDownEachDealAndThenWaitsForTheNext) {
  PlayGame game = PlayGame::Make(GameOf(5)).value();
  Points ns;
  for (std::uint64_t number = 1; number <= 3; ++number) {
    PlayToEnd(game);
    ASSERT_EQ(game.sheet().size(), number);
    EXPECT_EQ(game.sheet().back().result, game.deal().result());
    EXPECT_EQ(game.sheet().back().contract, game.deal().contract());
    ns += game.deal().result().score[0];
    EXPECT_EQ(game.Total().points()[0], ns);
    EXPECT_EQ(game.awaited(), number < 3 ? Awaited::kNextDeal : Awaited::kNothing);
    if (number < 3) game.NextDeal();
  }
}

TEST_F(PlayGameTest, HasNothingToTakeBackBeforeThePersonsFirstMoveOrAfterTheDeal) {
  PlayGame game = PlayGame::Make(GameOf(5)).value();
  PlayOthers(game);
  EXPECT_FALSE(game.moves().CanTakeBack());
  PlayToEnd(game);
  EXPECT_FALSE(game.moves().CanTakeBack());
  game.NextDeal();
  EXPECT_FALSE(game.moves().CanTakeBack());
}

TEST_F(PlayGameTest, TakesBackToThePersonsLastMoveAndTheOthersRepeatTheirs) {
  PlayGame game = PlayGame::Make(GameOf(5)).value();
  const auto person = MakePlayer("simple").value();
  PlayOthers(game);
  while (game.deal().InAuction()) {
    ASSERT_FALSE(game.Move(*person, kNever));
    PlayOthers(game);
  }
  for (int card = 0; card < 3; ++card) {
    const PlayView before = game.deal().play_view();
    ASSERT_FALSE(game.Move(*person, kNever));
    PlayOthers(game);
    const PlayView after = game.deal().play_view();
    ASSERT_TRUE(game.moves().CanTakeBack());
    game.TakeBack();
    EXPECT_TRUE(Same(game.deal().play_view(), before));
    EXPECT_EQ(game.moves().taken_back(), card + 1);
    ASSERT_FALSE(game.Move(*person, kNever));
    PlayOthers(game);
    EXPECT_TRUE(Same(game.deal().play_view(), after));
  }
  PlayToEnd(game);
  game.NextDeal();
  EXPECT_EQ(game.moves().taken_back(), 0);
}

TEST_F(PlayGameTest, DoesNotMoveWhenStopped) {
  PlayGame game = PlayGame::Make(GameOf(5)).value();
  EXPECT_TRUE(game.Move(*player_, kStopped));
  EXPECT_TRUE(game.deal().auction().calls().empty());
  EXPECT_TRUE(game.deal().InAuction());
}

TEST_F(PlayGameTest, IsTheSameForTheSameSeedAndMoves) {
  PlayGame one = PlayGame::Make(GameOf(5)).value();
  PlayGame two = PlayGame::Make(GameOf(5)).value();
  PlayToEnd(one);
  PlayToEnd(two);
  EXPECT_TRUE(Same(one.deal().tricks(), two.deal().tricks()));
}

TEST_F(PlayGameTest, TakesAGivenDealForTheFirst) {
  GameToPlay asked = GameOf(5);
  asked.deal = DealToPlay{};
  asked.deal->hands = RandomHands(9, 9);
  asked.deal->contract = Contract{Seat::kWest, Suit::kClubs};
  PlayGame game = PlayGame::Make(asked).value();
  EXPECT_EQ(game.dealt().hands, RandomHands(9, 9));
  EXPECT_FALSE(game.deal().InAuction());
  game.NextDeal();
  EXPECT_EQ(game.dealt().hands, RandomHands(5, 2));
  EXPECT_TRUE(game.deal().InAuction());
}

}  // namespace
}  // namespace jasnel::testing
