// `state`: a deal followed from its first call to its last card.
#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "jasnel/deal_line.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/match_standing.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kState = {{"ask", "state"}, {"deal", kDeal}, {"dealer", "E"}};

template <class Cards>
Json CardNames(const Cards& cards) {
  Json names = Json::array();
  for (const Card card : cards) names.push_back(FormatCard(card));
  return names;
}

// The names without their order.
std::set<std::string> Set(const Json& names) { return names.get<std::set<std::string>>(); }

// KBN art. 11: an opponent of East says whether the queen of spades is played.
TEST(StateQuestion, KnowsWhatAPenaltyCardAllows) {
  const auto state = [](Json trick, const char* rules = "kbn") {
    trick["leader"] = "N";
    return Ask({{"ask", "state"},
                {"rules", rules},
                {"trump", "H"},
                {"declarer", "N"},
                {"deal", "N:A8.Q9.A8.Q7 Q7.KJ.KJ.AJ T9.A7.QT.K9 KJ.T8.97.T8"},
                {"tricks", Json::array({trick})}});
  };
  const Json open = state({{"cards", {"SA"}}, {"out_of_turn", {"SQ"}}});
  EXPECT_EQ(open["legal"], Json::array({"SQ", "S7"})) << open;
  EXPECT_EQ(open["penalty_cards"], Json::array({{{"card", "SQ"},
                                                 {"seat", "E"},
                                                 {"trick", 1},
                                                 {"taken_back", false},
                                                 {"source", "KBN art. 11"},
                                                 {"decision", "opponents"}}}));
  const Json called = state({{"cards", {"SA"}}, {"out_of_turn", {"SQ"}}, {"called", {"SQ"}}});
  EXPECT_EQ(called["legal"], Json::array({"SQ"}));
  EXPECT_EQ(called["penalty_cards"][0]["decision"], "must");
  const Json refused = state({{"cards", {"SA"}}, {"out_of_turn", {"SQ"}}, {"refused", {"SQ"}}});
  EXPECT_EQ(refused["legal"], Json::array({"S7"}));
  EXPECT_EQ(refused["penalty_cards"][0]["decision"], "must not");
  // NKU 1987 art. 11: the lowest card of the suit led.
  EXPECT_EQ(state({{"cards", {"SA"}}, {"out_of_turn", {"S7"}}}, "nku")["legal"],
            Json::array({"S7"}));
  // Before the trick begins.
  EXPECT_EQ(state({{"cards", Json::array()}, {"out_of_turn", {"SQ"}}})["legal"].size(), 8U);
  EXPECT_FALSE(state({{"cards", {"SA"}}}).contains("penalty_cards"));
}

TEST(StateQuestion, TellsThatATurnedTrickWasLookedAt) {
  Json question = kState;
  question["auction"] = {"H"};
  question["rules"] = "nku";
  question["tricks"] = {{{"cards", {"S9", "SQ", "SA", "SK"}}, {"looked_at", "N"}}};
  EXPECT_EQ(Ask(question)["looked_at"],
            Json::array({{{"trick", 1}, {"seat", "N"}, {"source", "NKU 1987 art. 14"}}}));
}

// How a game stands after this deal, which is over.
void ExpectStanding(const Json& question, const Json& state) {
  const auto standing = [&](const char* game, int ns, int ew, int number) {
    Json asked = With(With(question, "rules", std::string("kbn,") + game), "totals", {ns, ew});
    return Ask(With(std::move(asked), "number", number))["standing"];
  };
  const int ns = state["result"]["ns"];
  const int ew = state["result"]["ew"];
  const Json equal = {1000 + ns + ew, 1000 + ns + ew};
  EXPECT_EQ(standing("game=16-deals", 1000 + ew, 1000 + ns, 16),
            Json({{"totals", equal}, {"over", true}}));
  EXPECT_EQ(standing("game=16-deals", 1000 + ew, 1000 + ns, 15)["over"], false);
  EXPECT_EQ(standing("game=1000-points", 1000 + ew, 1000 + ns, 20)["over"], false);
  EXPECT_EQ(standing("game=1000-points", 1000 + ew, 1001 + ns, 20),
            Json({{"totals", {equal[0], 1001 + ns + ew}}, {"over", true}, {"ahead", "EW"}}));
  EXPECT_EQ(standing("game=5000-points", 1000, 999 - ew, 20)["over"], false);
  // How likely it is won, until it is over.
  const auto wins = [&](const char* game, int north_south, int number) {
    Json asked =
        With(With(question, "rules", std::string("kbn,") + game), "totals", {north_south, 1000});
    return Ask(With(std::move(asked), "number", number)).value("wins", -1.0);
  };
  const auto chance = [](const MatchStanding& match) {
    return std::round(1e4 * OutlookOf({}, match).wins) / 1e4;
  };
  EXPECT_EQ(wins("game=16-deals", 1100, 14), chance({.deals = 2, .own = 100 + ns - ew}));
  EXPECT_EQ(wins("game=16-deals", 1100, 16), -1);
  EXPECT_EQ(wins("game=100-deals", 1100, 30), -1);
  EXPECT_EQ(wins("game=1500-points", 1100, 9),
            chance({.target = 1500, .own = 1100 + ns, .theirs = 1000 + ew}));
  EXPECT_EQ(wins("game=1000-points", 1100, 9), -1);
  EXPECT_EQ(wins("game=1000-points", 1000 + ew - ns, 9), 0.5) << "equal: the game goes on";
  // Both have them: who had to make the deal decides.
  const bool north_south = state["declarer"] == "N" || state["declarer"] == "S";
  const bool made = state["result"]["outcome"] != "nat";
  EXPECT_EQ(standing("game=1000-points,both-over=declarer", 1000, 2000, 20)["ahead"],
            north_south == made ? "NS" : "EW");
}

TEST(StateQuestion, TellsWhatIsWrongWithTheTotalsOfAGame) {
  EXPECT_EQ(Wrong(With(kState, "number", 3)), "number without totals; expected both");
  EXPECT_EQ(Wrong(With(kState, "totals", {100})),
            "totals: 1 totals; expected two totals, North-South first");
  const Json before = Ask(With(kState, "totals", {100, 62}));
  EXPECT_FALSE(before.contains("standing"));
  EXPECT_NEAR(before["wins"].get<double>(), OutlookOf({}, {.deals = 16, .own = 38}).wins, 6e-5);
  EXPECT_FALSE(Ask(kState).contains("wins"));
}

TEST(StateQuestion, FollowsDealsCallByCallAndCardByCard) {
  Random random(3);
  for (std::uint64_t number = 1; number <= 6; ++number) {
    DealToPlay deal;
    deal.hands = RandomHands(11, number);
    deal.dealer = static_cast<Seat>(number % 4);
    DealInPlay play(deal);
    Json question = {{"ask", "state"},
                     {"deal", FormatHands(deal.hands)},
                     {"dealer", std::string(1, SeatLetter(deal.dealer))},
                     {"auction", Json::array()},
                     {"tricks", Json::array()}};
    while (!play.IsOver()) {
      const Json state = Ask(question);
      ASSERT_FALSE(state.contains("error")) << state;
      EXPECT_EQ(state["phase"], play.InAuction() ? "auction" : "play");
      EXPECT_EQ(state["turn"], std::string(1, SeatLetter(play.turn())));
      const Json& legal = state["legal"];
      const std::string choice =
          legal[static_cast<std::size_t>(random.Below(static_cast<int>(legal.size())))];
      if (play.InAuction()) {
        EXPECT_EQ(legal.size(), play.auction().Legal().pass ? 5U : 4U);
        question["auction"].push_back(choice);
        ASSERT_FALSE(play.Speak(*ParseCall(choice)));
        continue;
      }
      EXPECT_EQ(Set(legal), Set(CardNames(LegalCards(play.position()))));
      EXPECT_EQ(state["position"], FormatDealLine(ToDealLine(play.position())));
      Json& tricks = question["tricks"];
      if (play.position().trick.empty()) {
        tricks.push_back({{"leader", state["turn"]}, {"cards", Json::array()}});
      }
      tricks.back()["cards"].push_back(choice);
      ASSERT_FALSE(play.Play(*ParseCard(choice)));
    }
    const Json state = Ask(question);
    EXPECT_EQ(state["phase"], "over");
    EXPECT_FALSE(state.contains("turn"));
    EXPECT_EQ(state["tricks"].size(), 8U);
    EXPECT_EQ(state["result"]["ns"], play.result().score[0].count());
    EXPECT_EQ(state["result"]["ew"], play.result().score[1].count());
    EXPECT_EQ(state["won"]["ns"].get<int>() + state["won"]["ew"].get<int>(), 162);
    EXPECT_FALSE(state.contains("standing"));
    ExpectStanding(question, state);
  }
}

// NKF 1976 art. 10: North named a suit before its turn; East deals.
TEST(StateQuestion, KnowsWhoMayNotPlayAfterACallOutOfTurn) {
  const auto state = [](Json calls, Json said) {
    return Ask({{"ask", "state"},
                {"deal", kDeal},
                {"dealer", "E"},
                {"rules", "nkf"},
                {"auction", std::move(calls)},
                {"out_of_turn", Json::array({std::move(said)})}});
  };
  const Json north = {{"seat", "N"}, {"call", "S"}, {"after", 1}};
  const Json barred = state({"pass", "pass", "pass"}, north);
  EXPECT_EQ(barred["turn"], "N");
  EXPECT_EQ(barred["legal"], Json::array({"pass"})) << barred;
  EXPECT_EQ(barred["barred"],
            Json::array({{{"side", "NS"}, {"after", 1}, {"source", "NKF 1976 art. 10"}}}));
  EXPECT_EQ(state({"pass", "H"}, north)["error"], "auction: call 2 (South): H; expected pass");
  EXPECT_EQ(state({"pass", "pass"}, north)["legal"].size(), 5U);
  // The dealer and his partner: the next seat must play.
  const Json west = {{"seat", "W"}, {"call", "pass"}, {"after", 0}};
  const Json must = state({"pass", "pass", "pass", "pass"}, west);
  EXPECT_EQ(must["turn"], "S");
  EXPECT_EQ(must["legal"].size(), 4U);
  EXPECT_EQ(state({"pass"}, {{"seat", "S"}, {"call", "pass"}, {"after", 1}})["error"],
            "out_of_turn 1: South was in turn; expected another seat");
  EXPECT_EQ(state({"pass"}, {{"seat", "N"}, {"call", "pass"}, {"after", 3}})["error"],
            "out_of_turn 1: after 3; expected at most 1, during the auction");
  EXPECT_EQ(state({"pass"}, {{"seat", "N"}, {"after", 0}})["error"],
            R"(out_of_turn 1: not all of seat, call and after; expected a list, such as )"
            R"([{"seat":"S","call":"pass","after":1}])");
}

TEST(StateQuestion, OfACardThatIsNotLegalTellsSo) {
  const Json state = Ask(With(With(With(kState, "trump", "H"), "declarer", "S"), "tricks",
                              {{{"cards", {"S9", "SQ", "HQ"}}}}));
  EXPECT_EQ(state["phase"], "over");
  ASSERT_EQ(state["faults"].size(), 1U);
  EXPECT_EQ(state["faults"][0]["card"], "HQ");
  EXPECT_TRUE(state["faults"][0]["revoke"]);
}

TEST(StateQuestion, TellsWhatIsWrong) {
  EXPECT_EQ(Wrong(Without(kState, "dealer")),
            "no key dealer; expected it, or leader in the first trick");
  EXPECT_EQ(Wrong(With(With(kState, "auction", {"pass"}), "trump", "H")),
            "auction: not over; expected the call of West, or no trump, declarer and tricks");
  EXPECT_EQ(Wrong(With(kState, "tricks", {{{"cards", {"S9"}}}})),
            "no key trump; expected trump and declarer, or auction");
  EXPECT_EQ(Wrong(With(kState, "trump", "H")),
            "no key declarer; expected trump and declarer, or auction");
  EXPECT_NE(
      Wrong(With(kState, "auction", {"pass", "pass", "pass", "pass", "pass"})).find("auction: "),
      std::string::npos);
  EXPECT_EQ(Wrong(With(kState, "auctoin", {"pass"})),
            "unknown key 'auctoin'; did you mean auction?");
  EXPECT_NE(Wrong(With(kState, "deal", "N:A... K... Q... J...")), "");
}

}  // namespace
}  // namespace jasnel::testing
