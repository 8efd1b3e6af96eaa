// Deals of boerenbridge in play, and played out by their players.

#include <gtest/gtest.h>

#include <functional>
#include <numeric>
#include <string>

#include "ai/boerenbridge/players/simple_players.h"
#include "jasnel/boerenbridge/match.h"
#include "tests/ai/boerenbridge/deals.h"

namespace jasnel::boerenbridge::testing {
namespace {

// Bids and plays as it is told, else at random.
class ToldPlayer : public Player {
 public:
  std::function<Result<BidChoice>(const BidView&)> bid;
  std::function<Result<CardChoice>(const PlayView&)> card;

  Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) override {
    return bid ? bid(view) : other_.ChooseBid(view, limits);
  }
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override {
    return card ? card(view) : other_.ChooseCard(view, limits);
  }

 private:
  RandomPlayer other_;
};

BySeat<Player*> AllAre(Player& player) {
  BySeat<Player*> players{};
  players.fill(&player);
  return players;
}

DealToPlay RandomDeal(Random& random, int players, int cards) {
  DealToPlay deal;
  deal.players = players;
  deal.hands = RandomHands(random, players, cards);
  deal.seed = random.Next();
  return deal;
}

int Sum(const Tricks& tricks) { return std::accumulate(tricks.begin(), tricks.end(), 0); }

// The foul of a player who sits in one seat, among others who play at random.
Foul FoulOf(ToldPlayer& bad, int seat, const DealToPlay& deal) {
  RandomPlayer random;
  BySeat<Player*> players = AllAre(random);
  players[seat] = &bad;
  const DealPlayed played = PlayDeal(deal, players);
  EXPECT_TRUE(played.foul);
  return played.foul.value_or(Foul{-1, Error{"none"}});
}

DealToPlay Dealt(const std::vector<std::string>& hands) {
  DealToPlay deal;
  deal.players = static_cast<int>(hands.size());
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    deal.hands[seat] = Cards(hands[seat]);
  }
  return deal;
}

TEST(BoerenbridgePlayDeal, EndsLegallyWithAnyNumberOfPlayersAndCards) {
  Random random(1);
  RandomPlayer player;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (int cards = 1; cards <= MostCards(players); ++cards) {
      const DealToPlay deal = RandomDeal(random, players, cards);
      const DealPlayed played = PlayDeal(deal, AllAre(player));
      EXPECT_FALSE(played.foul);
      EXPECT_TRUE(played.bidding.IsOver());
      EXPECT_NE(played.bidding.total(), cards);
      EXPECT_EQ(Sum(played.taken), cards);
      // Played again by hand.
      Position position;
      position.players = players;
      position.hands = deal.hands;
      for (const Card card : played.played.cards()) {
        ASSERT_TRUE(position.Legal().Contains(card));
        position.Play(card);
      }
      EXPECT_TRUE(position.IsOver());
      EXPECT_EQ(position.taken, played.taken);
    }
  }
}

TEST(BoerenbridgePlayDeal, DependsOnItsSeedAlone) {
  Random random(2);
  RandomPlayer player;
  DealToPlay deal = RandomDeal(random, 5, 10);
  const DealPlayed one = PlayDeal(deal, AllAre(player));
  EXPECT_EQ(PlayDeal(deal, AllAre(player)).played, one.played);
  ++deal.seed;
  EXPECT_NE(PlayDeal(deal, AllAre(player)).played, one.played);
}

TEST(BoerenbridgePlayDeal, EndsWithABidThatIsNone) {
  Random random(3);
  ToldPlayer bad;
  bad.bid = [](const BidView&) { return BidChoice{4}; };
  const Foul foul = FoulOf(bad, 1, RandomDeal(random, 5, 3));
  EXPECT_EQ(foul.seat, 1);
  EXPECT_EQ(foul.error.message, "a bid of 4 by seat 1; expected a number of tricks from 0 to 3");
  bad.bid = [](const BidView&) { return BidChoice{-1}; };
  EXPECT_EQ(FoulOf(bad, 0, RandomDeal(random, 5, 3)).seat, 0);
}

TEST(BoerenbridgePlayDeal, EndsWithTheBidThatTheDealerMayNotMake) {
  Random random(4);
  ToldPlayer none;
  none.bid = [](const BidView&) { return BidChoice{0}; };
  ToldPlayer bad;
  bad.bid = [](const BidView&) { return BidChoice{3}; };
  BySeat<Player*> players = AllAre(none);
  players[4] = &bad;
  const DealPlayed played = PlayDeal(RandomDeal(random, 5, 3), players);
  ASSERT_TRUE(played.foul);
  EXPECT_EQ(played.foul->seat, 4);
  EXPECT_EQ(played.foul->error.message,
            "a bid of 3 by the dealer makes the sum of all bids the number of cards, 3; expected "
            "another");
  EXPECT_EQ(played.bidding.count(), 4);
}

TEST(BoerenbridgePlayDeal, EndsWithARevoke) {
  ToldPlayer bad;
  bad.card = [](const PlayView& view) {
    return CardChoice{view.hand().Highest()};  // a trump
  };
  const Foul foul = FoulOf(bad, 1, Dealt({"H2 H3", "SA H4", "H5 H6"}));
  EXPECT_EQ(foul.seat, 1);
  EXPECT_EQ(foul.error.message, "SA may not be played now; expected one of .4..");
}

TEST(BoerenbridgePlayDeal, EndsWithACardThatIsNotHeld) {
  ToldPlayer bad;
  bad.card = [](const PlayView&) { return CardChoice{C("CA")}; };
  const Foul foul = FoulOf(bad, 0, Dealt({"H2 H3", "SA H4", "H5 H6"}));
  EXPECT_EQ(foul.error.message, "CA may not be played now; expected one of .32..");
}

TEST(BoerenbridgePlayDeal, EndsWithTheErrorOfAPlayer) {
  ToldPlayer bad;
  bad.bid = [](const BidView&) { return Result<BidChoice>(Error{"no bid comes to mind"}); };
  const DealToPlay deal = Dealt({"H2 H3", "SA H4", "H5 H6"});
  EXPECT_EQ(FoulOf(bad, 2, deal).error.message, "no bid comes to mind");
  bad.bid = {};
  bad.card = [](const PlayView&) { return Result<CardChoice>(Error{"no card either"}); };
  EXPECT_EQ(FoulOf(bad, 2, deal).error.message, "no card either");
  EXPECT_EQ(FoulOf(bad, 2, deal).seat, 2);
}

TEST(BoerenbridgePlayDeal, TellsWhatCameBeforeAFoul) {
  ToldPlayer fair;
  fair.bid = [](const BidView&) { return BidChoice{0}; };
  ToldPlayer bad;
  bad.bid = fair.bid;
  bad.card = [](const PlayView& view) {
    if (view.played.cards().size() < 3)
      return Result<CardChoice>(CardChoice{view.Legal().Lowest()});
    return Result<CardChoice>(Error{"no"});
  };
  BySeat<Player*> players = AllAre(fair);
  players[1] = &bad;
  const DealPlayed played = PlayDeal(Dealt({"H2 H3", "SA H4", "C5 C6"}), players);
  ASSERT_TRUE(played.foul);
  EXPECT_EQ(played.played.cards().size(), 3U);
  EXPECT_EQ(Sum(played.taken), 1);
  EXPECT_EQ(played.taken[1], 1);
}

TEST(BoerenbridgeDealInPlay, ChangesNothingWhereSomethingIsNotLegal) {
  DealInPlay game(3, Dealt({"H2 H3", "SA H4", "C5 C6"}).hands);
  EXPECT_TRUE(game.Bid(3));
  EXPECT_EQ(game.Play(C("H2"))->message, "H2 may not be played now; expected a bid or nothing");
  EXPECT_TRUE(game.InBidding());
  EXPECT_EQ(game.turn(), 0);
  for (const int bid : {0, 0, 0}) EXPECT_FALSE(game.Bid(bid));
  EXPECT_TRUE(game.Bid(0));
  EXPECT_FALSE(game.Play(C("H2")));
  EXPECT_TRUE(game.Play(C("SA")));
  EXPECT_EQ(game.turn(), 1);
  EXPECT_EQ(game.position().hands[1], Cards("SA H4"));
  EXPECT_EQ(game.played().cards().size(), 1U);
}

TEST(BoerenbridgeDealInPlay, IsOverWithTheLastCard) {
  Random random(5);
  DealInPlay game = RandomGame(random);
  const int players = game.bidding().players();
  for (int i = 0; i < players * (1 + game.bidding().cards()); ++i) {
    EXPECT_FALSE(game.IsOver());
    Step(game, random);
  }
  EXPECT_TRUE(game.IsOver());
  EXPECT_TRUE(game.Play(C("S2")));
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
