// `what-if`: the answers are those of the library.
#include "jasnel/what_if.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/deal_play.h"
#include "jasnel/notation.h"
#include "jasnel/player.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kPlayed = [] {
  Json question = RecordOfDeal();
  question.update(
      {{"ask", "what-if"}, {"at", "1.3"}, {"player", "simple"}, {"deals", 6}, {"seed", 5}});
  return question;
}();

DealInPlay Before(const std::vector<Call>& calls, const std::vector<std::string>& cards) {
  DealToPlay dealt;
  dealt.hands = ParseDealLine(kDeal).value().hands;
  dealt.dealer = Seat::kEast;
  DealInPlay game(dealt);
  for (const Call call : calls) EXPECT_FALSE(game.Speak(call).has_value());
  for (const std::string& card : cards) EXPECT_FALSE(game.Play(*ParseCard(card)).has_value());
  return game;
}

WhatIf Library(const DealInPlay& before, const std::vector<DealChoice>& choices) {
  return PlayOn(before, choices, [] { return MakePlayer("simple"); },
                {.seed = 5, .deals = 6, .threads = 1})
      .value();
}

void ExpectScores(const Json& answer, const WhatIf& what_if) {
  ASSERT_EQ(answer["choices"].size(), what_if.choices.size());
  for (std::size_t i = 0; i < what_if.choices.size(); ++i) {
    EXPECT_EQ(answer["choices"][i]["scores"], Json(what_if.Scores(what_if.choices[i]))) << i;
  }
}

TEST(WhatIfQuestion, KeepsToItsBudget) {
  // Fewer deals, or none and an error.
  const Json answer = Ask(With(With(kPlayed, "deals", 10'000), "budget_ms", 1));
  EXPECT_LT(answer.value("deals", 0), 10'000);
  EXPECT_EQ(Ask(With(kPlayed, "budget_ms", 600'000)), Ask(kPlayed));
  EXPECT_EQ(Wrong(With(kPlayed, "budget_ms", 0)),
            "budget_ms: '0'; expected a whole number from 1 to 86400000");
}

TEST(WhatIfQuestion, OfACardAnswersAsTheLibraryDoes) {
  const Json answer = Ask(kPlayed);
  EXPECT_EQ(answer["seat"], "N");
  EXPECT_EQ(answer["player"], "simple");
  EXPECT_EQ(answer["deals"], 6);
  EXPECT_FALSE(answer.contains("result"));
  EXPECT_EQ(answer["choices"][0]["card"], "DT");
  EXPECT_FALSE(answer["choices"][0].contains("more"));
  EXPECT_TRUE(answer["choices"][1]["more"].contains("low"));
  std::vector<DealChoice> choices;
  for (const Json& choice : answer["choices"]) {
    choices.emplace_back(*ParseCard(choice["card"].get<std::string>()));
  }
  const DealInPlay before = Before({Call{Suit::kHearts}}, {"CJ", "C7"});
  EXPECT_EQ(static_cast<int>(choices.size()), LegalCards(before.position()).size());
  ExpectScores(answer, Library(before, choices));
}

TEST(WhatIfQuestion, OfACallAnswersAsTheLibraryDoes) {
  Json question = With(With(kPlayed, "at", "bod.1"), "choices", {"pass"});
  const Json answer = Ask(question);
  EXPECT_EQ(answer["seat"], "S");
  EXPECT_EQ(answer["choices"][0]["call"], "H");
  EXPECT_EQ(answer["choices"][1]["call"], "pass");
  ExpectScores(answer,
               Library(Before({}, {}), {DealChoice(Call{Suit::kHearts}), DealChoice(Call{})}));
  // Another seed, other deals.
  EXPECT_NE(Ask(With(question, "seed", 6))["choices"], answer["choices"]);
}

TEST(WhatIfQuestion, HasTheResultOfTheTable) {
  // Played on to its end with the first legal card, by the seats in turn.
  DealInPlay game = Before({Call{Suit::kHearts}}, {});
  Json tricks = Json::array();
  while (!game.IsOver()) {
    Json cards = Json::array();
    for (int i = 0; i < kSeats; ++i) {
      const Card card = *LegalCards(game.position()).begin();
      cards.push_back(FormatCard(card));
      EXPECT_FALSE(game.Play(card).has_value());
    }
    tricks.push_back({{"cards", cards}});
  }
  Json question = With(With(kPlayed, "tricks", tricks), "at", "8.4");
  const Json answer = Ask(question);
  const auto score = game.result().score;
  const bool north_south = answer["seat"] == "N" || answer["seat"] == "S";
  const int ours = (score[0] - score[1]).count();
  EXPECT_EQ(answer["result"], north_south ? ours : -ours);
  // Nothing was left to choose.
  ASSERT_EQ(answer["choices"].size(), 1U);
  EXPECT_EQ(answer["choices"][0]["scores"], Json(std::vector<double>(6, answer["result"])));
}

// North-South made 20 roem with ace, king and queen of diamonds, and without them win by 4.
TEST(WhatIfQuestion, CountsNoRoemThatWasNotClaimed) {
  Json question = Json::parse(
      R"({"ask":"what-if","at":"8.4","player":"simple","deals":2,"dealer":"W","trump":"H",)"
      R"("declarer":"N","deal":"N:A8.Q9.A8.Q7 Q7.KJ.KJ.AJ T9.A7.QT.K9 KJ.T8.97.T8","tricks":[)"
      R"({"cards":["SA","S7","ST","SK"]},{"cards":["DA","DK","DQ","D7"],"roem_claim":"none"},)"
      R"({"cards":["S8","SQ","S9","SJ"]},{"cards":["CA","C9","C8","C7"]},)"
      R"({"cards":["CJ","CK","CT","CQ"]},{"cards":["H8","HQ","HK","HA"]},)"
      R"({"cards":["H7","HT","H9","HJ"]},{"cards":["DJ","DT","D9","D8"]}]})");
  const Json answer = Ask(question);
  EXPECT_EQ(answer["result"], 4);
  EXPECT_EQ(answer["choices"][0]["scores"], Json({4, 4}));
  question["tricks"][1].erase("roem_claim");
  EXPECT_EQ(Ask(question)["choices"][0]["scores"], Json({24, 24}));
}

// North accused wrongly after the first trick.
TEST(WhatIfQuestion, IsNotAskedAboutCardsAfterTheEnd) {
  const Json first = {{"cards", {"CJ", "C7", "DT", "CK"}}, {"accused_by", "N"}};
  const Json ended = With(kPlayed, "tricks", {first, {{"cards", {"C8"}}}});
  EXPECT_EQ(Wrong(With(ended, "at", "2.1")),
            "at: trick 1: North wrongly accused the other side, which ended the deal; expected a "
            "point before that");
  EXPECT_EQ(Ask(With(ended, "at", "1.4"))["result"], 262);
  EXPECT_FALSE(Ask(With(With(ended, "at", "1.4"), "individual", true)).contains("result"));
}

TEST(WhatIfQuestion, NeedsNoAuctionUnderRulesThatTurnASuit) {
  const Json answer = Ask(With(Without(kPlayed, "auction"), "rules", "bedum"));
  EXPECT_EQ(answer["deals"], 6);
}

TEST(WhatIfQuestion, SaysWhatIsWrong) {
  EXPECT_EQ(Wrong(Without(kPlayed, "at")),
            R"(no key at; expected a point, such as "5.3" or "call.2")");
  EXPECT_EQ(Wrong(With(kPlayed, "at", "9.1")),
            "at: '9.1'; expected a trick and a card, such as 5.3, or a call, such as call.2");
  EXPECT_EQ(Wrong(With(kPlayed, "at", "2.1")),
            "at: trick 2, card 1 is not in the record, which has 1 trick");
  EXPECT_EQ(Wrong(With(kPlayed, "at", "call.2")),
            "at: call 2 is not in the record, which has 1 call");
  EXPECT_EQ(Wrong(With(kPlayed, "choices", "SA")),
            R"(choices: of type string; expected a list of cards or calls, such as ["H9","SA"])");
  EXPECT_EQ(Wrong(With(kPlayed, "choices", {"S1"})),
            "choices: 'S1'; expected cards such as H9,SA, or calls such as pass,H");
  EXPECT_EQ(Wrong(With(kPlayed, "choices", {"SA", "SA"})), "choices: 'SA' twice; expected it once");
  EXPECT_EQ(Wrong(With(kPlayed, "choices", {"H9"})),
            "H9 is not legal; expected one of SA,SJ,ST,HQ,H8,DT,D9,D8");
  EXPECT_EQ(Wrong(With(kPlayed, "choices", {"pass"})), "a call after the auction; expected a card");
  EXPECT_EQ(Wrong(With(kPlayed, "deals", 0)),
            "deals: '0'; expected a whole number from 1 to 1000000");
  EXPECT_EQ(Wrong(With(kPlayed, "seed", -1)),
            "seed: '-1'; expected a whole number from 0 to 18446744073709551615");
  EXPECT_EQ(Wrong(With(kPlayed, "player", 3)),
            "player: of type number; expected the name of a player, such as full");
  EXPECT_EQ(Wrong(With(kPlayed, "player", "nobody")).substr(0, 35),
            "player: 'nobody' is not a player; e");
}

TEST(WhatIfQuestion, SaysWhatIsWrongInDutch) {
  const Json dutch = With(kPlayed, "language", "nl");
  EXPECT_EQ(Wrong(Without(dutch, "at")),
            R"(geen sleutel at; verwacht een punt, zoals "5.3" of "bod.2")");
  EXPECT_EQ(Wrong(With(dutch, "at", "bod.x")),
            "at: 'bod.x'; verwacht een slag en een kaart, zoals 5.3, of een bod, zoals bod.2");
  EXPECT_EQ(Wrong(With(dutch, "at", "2.1")),
            "at: slag 2, kaart 1 staat niet in het verslag: dat heeft 1 slag");
  EXPECT_EQ(Wrong(With(dutch, "choices", {1})),
            R"(choices: van het type number; verwacht een lijst kaarten of biedingen, zoals )"
            R"(["H9","SA"])");
  EXPECT_EQ(Wrong(With(dutch, "choices", {"H1"})),
            "choices: 'H1'; verwacht kaarten zoals H9,SA, of biedingen zoals pas,H");
  EXPECT_EQ(Wrong(With(dutch, "choices", {"HB", "HJ"})),
            "choices: 'HJ' twee keer; verwacht het één keer");
  EXPECT_EQ(Wrong(With(dutch, "player", true)),
            "player: van het type boolean; verwacht de naam van een speler, zoals full");
}

}  // namespace
}  // namespace jasnel::testing
