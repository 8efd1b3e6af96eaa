// `jasnel boerenbridge bid` from the outside: what each bid is worth.

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/bidding.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

Finished RunBoerenbridgeBid(std::vector<std::string> arguments, const std::string& input = "") {
  arguments.insert(arguments.begin(), {"boerenbridge", "bid"});
  return RunJasnel(arguments, input);
}

// The answer to one hand with few deals.
Json BidOfTricks(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--worlds=64", "--format=json"});
  return OneObject(RunBoerenbridgeBid(arguments));
}

// The error of a hand: one line, nothing printed.
std::string BidsError(const std::vector<std::string>& arguments, int status) {
  return ErrorOf(RunBoerenbridgeBid(arguments), status);
}

TEST(BoerenbridgeBid, TellsAllThatItWasAskedAndFound) {
  const Json json = BidOfTricks({"AK2.Q8.T98.A7", "--bids=2,0", "--seed=3"});
  EXPECT_EQ(json["hand"], "AK2.Q8.T98.A7");
  EXPECT_EQ(json["players"], 5);
  EXPECT_EQ(json["cards"], 10);
  EXPECT_EQ(json["seat"], 2);
  EXPECT_EQ(json["before"], (Json{2, 0}));
  EXPECT_FALSE(json.contains("forbidden"));
  EXPECT_EQ(json["worlds"], 64);
  EXPECT_EQ(json["seed"], 3);
  ASSERT_EQ(json["bids"].size(), 11U);
  double best = -100;
  for (const Json& bid : json["bids"]) {
    EXPECT_LE(bid["low"], bid["score"]);
    EXPECT_LE(bid["score"], bid["high"]);
    EXPECT_GE(bid["makes"], 0);
    EXPECT_LE(bid["makes"], 1);
    best = std::max(best, bid["score"].get<double>());
  }
  EXPECT_EQ(json["bids"][json["bid"].get<std::size_t>()]["score"], best);
  ASSERT_EQ(json["tricks"].size(), 11U);
  double sum = 0;
  for (const Json& chance : json["tricks"]) sum += chance.get<double>();
  EXPECT_NEAR(sum, 1, 0.001);
}

TEST(BoerenbridgeBid, GivesTheValuesOfTheLibrary) {
  using boerenbridge::MakeCard;
  using boerenbridge::Rank;
  boerenbridge::BidView view{boerenbridge::Bidding::Begin(4, 3).value(), {}};
  for (const auto card : {MakeCard(Suit::kSpades, Rank::kAce), MakeCard(Suit::kHearts, Rank::kKing),
                          MakeCard(Suit::kClubs, Rank::kTwo)}) {
    view.hand |= card;
  }
  ASSERT_FALSE(view.bidding.Bid(1));
  boerenbridge::BidRequest request;
  request.worlds = 64;
  request.seed = 5;
  const auto answer = boerenbridge::EvaluateBid(view, request).value();
  const Json json = BidOfTricks({"A.K..2", "--players=4", "--bids=1", "--seed=5"});
  EXPECT_EQ(json["bid"], answer.best);
  ASSERT_EQ(json["bids"].size(), answer.bids.size());
  for (std::size_t i = 0; i < answer.bids.size(); ++i) {
    EXPECT_NEAR(json["bids"][i]["score"].get<double>(), answer.bids[i].score.value, 0.0051);
    EXPECT_NEAR(json["bids"][i]["makes"].get<double>(), answer.bids[i].makes.value, 0.00006);
  }
}

TEST(BoerenbridgeBid, TheDealerIsToldWhatItMayNotBid) {
  const Json json = BidOfTricks({"A.K..", "--players=3", "--bids=0,1"});
  EXPECT_EQ(json["forbidden"], 1);
  ASSERT_EQ(json["bids"].size(), 2U);
  EXPECT_EQ(json["bids"][0]["bid"], 0);
  EXPECT_EQ(json["bids"][1]["bid"], 2);
  const auto page = RunBoerenbridgeBid({"A.K..", "--players=3", "--bids=0,1", "--worlds=32"});
  EXPECT_EQ(Lines(page.out).front(),
            "Hand 1. Players: 3. Cards: 2. Bids: 0, 1. Seat 2, the dealer, is to bid. It may not "
            "bid 1.");
}

TEST(BoerenbridgeBid, AnAceOfTrumpsAloneIsOneTrickForCertain) {
  const auto run = RunBoerenbridgeBid({"--hand=A...", "--worlds=64"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  const auto lines = Lines(run.out);
  ASSERT_GE(lines.size(), 13U);
  EXPECT_EQ(lines[0], "Players: 5. One card. No bids yet. Seat 0 is to bid.");
  EXPECT_EQ(lines[2], "  ♠ A   ♥ -   ♦ -   ♣ -");
  EXPECT_TRUE(lines[6].starts_with("    1   +12.0 (+12.0 to +12.0)   100% (94-100)")) << lines[6];
  EXPECT_EQ(lines[8], "Best bid: 1; clear, with 99% confidence.");
  EXPECT_EQ(lines[10], "Tricks with a bid of 1:");
  EXPECT_EQ(lines[11], "  1   100%   ██████████████████████████████████████████████████");
}

TEST(BoerenbridgeBid, IsDutchOnRequest) {
  const auto run =
      RunBoerenbridgeBid({"A.V.T.", "--players=4", "--worlds=32", "--lang=nl", "--bids=1"});
  EXPECT_EQ(run.status, 0);
  const auto lines = Lines(run.out);
  EXPECT_EQ(lines[0], "Hand 1. Spelers: 4. Kaarten: 3. Geboden: 1. Plaats 1 is aan het bod.");
  EXPECT_EQ(lines[2], "  ♠ A   ♥ V   ♦ 10   ♣ -");
  EXPECT_NE(run.out.find("Beste bod: "), std::string::npos);
}

TEST(BoerenbridgeBid, IsTheSameForAnyThreadsAndExchangedSuits) {
  const auto answer = [](const std::string& hand, const std::string& threads) {
    Json json = BidOfTricks({hand, "--bids=1", "--threads=" + threads, "--worlds=200"});
    json.erase("time_us");
    json.erase("hand");
    return json;
  };
  const Json one = answer("A92.KJ.4.T", "1");
  EXPECT_EQ(answer("A92.KJ.4.T", "3"), one);
  EXPECT_EQ(answer("A92.T.KJ.4", "2"), one);
}

TEST(BoerenbridgeBid, AnswersAFileLineByLine) {
  const auto run = RunBoerenbridgeBid({"--input=-", "--format=json", "--worlds=32", "--players=4"},
                                      "# hands\nA.K..\nA.K.. cards=3\n\nQ... bids=0,0,0\n");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "");
  const auto objects = Objects(run);
  ASSERT_EQ(objects.size(), 3U);
  EXPECT_EQ(objects[0]["line_number"], 2);
  EXPECT_EQ(objects[1]["line_number"], 3);
  EXPECT_EQ(objects[1]["error"], "the hand has 2 cards; expected 3, as cards= says");
  EXPECT_EQ(objects[2]["forbidden"], 1);
}

TEST(BoerenbridgeBid, CsvHasARowForEachBid) {
  const auto run = RunBoerenbridgeBid({"A.K..", "--format=csv", "--worlds=32"});
  const auto lines = Lines(run.out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_TRUE(lines[0].starts_with("hand,players,cards,seat,before,forbidden,bid,score,low,high,"));
  EXPECT_TRUE(lines[2].starts_with("A.K..,5,2,0,,,1,")) << lines[2];
}

TEST(BoerenbridgeBid, EndsAtItsPrecision) {
  const Json json =
      OneObject(RunBoerenbridgeBid({"A.K..", "--precision=2", "--worlds=100000", "--format=json"}));
  const Json& best = json["bids"][json["bid"].get<std::size_t>()];
  EXPECT_LT(json["worlds"], 100'000);
  EXPECT_LE(best["high"].get<double>() - best["score"].get<double>(), 2.01);
}

TEST(BoerenbridgeBid, MistakesAreToldInOneLine) {
  EXPECT_EQ(BidsError({}, 2),
            "jasnel boerenbridge bid: no hand; expected one, such as jasnel boerenbridge bid "
            "AK2.Q8.T98.A7, or --input=FILE, - for standard input\n");
  EXPECT_EQ(
      BidsError({"A.A.A"}, 1),
      "hand 1: column 1: the hand 'A.A.A' has 3 suits; expected four, such as AJT2.Q8.T98. with a "
      "'.' between them\n");
  EXPECT_EQ(BidsError({"AA..."}, 1).substr(0, 8), "hand 1: ");
  EXPECT_EQ(BidsError({"A...", "--players=8"}, 2),
            "jasnel boerenbridge bid: --players: '8'; expected a whole number from 3 to 7\n");
  EXPECT_EQ(BidsError({"A...", "--bids=2"}, 1),
            "hand 1: a bid of 2 by seat 0; expected a number of tricks from 0 to 1\n");
  EXPECT_EQ(BidsError({"A...", "--players=3", "--bids=0,0,0"}, 1),
            "hand 1: all 3 seats have bid; expected the bids before one of them\n");
  EXPECT_EQ(BidsError({"A...", "--seat=2", "--bids=0"}, 1),
            "hand 1: seat 2 after 1 bids; expected seat 1, or a bid for each seat before it\n");
  EXPECT_EQ(BidsError({"AKQJT98.AKQJ..", "--players=5"}, 1),
            "hand 1: 11 cards; expected from 1 to 10 with 5 players\n");
  EXPECT_EQ(BidsError({"A... colour=red"}, 1),
            "hand 1: column 6: unknown field 'colour'; expected one of hand= players= cards= seat= "
            "bids=\n");
  EXPECT_EQ(BidsError({"A...", "--hand=A..."}, 2),
            "jasnel boerenbridge bid: --hand and a hand on the command line; expected one of the "
            "two\n");
}

TEST(BoerenbridgeBid, TakesHandsInBareWords) {
  const auto objects = Objects(
      RunBoerenbridgeBid({"♠AK2", "♥Q8", "spelers=4", "SA", "SK", "S2", "HQ", "H8", "players=4",
                          "AK2.Q8..", "AK2.Q8.. players=4", "--worlds=64", "--format=json"}));
  ASSERT_EQ(objects.size(), 4U);
  for (const Json& object : objects) EXPECT_EQ(object["hand"], "AK2.Q8..");
  EXPECT_EQ(objects[1]["players"], 4);
}

TEST(BoerenbridgeCommand, NamesItsCommands) {
  const auto none = RunJasnel({"boerenbridge"});
  EXPECT_EQ(none.status, 2);
  EXPECT_EQ(
      none.err,
      "jasnel boerenbridge: no command; expected one, such as jasnel boerenbridge bid; see jasnel "
      "boerenbridge --help\n");
  const auto slip = RunJasnel({"boerenbridge", "bidd"});
  EXPECT_EQ(slip.status, 2);
  EXPECT_EQ(slip.err, "jasnel boerenbridge: unknown command 'bidd'; did you mean bid?\n");
  const auto flag = RunJasnel({"boerenbridge", "bid", "--word=3"});
  EXPECT_EQ(flag.status, 2);
  EXPECT_EQ(flag.err, "jasnel boerenbridge bid: unknown flag '--word'; did you mean --worlds?\n");
}

}  // namespace
}  // namespace jasnel::testing
