// A game of a person against players, without the person.

#include "tools/play/boerenbridge_game.h"

#include <gtest/gtest.h>

#include "ai/boerenbridge/players/simple_players.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge::testing {
namespace {

const std::atomic<bool> kNotCancelled{false};

void PlayDealOf(PlayGame& game) {
  RulePlayer player;
  while (!game.deal().IsOver()) ASSERT_FALSE(game.Move(player, kNotCancelled));
}

TEST(BoerenbridgePlayGame, PlaysTheDealsOfAMatchInTheSeatsOfItsFirstRotation) {
  MatchRequest request;
  request.players = 4;
  request.seed = 21;
  PlayGame game = PlayGame::Make({.players = 4, .person = 2, .deals = 19, .seed = 21}).value();
  for (std::uint64_t number = 0; number < 19; ++number) {
    const DealToPlay expected = MatchDeal(request, number);
    EXPECT_EQ(game.dealt().hands, expected.hands);
    EXPECT_EQ(game.dealt().seed, expected.seed);
    for (int place = 0; place < 4; ++place) {
      EXPECT_EQ(game.PlaceOf(SeatOfPlayer(place, number, 0, 4)), place);
    }
    EXPECT_EQ(game.dealer(), DealerOfDeal(static_cast<int>(number), 3, 4));
    PlayDealOf(game);
    if (number < 18) game.NextDeal();
  }
  EXPECT_EQ(game.awaited(), Awaited::kNothing);
}

TEST(BoerenbridgePlayGame, BeginsWithTheDealerOfTheDraw) {
  const Draw draw = DrawOf(21, 4).value();
  PlayGame drawn =
      PlayGame::Make({.players = 4, .deals = 2, .seed = 21, .dealer = draw.dealer, .draw = draw})
          .value();
  const PlayGame last = PlayGame::Make({.players = 4, .deals = 2, .seed = 21}).value();
  EXPECT_EQ(last.dealer(), 3);
  EXPECT_EQ(drawn.dealer(), draw.dealer);
  EXPECT_EQ(drawn.PlaceOf(0), (draw.dealer + 1) % 4);
  EXPECT_EQ(drawn.dealt().hands, last.dealt().hands) << "the draw takes nothing from the deals";
  PlayDealOf(drawn);
  drawn.NextDeal();
  EXPECT_EQ(drawn.dealer(), (draw.dealer + 1) % 4);
}

TEST(BoerenbridgePlayGame, ComesOutAsThePlayersOfAMatchPlayIt) {
  PlayGame game = PlayGame::Make({.players = 3, .deals = 2, .seed = 5}).value();
  PlayDealOf(game);
  RulePlayer player;
  const BySeat<Player*> players = {&player, &player, &player};
  const DealPlayed expected = PlayDeal(game.dealt(), players);
  const SheetLine& line = game.sheet().back();
  EXPECT_EQ(line.bids, expected.bidding.bids());
  EXPECT_EQ(line.taken, expected.taken);
  EXPECT_EQ(line.scores, ScoresOf(3, line.bids, line.taken));
  EXPECT_EQ(game.awaited(), Awaited::kNextDeal);
}

TEST(BoerenbridgePlayGame, WritesDownByPlaceWhoeverDeals) {
  PlayGame game = PlayGame::Make({.players = 3, .cards = 2, .deals = 2, .seed = 5}).value();
  PlayDealOf(game);
  game.NextDeal();
  PlayDealOf(game);
  const SheetLine& line = game.sheet()[1];
  EXPECT_EQ(line.cards, 2);
  for (int seat = 0; seat < 3; ++seat) {
    const int place = (seat + 1) % 3;
    EXPECT_EQ(line.bids[place], game.deal().bidding().bids()[seat]);
    EXPECT_EQ(line.taken[place], game.deal().position().taken[seat]);
    EXPECT_EQ(game.Totals()[static_cast<std::size_t>(place)],
              game.sheet()[0].scores[place] + line.scores[place]);
  }
}

TEST(BoerenbridgePlayGame, GivesMatchPointsOfRoundsThatAreOver) {
  PlayGame game = PlayGame::Make({.players = 3, .most_cards = 2, .deals = 4, .seed = 5}).value();
  PlayDealOf(game);
  game.NextDeal();
  PlayDealOf(game);
  EXPECT_FALSE(game.RoundPoints());
  game.NextDeal();
  PlayDealOf(game);
  const auto points = MatchPointsOf(game.Totals());
  EXPECT_EQ(game.RoundPoints(), points);
  game.NextDeal();
  EXPECT_EQ(game.dealt().hands[0].size(), 2) << "the second round begins";
  PlayDealOf(game);
  EXPECT_EQ(game.RoundPoints(), points);
}

TEST(BoerenbridgePlayGame, WaitsForThePersonInItsSeat) {
  PlayGame game = PlayGame::Make({.players = 3, .person = 1, .deals = 1, .seed = 5}).value();
  EXPECT_EQ(game.awaited(), Awaited::kPlayer);
  RulePlayer player;
  ASSERT_FALSE(game.Move(player, kNotCancelled));
  EXPECT_EQ(game.awaited(), Awaited::kPerson);
}

TEST(BoerenbridgePlayGame, DoesNotMoveWhenItIsCancelled) {
  PlayGame game = PlayGame::Make({.players = 3, .deals = 1, .seed = 5}).value();
  RulePlayer player;
  const std::atomic<bool> cancelled{true};
  EXPECT_TRUE(game.Move(player, cancelled));
  EXPECT_EQ(game.deal().bidding().count(), 0);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
