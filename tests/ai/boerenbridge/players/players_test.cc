// Players to compare with, and the player at full strength: what holds of all of them.

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <map>
#include <string>

#include "ai/boerenbridge/players/full_player.h"
#include "ai/boerenbridge/players/simple_players.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/score.h"
#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/chi_square.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::ChiSquare;
using jasnel::testing::kSanitized;

// Every player sits in every seat, with any number of others; a card or bid that is not legal would
// be a foul.
TEST(BoerenbridgePlayers, NeverDoWhatIsNotLegal) {
  Random random(1);
  for (const char* name :
       {"random", "rule", "rollout:worlds=4", "full:level=beginner", "full:level=casual",
        "full:level=club", "full:level=strong,worlds=2", "full:worlds=3", "full:worlds=2,bids=off",
        "full:worlds=2,cards=off,aim=score"}) {
    const auto player = MakePlayer(name).value();
    BySeat<Player*> players{};
    players.fill(player.get());
    for (int i = 0; i < (kSanitized ? 5 : 16); ++i) {
      DealToPlay deal;
      deal.players = kMinPlayers + i % (kMaxPlayers - kMinPlayers + 1);
      const int cards = 1 + random.Below(MostCards(deal.players));
      deal.hands = RandomHands(random, deal.players, cards);
      deal.seed = random.Next();
      const DealPlayed played = PlayDeal(deal, players);
      ASSERT_FALSE(played.foul) << name << ": " << played.foul->error.message;
      ASSERT_NE(played.bidding.total(), cards);
    }
  }
}

TEST(BoerenbridgePlayers, DoTheSameWithTheSameSeed) {
  Random random(2);
  for (const char* name :
       {"random", "rule", "rollout:worlds=20", "full:level=casual", "full:worlds=5"}) {
    const auto player = MakePlayer(name).value();
    for (int i = 0; i < 5; ++i) {
      const MoveLimits limits{.seed = random.Next()};
      const PlayView view = RandomMoment(random).play_view();
      const auto one = player->ChooseCard(view, limits);
      const auto other = player->ChooseCard(view, limits);
      EXPECT_EQ(one->card, other->card) << name;
      ASSERT_EQ(one->cards.size(), other->cards.size());
      for (std::size_t k = 0; k < one->cards.size(); ++k) {
        EXPECT_EQ(one->cards[k].score, other->cards[k].score) << name;
      }
      const BidView bid = RandomGame(random).bid_view();
      EXPECT_EQ(player->ChooseBid(bid, limits)->bid, player->ChooseBid(bid, limits)->bid) << name;
    }
  }
}

// A player keeps nothing from one question to the next that could change an answer.
TEST(BoerenbridgePlayers, DoTheSameWhateverTheyWereAskedBefore) {
  Random random(4);
  for (const char* name : {"rollout:worlds=20", "full:worlds=8"}) {
    const auto used = MakePlayer(name).value();
    for (int i = 0; i < (kSanitized ? 30 : 150); ++i) {
      const MoveLimits limits{.seed = random.Next()};
      const PlayView view = RandomMoment(random).play_view();
      const auto answer = used->ChooseCard(view, limits);
      const auto fresh = MakePlayer(name).value()->ChooseCard(view, limits);
      ASSERT_EQ(answer->card, fresh->card) << name;
      ASSERT_EQ(answer->cards.size(), fresh->cards.size());
      for (std::size_t k = 0; k < answer->cards.size(); ++k) {
        ASSERT_EQ(answer->cards[k].score, fresh->cards[k].score) << name;
        ASSERT_EQ(answer->cards[k].makes, fresh->cards[k].makes) << name;
      }
    }
  }
}

TEST(BoerenbridgeRandomPlayer, BidsAnyLegalBidEquallyOften) {
  RandomPlayer player;
  for (const auto& bids : {std::vector<int>{}, {1, 1}, {4, 4}}) {
    const BidView view{After(3, 4, bids), Cards("S2 S3 S4 S5")};
    std::map<int, int> counts;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
      ++counts[player.ChooseBid(view, {.seed = seed})->bid];
    }
    std::vector<int> times;
    for (const auto& [bid, count] : counts) {
      EXPECT_TRUE(view.bidding.IsLegal(bid));
      times.push_back(count);
    }
    EXPECT_EQ(times.size(), view.bidding.Forbidden() ? 4U : 5U);
    EXPECT_LT(ChiSquare(times), 18.5);  // 99.9% of fair ones, with four degrees of freedom
  }
}

TEST(BoerenbridgeRandomPlayer, PlaysAnyLegalCardEquallyOften) {
  RandomPlayer player;
  const PlayView view = ViewOf({0, 0, 0}, 5, {{0, Row("H2")}}, "H3 H7 HA S2 C2");
  std::map<Card, int> counts;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    ++counts[player.ChooseCard(view, {.seed = seed})->card];
  }
  std::vector<int> times;
  for (const auto& [card, count] : counts) times.push_back(count);
  EXPECT_EQ(times.size(), 3U);
  EXPECT_LT(ChiSquare(times), 13.8);
}

int RolloutBid(const Bidding& bidding, std::string_view hand) {
  return RolloutPlayer(500).ChooseBid({bidding, Cards(hand)}, {})->bid;
}

// Chances of the one trick by the count of the cards that beat it: of the three of trumps led with
// three players 40/51 * 39/50 = 0.61 that neither has a higher one; of the ace of hearts
// 38/51 * 37/50 = 0.55, of the king 0.52, of the jack 0.47.
TEST(BoerenbridgeRolloutPlayer, BidsTheRoundedChanceOfTheOnlyTrick) {
  const Bidding leads = After(3, 1, {});
  EXPECT_EQ(RolloutBid(leads, "SA"), 1);
  EXPECT_EQ(RolloutBid(leads, "S5"), 1);  // 42/51 * 41/50 = 0.68
  EXPECT_EQ(RolloutBid(leads, "C5"), 0);  // 29/51 * 28/50 = 0.32
  EXPECT_EQ(RolloutBid(After(7, 1, {}), "HA"), 0);
  EXPECT_EQ(RolloutBid(After(3, 1, {0}), "HA"), 0);  // not often led to
  EXPECT_EQ(RolloutBid(After(3, 1, {0, 0}), "SA"), 0);
  EXPECT_EQ(RolloutBid(After(3, 1, {1, 0}), "C2"), 1);
}

// Sure tricks, whatever anybody plays; the dealer goes to the nearest bid that may be made.
TEST(BoerenbridgeRolloutPlayer, BidsTheMeanOfTwoCards) {
  EXPECT_EQ(RolloutBid(After(3, 2, {}), "SA SK"), 2);
  EXPECT_EQ(RolloutBid(After(3, 2, {0, 0}), "SA SK"), 1);
  EXPECT_EQ(RolloutBid(After(3, 2, {0, 0}), "C2 C3"), 0);
  EXPECT_EQ(RolloutBid(After(3, 2, {1, 1}), "C2 C3"), 1);
}

// Two players with a card each behind a trick that is decided by the card of the last seat, all
// ways in which they may hold the 48 cards that it does not see.
double ExactScore(const PlayView& view, Card card) {
  double sum = 0;
  double ways = 0;
  for (const Card first : view.Unseen()) {
    for (const Card second : view.Unseen() - first) {
      Position position = view.table.position;
      position.hands[0] = first;
      position.hands[1] = second;
      position.Play(card);
      while (position.size > 0 || !position.IsOver()) position.Play(position.Legal().Lowest());
      sum += Score(position.bids[2], position.taken[2]);
      ++ways;
    }
  }
  return sum / ways;
}

TEST(BoerenbridgeRolloutPlayer, ValuesCardsByAllDealsOfTheOthers) {
  for (const int bid : {0, 2}) {
    const PlayView view = ViewOf({1, 0, bid}, 2, {{0, Row("HT H5")}}, "HK H4");
    const auto choice = RolloutPlayer(8000).ChooseCard(view, {});
    ASSERT_EQ(choice->cards.size(), 2U);
    const CardOpinion* best = &choice->cards[0];
    for (const CardOpinion& opinion : choice->cards) {
      EXPECT_NEAR(opinion.score, ExactScore(view, opinion.card), 0.4) << bid;
      if (opinion.score > best->score) best = &opinion;
    }
    EXPECT_EQ(choice->card, best->card);
  }
}

// With nothing but forced cards left the models have no say, and without evidence all ways count
// alike.
TEST(BoerenbridgeFullPlayer, ValuesCardsByAllDealsOfTheOthers) {
  FullOptions options;
  options.worlds = kSanitized ? 1000 : 4000;
  options.evidence = {.bids = false, .cards = false};
  options.others_count = 0;
  for (const int bid : {0, 2}) {
    const PlayView view = ViewOf({1, 0, bid}, 2, {{0, Row("HT H5")}}, "HK H4");
    const auto choice = FullPlayer(options).ChooseCard(view, {});
    ASSERT_EQ(choice->cards.size(), 2U);
    const double near = 4 * 7 / std::sqrt(static_cast<double>(options.worlds));
    for (const CardOpinion& opinion : choice->cards) {
      EXPECT_NEAR(opinion.score, ExactScore(view, opinion.card), near) << bid;
      EXPECT_GE(opinion.makes, 0);
      EXPECT_LE(opinion.makes, 1);
    }
  }
}

// What makes it faster changes what it thinks of a card by chance only, with and without each.
TEST(BoerenbridgeFullPlayer, ThinksTheSameWithoutWhatMakesItFaster) {
  Random random(12);
  for (int i = 0; i < (kSanitized ? 3 : 12); ++i) {
    DealInPlay game(5, RandomHands(random, 5, 6));
    for (int step = 0; step < 5 + i; ++step) Step(game, random);
    const PlayView view = game.play_view();
    FullOptions options;
    options.worlds = 300;
    options.behind = 0;
    options.touching = false;
    const auto plain = FullPlayer(options).ChooseCard(view, {});
    for (const bool touching : {false, true}) {
      for (const double behind : {0.0, 3.0}) {
        options.touching = touching;
        options.behind = behind;
        const auto choice = FullPlayer(options).ChooseCard(view, {});
        ASSERT_EQ(choice->cards.size(), plain->cards.size());
        // Four standard errors of a score, where a card may have left after 64 deals.
        const double near = 4 * 7 / std::sqrt(behind > 0 ? 64.0 : 300.0);
        for (std::size_t card = 0; card < plain->cards.size(); ++card) {
          EXPECT_EQ(choice->cards[card].card, plain->cards[card].card);
          EXPECT_NEAR(choice->cards[card].score, plain->cards[card].score, near);
        }
      }
    }
  }
}

TEST(BoerenbridgeFullPlayer, ThinksTheSameOnAnyNumberOfThreads) {
  Random random(13);
  for (int i = 0; i < 4; ++i) {
    DealInPlay game(5, RandomHands(random, 5, 6));
    for (int step = 0; step < 3; ++step) Step(game, random);
    FullOptions options;
    options.worlds = 150;
    options.bid_worlds = 100;
    const auto of = [&](int threads) {
      options.threads = threads;
      return FullPlayer(options);
    };
    const auto bid = of(1).ChooseBid(game.bid_view(), {});
    const auto same_bid = of(3).ChooseBid(game.bid_view(), {});
    EXPECT_EQ(bid->bid, same_bid->bid);
    EXPECT_EQ(bid->bids[0].score, same_bid->bids[0].score);
    for (int step = 0; step < 7 + i; ++step) Step(game, random);
    const auto card = of(1).ChooseCard(game.play_view(), {});
    const auto same_card = of(3).ChooseCard(game.play_view(), {});
    EXPECT_EQ(card->card, same_card->card);
    EXPECT_EQ(card->worlds, same_card->worlds);
    for (std::size_t k = 0; k < card->cards.size(); ++k) {
      EXPECT_EQ(card->cards[k].score, same_card->cards[k].score);
    }
  }
}

TEST(BoerenbridgeFullPlayer, DoesNotThinkWhereThereIsNoChoice) {
  const PlayView view = ViewOf({0, 0, 0}, 2, {{0, Row("H2")}}, "H4 D5");
  const auto choice = FullPlayer({}).ChooseCard(view, {});
  EXPECT_EQ(choice->card, C("H4"));
  EXPECT_EQ(choice->worlds, 0U);
}

TEST(BoerenbridgeFullPlayer, KeepsWithinItsTime) {
  FullOptions options;
  options.worlds = 1'000'000;
  options.bid_worlds = 1'000'000;
  Random random(3);
  const DealInPlay bidding(5, RandomHands(random, 5, 10));
  DealInPlay play = bidding;
  for (int i = 0; i < 8; ++i) Step(play, random);
  // By its own limit, and by that of the call.
  for (const int own : {0, 5}) {
    options.time = std::chrono::milliseconds(own);
    FullPlayer player(options);
    const MoveLimits limits{.time = std::chrono::milliseconds(own == 0 ? 5 : 0)};
    const auto start = std::chrono::steady_clock::now();
    const auto bid = player.ChooseBid(bidding.bid_view(), limits);
    const auto card = player.ChooseCard(play.play_view(), limits);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
    EXPECT_LT(bid->worlds, 1'000'000U);
    EXPECT_LT(card->worlds, 1'000'000U);
    EXPECT_GE(card->worlds, 1U);
  }
}

TEST(BoerenbridgeFullPlayer, AnswersWhenItIsCancelled) {
  const std::atomic<bool> cancel{true};
  const MoveLimits limits{.cancel = &cancel};
  const PlayView view = ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "HK H4");
  FullPlayer player({});
  EXPECT_EQ(player.ChooseCard(view, limits)->worlds, 1U);
  EXPECT_EQ(player.ChooseBid({After(3, 2, {}), Cards("SA SK")}, limits)->worlds, 1U);
}

// True of any weights that make sense: the last seat, which needs no trick, does not take one that
// it can leave; which needs one, takes it with the only card that can.
TEST(BoerenbridgeFullPlayer, PlaysForItsBid) {
  FullOptions options;
  options.worlds = 50;
  FullPlayer player(options);
  EXPECT_EQ(player.ChooseCard(ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "S3 H2"), {})->card,
            C("H2"));
  EXPECT_EQ(player.ChooseCard(ViewOf({1, 1, 1}, 2, {{0, Row("HT H5")}}, "HA H2"), {})->card,
            C("HA"));
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
