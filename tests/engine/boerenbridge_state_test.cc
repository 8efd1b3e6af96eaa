// `state` of boerenbridge: a deal followed from its first bid to its last card.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/dealing.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

// Seat 1 has no hearts.
const Json kDealt = {
    {"ask", "state"}, {"game", "boerenbridge"}, {"deal", "0:A8.K.4. KT..J5. 7.QT.8."}};

Json WithBids(const Json& question) { return With(question, "bids", {1, 2, 0}); }

// A seat's number of a list of the answer.
int At(const Json& list, int seat) { return list[static_cast<std::size_t>(seat)].get<int>(); }

TEST(BoerenbridgeStateQuestion, FollowsDealsBidByBidAndCardByCard) {
  Random random(3);
  for (int players = 3; players <= 7; ++players) {
    const auto deal = boerenbridge::RandomDeal(11, 0, players, 6);
    boerenbridge::DealInPlay play(players, deal.hands);
    boerenbridge::DealLine line;
    line.position.players = players;
    line.position.hands = deal.hands;
    Json question = With(kDealt, "deal", boerenbridge::FormatDealLine(line));
    question["bids"] = Json::array();
    question["tricks"] = Json::array();
    while (!play.IsOver()) {
      const Json state = Ask(question);
      ASSERT_FALSE(state.contains("error")) << state;
      EXPECT_EQ(state["phase"], play.InBidding() ? "bids" : "play");
      EXPECT_EQ(state["turn"], play.turn());
      const Json& legal = state["legal"];
      const Json& choice =
          legal[static_cast<std::size_t>(random.Below(static_cast<int>(legal.size())))];
      if (play.InBidding()) {
        EXPECT_EQ(state.contains("forbidden"), play.bidding().Forbidden().has_value());
        EXPECT_EQ(legal.size(), play.bidding().Forbidden() ? 6U : 7U);
        question["bids"].push_back(choice);
        ASSERT_FALSE(play.Bid(choice.get<int>()));
        continue;
      }
      std::set<std::string> expected;
      for (const auto card : play.position().Legal()) {
        expected.insert(boerenbridge::FormatCard(card));
      }
      EXPECT_EQ(legal.get<std::set<std::string>>(), expected);
      EXPECT_EQ(state["position"], boerenbridge::FormatDealLine({play.position(), true}));
      if (play.position().size == 0) question["tricks"].push_back({{"cards", Json::array()}});
      question["tricks"].back()["cards"].push_back(choice);
      ASSERT_FALSE(play.Play(boerenbridge::ParseCard(choice.get<std::string>()).value()));
    }
    const Json state = Ask(question);
    EXPECT_EQ(state["phase"], "over");
    EXPECT_FALSE(state.contains("turn"));
    EXPECT_FALSE(state["result"].contains("totals"));
    ASSERT_EQ(state["tricks"].size(), 6U);
    std::vector<int> won(static_cast<std::size_t>(players));
    for (const Json& trick : state["tricks"]) ++won[trick["winner"].get<std::size_t>()];
    EXPECT_EQ(state["taken"], Json(won));
    const auto scores =
        boerenbridge::ScoresOf(players, play.bidding().bids(), play.position().taken);
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_EQ(At(state["taken"], seat), play.position().taken[seat]);
      EXPECT_EQ(At(state["result"]["scores"], seat), scores[seat]);
    }
  }
}

TEST(BoerenbridgeStateQuestion, SaysWhatTheDealerMayNotBid) {
  const Json first = Ask(kDealt);
  EXPECT_EQ(first["bids"], Json({nullptr, nullptr, nullptr}));
  EXPECT_EQ(first["legal"], Json({0, 1, 2, 3, 4}));
  EXPECT_FALSE(first.contains("forbidden"));
  EXPECT_FALSE(first.contains("tricks"));
  const Json last = Ask(With(kDealt, "bids", {1, 2}));
  EXPECT_EQ(last["turn"], 2);
  EXPECT_EQ(last["bids"], Json({1, 2, nullptr}));
  EXPECT_EQ(last["forbidden"], 1);
  EXPECT_EQ(last["legal"], Json({0, 2, 3, 4}));
}

TEST(BoerenbridgeStateQuestion, SaysWhoWinsATrickSoFar) {
  const Json state = Ask(With(WithBids(kDealt), "tricks", {{{"cards", {"HK", "ST"}}}}));
  EXPECT_EQ(state["tricks"], Json::parse(R"([{"leader":0,"cards":["HK","ST"],"winner":1}])"));
  EXPECT_EQ(state["turn"], 2);
  EXPECT_EQ(state["legal"], Json({"HQ", "HT"}));
  EXPECT_EQ(state["taken"], Json({0, 0, 0}));
}

TEST(BoerenbridgeStateQuestion, AddsUpARoundWithTheMatchPointsForIt) {
  const Json over = With(WithBids(kDealt), "tricks",
                         Json::parse(R"([{"cards":["SA","ST","S7"]},{"cards":["HK","SK","HT"]},
                      {"cards":["DJ","D8","D4"]},{"cards":["D5","HQ","S8"]}])"));
  EXPECT_EQ(Ask(over)["taken"], Json({2, 2, 0}));
  EXPECT_EQ(Ask(over)["result"]["scores"], Json({-2, 14, 10}));
  const Json result = Ask(With(over, "totals", {30, -4, 0}))["result"];
  EXPECT_EQ(result["totals"], Json({28, 10, 10}));
  EXPECT_EQ(result["match_points"], Json({5, 3.5, 3.5}));
}

TEST(BoerenbridgeStateQuestion, TellsWhatIsWrongWithTheDeal) {
  EXPECT_EQ(
      Wrong(Without(kDealt, "deal")),
      "no key deal; expected the hands as they were dealt, such as 0:A8.K.4. KT..J5. 7.QT.8.");
  EXPECT_EQ(Wrong(With(kDealt, "deal", "0:A8.K.4. KT..J5.")),
            "deal: column 18: 2 hands; expected three to seven, spades.hearts.diamonds.clubs");
  EXPECT_EQ(Wrong(With(kDealt, "deal", "0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0")),
            "deal: more than hands; expected the hands as they were dealt, such as 0:A8.K.4. "
            "KT..J5. 7.QT.8., and bids and tricks as keys");
  EXPECT_EQ(Wrong(With(kDealt, "trikcs", Json::array())),
            "unknown key 'trikcs'; did you mean tricks?");
}

TEST(BoerenbridgeStateQuestion, TellsWhatIsWrongWithBidsAndTricks) {
  EXPECT_EQ(Wrong(With(kDealt, "bids", {1, 5})),
            "bids: seat 1: '5'; expected a whole number from 0 to 4");
  EXPECT_EQ(Wrong(With(With(kDealt, "bids", {1, 2}), "tricks", {{{"cards", {"SA"}}}})),
            "tricks, but seat 2 has not bid; expected bids of all 3 seats, or no tricks");
  EXPECT_EQ(Wrong(With(WithBids(kDealt), "tricks", {{{"cards", {"HK", "SK", "D8"}}}})),
            "trick 1, card 3: D8 may not be played now; expected one of .QT..");
  EXPECT_EQ(Wrong(With(WithBids(kDealt), "tricks", {{{"leader", 1}, {"cards", {"SK"}}}})),
            "trick 1: leader 1; expected 0");
  EXPECT_EQ(Wrong(With(WithBids(kDealt), "tricks",
                       {{{"cards", {"HK", "SK"}}}, {{"cards", Json::array()}}})),
            "trick 1: 2 cards; expected 3");
  EXPECT_EQ(
      Wrong(With(WithBids(kDealt), "tricks", {{{"cards", {"HK", "SK", "HQ"}}, {"winner", 0}}})),
      "trick 1: winner: '0'; expected 1");
  EXPECT_EQ(Wrong(With(kDealt, "totals", {1, 2})),
            "totals: 2 of them; expected a list of 3 numbers, the points of each seat before the "
            "deal");
  EXPECT_EQ(Wrong(With(With(kDealt, "totals", {1, 2, 0.5}), "language", "nl")),
            "totals: plaats 2: '0.5'; verwacht een geheel getal van -1000000 tot en met 1000000");
}

}  // namespace
}  // namespace jasnel::testing
