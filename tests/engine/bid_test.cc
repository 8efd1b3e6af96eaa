// `bid`: the answers are those of the library.
#include <gtest/gtest.h>

#include <string>

#include "jasnel/bidding.h"
#include "jasnel/notation.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kBid = {{"ask", "bid"},
                   {"dealer", "N"},
                   {"hand", {"SJ", "S7", "HA", "HT", "DK", "D9", "D8", "CA"}},
                   {"auction", {"pass"}},
                   {"worlds", 64}};

const Json kTricks = {{"ask", "bid"},   {"game", "boerenbridge"},
                      {"players", 4},   {"hand", {"SA", "HK", "C9"}},
                      {"bids", {1, 0}}, {"worlds", 100}};

TEST(BidQuestion, HasWhatEachSuitIsWorth) {
  const Json answer = Ask(kBid);
  BatchSolver solver(1);
  BidRequest request;
  request.worlds = 64;
  request.calibration = Calibration::For({});
  Auction auction = Auction::Begin(Seat::kNorth, {}).value();
  ASSERT_FALSE(auction.Speak(Call{}));
  CardSet hand;
  for (const Json& card : kBid["hand"]) hand |= *ParseCard(card.get<std::string>());
  const BidAnswer bid = EvaluateBid(solver, {auction, hand, {}}, request).value();
  ASSERT_EQ(answer["suits"].size(), 4U);
  EXPECT_EQ(answer["seat"], "S");
  EXPECT_EQ(answer["call"], FormatCall(bid.call));
  EXPECT_EQ(answer["worlds"], bid.worlds);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_NEAR(answer["suits"][i]["makes"].get<double>(), bid.suits[i].makes.value, 1e-4);
    EXPECT_NEAR(answer["suits"][i]["played_score"].get<double>(), *bid.suits[i].played_score, 0.1);
  }
  EXPECT_NEAR(answer["pass"]["score"].get<double>(), bid.pass->score.value, 0.1);
  EXPECT_FALSE(answer.contains("line_number"));
}

TEST(BidQuestion, TakesOtherEnds) {
  EXPECT_LE(Ask(With(Without(kBid, "worlds"), "precision", 0.1))["worlds"].get<int>(), 1000);
  EXPECT_TRUE(Ask(With(Without(kBid, "worlds"), "budget_ms", 50)).contains("call"));
  EXPECT_NE(Ask(With(kBid, "seed", 2))["suits"], Ask(kBid)["suits"]);
}

TEST(BidQuestion, KnowsTheCardsThatAreGiven) {
  const char* const given = "N:- AJT9.A7.A.7 Q.J8.KQT.Q8 K7..97.AKT9";
  const Json one_world = {{"ask", "bid"},
                          {"dealer", "N"},
                          {"hand", "8.KQT9.J8.J"},
                          {"auction", {"pass", "pass", "pass"}},
                          {"given", given}};
  const Json answer = Ask(one_world);
  EXPECT_EQ(answer["given"], given);
  EXPECT_EQ(answer["all_worlds"], true);
  EXPECT_EQ(answer["call"], "H");
  EXPECT_EQ(Wrong(With(one_world, "given", "N:- - -")).substr(0, 7), "given: ");
  EXPECT_EQ(Wrong(With(one_world, "given", "N:8... - - -")),
            "known cards of North, whose hand it is; expected those of others");
}

TEST(BidQuestion, MayBeOfOpenHandsAlone) {
  const Json answer = Ask(With(kBid, "open_hands", true));
  EXPECT_FALSE(answer["suits"][0].contains("played_score"));
  EXPECT_FALSE(answer["pass"].contains("played_score"));
}

TEST(BidQuestion, RepeatsTheLargestSeed) {
  EXPECT_EQ(Ask(With(kBid, "seed", 18446744073709551615U))["seed"], 18446744073709551615U);
}

TEST(BidQuestion, MaySayWhatIsLegal) {
  const Json told = With(kBid, "legal", {"pass", "S", "H", "D", "C"});
  EXPECT_EQ(Ask(told)["suits"], Ask(kBid)["suits"]);
  EXPECT_EQ(Wrong(With(kBid, "legal", {"pass"})),
            R"(legal: '["pass"]'; expected ["pass","S","H","D","C"])");
  EXPECT_EQ(Wrong(With(kTricks, "legal", {0, 1})), "legal: '[0,1]'; expected [0,1,2,3]");
}

TEST(BidQuestion, MaySayWhoMustPass) {
  const Json barred = {{{"side", "NS"}, {"after", 0}}, {{"side", "EW"}, {"after", 0}}};
  Json question = With(With(kBid, "barred", barred), "legal", {"pass"});
  const Json answer = Ask(question);
  EXPECT_TRUE(answer["suits"].empty()) << answer;
  EXPECT_EQ(answer["call"], "pass");
  question.erase("barred");
  EXPECT_TRUE(Wrong(question).starts_with("legal: "));
}

TEST(BidQuestion, TellsWhatIsWrong) {
  EXPECT_EQ(Wrong(With(kBid, "worlds", 1)),
            "worlds: '1'; expected a whole number from 2 to 10000000");
  EXPECT_EQ(Wrong(With(kBid, "precision", 2)),
            "precision: '2'; expected a number from 0.001 to 0.5");
  EXPECT_EQ(Wrong(With(kBid, "precision", "x")),
            "precision: of type string; expected a number from 0.001 to 0.5");
  EXPECT_EQ(Wrong(With(kBid, "trump", "S")),
            "unknown key 'trump'; expected one of id, ask, game, "
            "hand, dealer, seat, auction, turned, rules, given, dealt, match, legal, barred, "
            "worlds, "
            "precision, until_clear, open_hands, budget_ms, seed");
  EXPECT_EQ(Wrong(With(kBid, "hand", {"SJ"})), "1 card in the hand; expected 8");
  EXPECT_EQ(Wrong(Without(kBid, "dealer")), "no key dealer; expected N, E, S or W");
  EXPECT_EQ(Wrong(With(kBid, "auction", {"pass", "H"})),
            "the auction is over: call 2, S plays H; expected one in which a seat is to call");
  EXPECT_EQ(Wrong(With(kBid, "seat", "E")),
            "E has already called (call 1), and it is S's turn; expected seat=S or none");
}

TEST(TricksQuestion, HasEachBidAndTheTricks) {
  const Json answer = Ask(kTricks);
  EXPECT_EQ(answer["players"], 4);
  EXPECT_EQ(answer["cards"], 3);
  EXPECT_EQ(answer["seat"], 2);
  ASSERT_EQ(answer["bids"].size(), 4U);
  EXPECT_EQ(answer["tricks"].size(), 4U);
  double sum = 0;
  for (const Json& chance : answer["tricks"]) sum += chance.get<double>();
  EXPECT_NEAR(sum, 1, 0.001);
  EXPECT_EQ(answer["worlds"], 100);
}

TEST(TricksQuestion, TellsWhatIsWrong) {
  EXPECT_EQ(Wrong(With(kTricks, "worlds", 0)),
            "worlds: '0'; expected a whole number from 1 to 100000000");
  EXPECT_EQ(Wrong(With(kTricks, "until_clear", true)).substr(0, 26), "unknown key 'until_clear';");
  EXPECT_EQ(Wrong(With(kTricks, "bids", {1, 0, 0, 0})),
            "all 4 seats have bid; expected the bids before one of them");
}

}  // namespace
}  // namespace jasnel::testing
