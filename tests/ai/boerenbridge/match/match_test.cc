// Matches of boerenbridge: which deals are played by whom, and what is counted.

#include "jasnel/boerenbridge/match.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "ai/boerenbridge/players/simple_players.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/score.h"
#include "tests/ai/boerenbridge/deals.h"

namespace jasnel::boerenbridge::testing {
namespace {

std::vector<PlayerMaker> Makers(const std::vector<std::string>& names) {
  std::vector<PlayerMaker> makers;
  for (const std::string& name : names) makers.push_back([name] { return MakePlayer(name); });
  return makers;
}

MatchRequest Request(int players, int most_cards, std::uint64_t rounds, int threads = 1) {
  MatchRequest request;
  request.players = players;
  request.most_cards = most_cards;
  request.rounds = rounds;
  request.seed = 7;
  request.threads = threads;
  return request;
}

MatchTally Play(const MatchRequest& request, const std::vector<std::string>& names) {
  MatchTally tally(request.players, request.most_cards);
  const auto outcome = PlayMatch(request, Makers(names), tally);
  EXPECT_TRUE(outcome.ok());
  EXPECT_EQ(outcome->end, MatchEnd::kAllDeals);
  return tally;
}

std::string HandsOf(const DealToPlay& deal) {
  std::string text;
  for (int seat = 0; seat < deal.players; ++seat) {
    text += (seat > 0 ? " " : "") + FormatHand(deal.hands[seat]);
  }
  return text;
}

// The definition never changes.
TEST(BoerenbridgeMatchDeal, IsTheSameForGood) {
  const MatchRequest request = Request(3, 4, 1);
  const DealToPlay first = MatchDeal(request, 0);
  EXPECT_EQ(HandsOf(first), "9..75.4 .T82.4. ..6.A83");
  EXPECT_EQ(first.seed, 14427807530750087989U);
  const DealToPlay shortest = MatchDeal(request, 3);
  EXPECT_EQ(HandsOf(shortest), "...5 8... 4...");
  EXPECT_EQ(shortest.seed, 810297542534433816U);
  const DealToPlay next_round = MatchDeal(request, 7);
  EXPECT_EQ(HandsOf(next_round), "A.Q.8.4 .4.T7.K .T5.K2.");
  EXPECT_EQ(next_round.seed, 15997869291409353146U);
}

TEST(BoerenbridgeMatchDeal, GoesDownToOneCardAndUpAgain) {
  const MatchRequest request = Request(5, 10, 2);
  std::vector<int> cards;
  for (std::uint64_t number = 0; number < 20; ++number) {
    cards.push_back(MatchDeal(request, number).hands[0].size());
  }
  EXPECT_EQ(cards,
            (std::vector<int>{10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10}));
}

TEST(BoerenbridgeMatchSeats, AreEachTakenOnceByEveryPlayer) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (std::uint64_t deal = 0; deal < 19; ++deal) {
      std::set<std::pair<int, int>> taken;
      for (int rotation = 0; rotation < players; ++rotation) {
        std::set<int> seats;
        for (int player = 0; player < players; ++player) {
          const int seat = SeatOfPlayer(player, deal, rotation, players);
          EXPECT_TRUE(seat >= 0 && seat < players);
          seats.insert(seat);
          taken.emplace(player, seat);
        }
        EXPECT_EQ(static_cast<int>(seats.size()), players);
      }
      EXPECT_EQ(static_cast<int>(taken.size()), players * players);
    }
  }
}

// "Nu is de persoon links van de gever aan de beurt om de kaarten te schudden en te delen."
TEST(BoerenbridgeMatchSeats, LetTheDealGoRoundClockwise) {
  for (int rotation = 0; rotation < 5; ++rotation) {
    for (std::uint64_t deal = 0; deal < 19; ++deal) {
      int dealer = 0;
      int next = 0;
      for (int player = 0; player < 5; ++player) {
        if (SeatOfPlayer(player, deal, rotation, 5) == DealerOf(5)) dealer = player;
        if (SeatOfPlayer(player, deal + 1, rotation, 5) == DealerOf(5)) next = player;
      }
      EXPECT_EQ(next, Clockwise(dealer, 5));
    }
  }
  for (int player = 0; player < 5; ++player) EXPECT_EQ(SeatOfPlayer(player, 0, 0, 5), player);
}

struct PlainSums {
  double score = 0;
  double more = 0;
  double made = 0;
  double match_points = 0;
};

// Every sitting played again, one by one.
std::vector<PlainSums> PlayAgain(const MatchRequest& request,
                                 const std::vector<std::string>& names) {
  const int players = request.players;
  std::vector<PlainSums> sums(names.size());
  const int deals = DealsInRound(request.most_cards);
  std::vector<std::unique_ptr<Player>> made;
  for (const std::string& name : names) made.push_back(MakePlayer(name).value());
  for (std::uint64_t round = 0; round < request.rounds; ++round) {
    for (int rotation = 0; rotation < players; ++rotation) {
      std::vector<int> totals(names.size());
      for (int number = 0; number < deals; ++number) {
        const auto in_round = static_cast<std::uint64_t>(number);
        const DealToPlay deal =
            MatchDeal(request, round * static_cast<std::uint64_t>(deals) + in_round);
        BySeat<Player*> seated{};
        for (int player = 0; player < players; ++player) {
          seated[SeatOfPlayer(player, in_round, rotation, players)] =
              made[static_cast<std::size_t>(player)].get();
        }
        const DealPlayed played = PlayDeal(deal, seated);
        for (int player = 0; player < players; ++player) {
          const int seat = SeatOfPlayer(player, in_round, rotation, players);
          const auto score = [&](int of) {
            return Score(played.bidding.bids()[of], played.taken[of]);
          };
          PlainSums& sum = sums[static_cast<std::size_t>(player)];
          sum.score += score(seat);
          sum.more += score(seat);
          for (int other = 0; other < players; ++other) {
            if (other != seat) sum.more -= score(other) / static_cast<double>(players - 1);
          }
          sum.made += played.bidding.bids()[seat] == played.taken[seat] ? 1 : 0;
          totals[static_cast<std::size_t>(player)] += score(seat);
        }
      }
      const auto points = MatchPointsOf(totals);
      for (std::size_t i = 0; i < names.size(); ++i) sums[i].match_points += points[i].ToDouble();
    }
  }
  return sums;
}

TEST(BoerenbridgeMatch, CountsWhatSittingsBringOneByOne) {
  const std::vector<std::string> names = {"rule", "random", "full:level=club", "rule"};
  const MatchRequest request = Request(4, 3, 4);
  const MatchTally tally = Play(request, names);
  const auto sums = PlayAgain(request, names);
  EXPECT_EQ(tally.deals(), 20U);
  EXPECT_EQ(tally.rounds(), 4U);
  for (int player = 0; player < 4; ++player) {
    const PlainSums& sum = sums[static_cast<std::size_t>(player)];
    const PlayerTally& found = tally.player(player);
    EXPECT_EQ(found.all.count(), 20U);
    EXPECT_NEAR(found.all.Mean(DealMeans::kScore), sum.score / 80, 1e-9);
    EXPECT_NEAR(found.all.Mean(DealMeans::kMore), sum.more / 80, 1e-9);
    EXPECT_NEAR(found.all.Mean(DealMeans::kMade), sum.made / 80, 1e-9);
    EXPECT_EQ(found.match_points.count(), 4U);
    EXPECT_NEAR(found.match_points.Mean(std::size_t{0}), sum.match_points / 16, 1e-9);
    EXPECT_EQ(found.by_cards[1].count(), 4U);
    EXPECT_EQ(found.by_cards[3].count(), 8U);
    double by_seat = 0;
    for (int seat = 0; seat < 4; ++seat) {
      EXPECT_EQ(found.by_seat[seat].count(), 20U);
      by_seat += found.by_seat[seat].Mean(DealMeans::kScore) / 4;
    }
    EXPECT_NEAR(by_seat, sum.score / 80, 1e-9);
    EXPECT_EQ(found.time.bids_made, 80U);
  }
}

void ExpectSame(const MatchTally& a, const MatchTally& b) {
  ASSERT_EQ(a.deals(), b.deals());
  for (int player = 0; player < a.players(); ++player) {
    for (const auto number : {DealMeans::kScore, DealMeans::kMore, DealMeans::kMade}) {
      EXPECT_EQ(a.player(player).all.Mean(number), b.player(player).all.Mean(number));
      EXPECT_EQ(a.player(player).all.HalfWidth(number), b.player(player).all.HalfWidth(number));
    }
    EXPECT_EQ(a.player(player).match_points.Mean(std::size_t{0}),
              b.player(player).match_points.Mean(std::size_t{0}));
  }
}

TEST(BoerenbridgeMatch, IsTheSameForAnyNumberOfThreads) {
  const std::vector<std::string> names = {"rule", "random", "full:level=casual"};
  const MatchTally one = Play(Request(3, 5, 3), names);
  ExpectSame(Play(Request(3, 5, 3, 3), names), one);
  ExpectSame(Play(Request(3, 5, 3, 0), names), one);
}

// Each deal is played in all rotations with the same seed, so players who do the same everywhere
// have the same mean.
TEST(BoerenbridgeMatch, OfThePlayersWithThemselvesIsEven) {
  const MatchTally tally = Play(Request(5, 3, 2), {"rule", "rule", "rule", "rule", "rule"});
  for (int player = 0; player < 5; ++player) {
    EXPECT_NEAR(tally.player(player).all.Mean(DealMeans::kMore), 0, 1e-9);
    EXPECT_NEAR(tally.player(player).all.Mean(DealMeans::kScore),
                tally.player(0).all.Mean(DealMeans::kScore), 1e-9);
  }
}

// Plays by rules of thumb, but gives no bid with one card.
class NoSingleCards : public RulePlayer {
 public:
  Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) override {
    if (view.bidding.cards() == 1) return Error{"too few cards"};
    return RulePlayer::ChooseBid(view, limits);
  }
};

TEST(BoerenbridgeMatch, EndsWithTheFirstFoul) {
  for (const int threads : {1, 3}) {
    auto makers = Makers({"rule", "rule", "rule"});
    makers[1] = []() -> Result<std::unique_ptr<Player>> {
      return std::unique_ptr<Player>(std::make_unique<NoSingleCards>());
    };
    MatchTally tally(3, 4);
    const auto outcome = PlayMatch(Request(3, 4, 5, threads), makers, tally);
    ASSERT_TRUE(outcome.ok());
    EXPECT_EQ(outcome->end, MatchEnd::kFoul);
    ASSERT_TRUE(outcome->foul);
    EXPECT_EQ(outcome->foul->number, 3U);
    EXPECT_EQ(outcome->foul->player, 1);
    EXPECT_EQ(outcome->foul->played.foul->error.message, "too few cards");
    EXPECT_EQ(outcome->foul->played.foul->seat, SeatOfPlayer(1, 3, 0, 3));
    EXPECT_EQ(outcome->foul->deal.hands, MatchDeal(Request(3, 4, 5), 3).hands);
    EXPECT_EQ(tally.deals(), 3U);
  }
}

TEST(BoerenbridgeMatch, EndsWhenItIsCancelled) {
  std::atomic<bool> cancel{false};
  MatchRequest request = Request(3, 5, 100);
  request.cancel = &cancel;
  MatchTally tally(3, 5);
  const auto outcome =
      PlayMatch(request, Makers({"rule", "rule", "rule"}), tally, [&](const PlayedSittings& deal) {
        if (deal.number == 19) cancel = true;
        return true;
      });
  EXPECT_EQ(outcome->end, MatchEnd::kCancelled);
  EXPECT_FALSE(outcome->foul);
  EXPECT_EQ(tally.deals(), 20U);
}

TEST(BoerenbridgeMatch, GoesOnFromTheDealsInTheTally) {
  const std::vector<std::string> names = {"rule", "random", "rule"};
  std::vector<MatchDealPlayed> deals;
  MatchTally whole(3, 3);
  ASSERT_TRUE(PlayMatch(Request(3, 3, 4), Makers(names), whole, [&](const PlayedSittings& deal) {
    EXPECT_EQ(deal.number, deals.size());
    EXPECT_EQ(deal.played.size(), 3U);
    deals.push_back(deal.counted);
    return true;
  }));
  for (const std::size_t played : {std::size_t{3}, std::size_t{7}, deals.size()}) {
    MatchTally tally(3, 3);
    for (std::size_t i = 0; i < played; ++i) tally.Add(deals[i]);
    ASSERT_TRUE(PlayMatch(Request(3, 3, 4, 2), Makers(names), tally));
    ExpectSame(tally, whole);
  }
}

TEST(BoerenbridgeMatch, EndsWhereWhoIsToldWantsNoMore) {
  MatchTally tally(3, 3);
  const auto outcome = PlayMatch(Request(3, 3, 4, 2), Makers({"rule", "rule", "rule"}), tally,
                                 [](const PlayedSittings& deal) { return deal.number < 6; });
  EXPECT_EQ(outcome->end, MatchEnd::kRefused);
  EXPECT_EQ(tally.deals(), 6U);
}

TEST(BoerenbridgeMatch, RefusesWhatCannotBe) {
  MatchTally tally(3, 5);
  EXPECT_EQ(PlayMatch(Request(2, 5, 1), Makers({"rule", "rule"}), tally).error().message,
            "2 players; expected from 3 to 7");
  EXPECT_EQ(PlayMatch(Request(6, 10, 1), Makers({"rule"}), tally).error().message,
            "10 cards; expected from 1 to 8 with 6 players");
  EXPECT_EQ(PlayMatch(Request(3, 5, 1), Makers({"rule", "rule"}), tally).error().message,
            "2 players; expected 3, one for each seat");
  EXPECT_EQ(PlayMatch(Request(3, 5, 1), Makers({"rule", "best", "rule"}), tally).error().message,
            "'best' is not a player; expected one of random, rule, rollout, full");
  EXPECT_EQ(tally.deals(), 0U);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
