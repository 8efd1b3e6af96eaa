// Conventions in requests for a move, an analysis and a state: cards of both sides, and signals in
// the answer.

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "jasnel/convention_json.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

// South is to discard on the jack of trumps of North; it holds the ace of clubs.
Json MoveQuestion() {
  return Json::parse(R"({"dealer":"W","seat":"S","hand":["SA","SK","DT","D9","D8","CA","C8","C7"],
    "auction":["H"],"trump":"H","declarer":"N","tricks":[{"leader":"N","cards":["HJ","H7"]}],
    "player":"full:worlds=15","seed":5})");
}

// A deal in which no partners agreed on anything.
Json PlayedQuestion() {
  return Json::parse(
      R"({"ask":"analyse","deal":"N:.JT.AQ87.Q7 JT7.Q..AKJT AK9.A.KT9.8 Q8.K987.J.9","dealer":"N",
    "auction":["C"],"trump":"C","declarer":"E",
    "tricks":[{"leader":"E","cards":["HQ","HA","H8","HJ"]},
    {"leader":"S","cards":["C8","C9","CQ","CJ"]},
    {"leader":"E","cards":["CA","DK","DJ","C7"]},
    {"leader":"E","cards":["SJ","SK","S8","DQ"]},
    {"leader":"S","cards":["D9","HK","D7","CT"]},
    {"leader":"E","cards":["CK","S9","SQ","D8"]},
    {"leader":"E","cards":["S7","SA","H7","DA"]},
    {"leader":"S","cards":["DT","H9","HT","ST"]}]})");
}

TEST(MoveConventions, ChangeNothingWithoutThem) {
  const Json answer = Ask(MoveQuestion());
  EXPECT_FALSE(answer.contains("signals"));
  EXPECT_FALSE(answer.contains("signal"));
}

TEST(MoveConventions, ThePlayerKeepsToThemAndTheAnswerExplainsItsCard) {
  const Json without = Ask(MoveQuestion());
  const Json answer = Ask(With(MoveQuestion(), "conventions", "bedum"));
  const Json by_name =
      Ask(With(MoveQuestion(), "player", "full:worlds=15,conventions=bedum,theirs=bedum"));
  EXPECT_EQ(answer["move"], by_name["move"]);
  EXPECT_EQ(answer["moves"], by_name["moves"]);
  EXPECT_NE(answer["moves"], without["moves"]);
  ASSERT_EQ(answer["signals"].size(), 1U) << answer;
  EXPECT_EQ(answer["signals"][0]["convention"], "jack-lead");
  ASSERT_TRUE(answer.contains("signal")) << answer;
  const Json& signal = answer["signal"];
  EXPECT_EQ(signal["trick"], 1);
  EXPECT_EQ(signal["seat"], "S");
  EXPECT_EQ(signal["card"], answer["move"]);
}

TEST(MoveConventions, OnlyTheSideThatHasACardIsExplained) {
  Json question = MoveQuestion();
  question["hand"] = Json::parse(R"(["SK","DT","D8","D7","CJ","CT"])");
  question["tricks"] = Json::parse(R"([{"leader":"N","cards":["HJ","H7","S7","H8"]},
    {"leader":"N","cards":["CA","C7","C8","C9"]},{"leader":"N","cards":["DA","DK"]}])");
  const auto seats = [&](const Json& conventions) {
    const Json answer = Ask(With(question, "conventions", conventions));
    EXPECT_TRUE(answer.contains("signals")) << answer;
    std::string all;
    for (const Json& one : answer["signals"]) {
      all += one["seat"].get<std::string>() + one["card"].get<std::string>() + " ";
    }
    return all;
  };
  EXPECT_EQ(seats({{"ns", "bedum"}}), "NHJ SS7 ");
  EXPECT_EQ(seats({{"ew", "bedum"}}), "");
  EXPECT_EQ(seats("ask"), "SS7 ");
  EXPECT_EQ(seats({{"ns", "refuse"}, {"ew", "ask"}}), "");
}

TEST(MoveConventions, ASignalIsExplainedInWords) {
  Json question = MoveQuestion();
  question["player"] = "simple";
  question["conventions"] = {{"ns", "nine-lead"}};
  question["tricks"][0]["cards"] = Json::parse(R"(["H9","H7"])");
  const Json answer = Ask(question);
  ASSERT_EQ(answer["signals"].size(), 1U) << answer;
  const Json expected = {
      {"trick", 1},
      {"seat", "N"},
      {"card", "H9"},
      {"convention", "nine-lead"},
      {"about", "H"},
      {"says", "holds the jack of hearts as well"},
      {"asks", "play for roem, and give the ace of trumps if you can"},
      {"words", "North leads H9: holds the jack of hearts as well"},
      {"sentence",
       "Wanneer je met de negen van troef (de nel) uitkomt, weet je maat dat je zelf ook de boer "
       "hebt."}};
  EXPECT_EQ(answer["signals"][0], expected);
  EXPECT_EQ(Ask(With(question, "language", "nl"))["signals"][0]["says"],
            "heeft ook de boer van harten");
}

TEST(MoveConventions, MayBeACardOfOnesOwn) {
  const Json bedum = Json::parse(FormatConventionCard(*FindConventionCard("bedum")));
  Json whole = Ask(With(MoveQuestion(), "conventions", bedum));
  Json sides = Ask(With(MoveQuestion(), "conventions", {{"ns", bedum}, {"ew", bedum}}));
  Json named = Ask(With(MoveQuestion(), "conventions", "bedum"));
  for (Json* answer : {&whole, &sides, &named}) answer->erase("time_us");
  EXPECT_EQ(whole, named);
  EXPECT_EQ(sides, named);
}

TEST(MoveConventions, ThePlayerOfTheEngineKeepsToThemToo) {
  const auto moves = [](std::string_view player, const Json& question) {
    Engine engine = Engine::Make(player, 1).value();
    const auto line = engine.Answer(Without(question, "player").dump());
    return Json::parse(line.value())["moves"];
  };
  const Json question = With(MoveQuestion(), "conventions", "bedum");
  const Json by_request = moves("full:worlds=15", question);
  EXPECT_EQ(by_request, Ask(question)["moves"]);
  EXPECT_NE(by_request, moves("full:worlds=15", MoveQuestion()));
  // Who agreed on something else keeps to that, and who cannot search plays as ever.
  EXPECT_EQ(moves("full:worlds=15,conventions=none", question),
            moves("full:worlds=15", MoveQuestion()));
  EXPECT_EQ(moves("full:level=club", question), moves("full:level=club", MoveQuestion()));
}

TEST(MoveConventions, NoFileIsReadForARequest) {
  const std::string wrong = Wrong(With(MoveQuestion(), "player", "full:conventions=/dev/stdin"));
  EXPECT_NE(wrong.find("'conventions=/dev/stdin'; expected one of none, bedum, "),
            std::string::npos)
      << wrong;
  EXPECT_EQ(Wrong(With(MoveQuestion(), "conventions", "/dev/stdin"))
                .find("conventions: '/dev/stdin'; expected one of bedum, "),
            0U);
}

TEST(MoveConventions, DoNotChangeACall) {
  const Json question = {{"dealer", "W"},
                         {"hand", Json::parse(R"(["SA","SK","DT","D9","D8","CA","C8","C7"])")},
                         {"player", "simple"}};
  EXPECT_EQ(Ask(With(question, "conventions", "bedum"))["move"], Ask(question)["move"]);
}

TEST(MoveConventions, AreWrong) {
  const auto wrong = [](const Json& conventions) {
    return Wrong(With(MoveQuestion(), "conventions", conventions));
  };
  const std::string expected =
      R"(the name of a card, a card, or {"ns":...,"ew":...} with a card for a side)";
  EXPECT_EQ(wrong(7), "conventions: of type number; expected " + expected);
  EXPECT_EQ(wrong(Json::object()), "conventions: no card; expected " + expected);
  EXPECT_EQ(wrong({{"n", "bedum"}}).find("conventions: unknown key 'n'; "), 0U);
  EXPECT_EQ(wrong({{"ns", "club"}}).find("conventions.ns: 'club'; expected one of bedum, "), 0U);
  EXPECT_EQ(wrong({{"ew", {{"name", "x"}}}}).find("conventions.ew: no key title; expected "), 0U);
}

TEST(AnalyseConventions, SayWhatTheCardsSaidAndWhetherItWasTrue) {
  const Json question = PlayedQuestion();
  const Json plain = Ask(question);
  ASSERT_FALSE(plain.contains("error")) << plain;
  EXPECT_FALSE(plain.contains("signals"));
  const Json answer = Ask(With(question, "conventions", "bedum"));
  ASSERT_EQ(answer["signals"].size(), 4U) << answer;
  EXPECT_EQ(answer["signals"][1]["words"], "North discards DQ: does not hold the ace of diamonds");
  std::string truths;
  for (const Json& signal : answer["signals"]) {
    truths += std::to_string(signal["trick"].get<int>()) + signal["seat"].get<std::string>();
    truths += signal["true"].get<bool>() ? "+ " : "- ";
  }
  EXPECT_EQ(truths, "3W+ 4N- 6W+ 6N+ ");
  const Json north = Ask(With(question, "conventions", {{"ns", "bedum"}}));
  ASSERT_EQ(north["signals"].size(), 2U);
  EXPECT_EQ(north["signals"][0], answer["signals"][1]);
  EXPECT_EQ(north["signals"][1], answer["signals"][3]);
  Json same = answer;
  same.erase("signals");
  EXPECT_EQ(same["cards"], plain["cards"]);
}

// The tricks of `question` with so many cards of them.
Json Until(Json question, std::size_t cards) {
  Json tricks = Json::array();
  for (const Json& trick : question["tricks"]) {
    Json some = {{"cards", Json::array()}};
    for (const Json& card : trick["cards"]) {
      if (cards == 0) break;
      --cards;
      some["cards"].push_back(card);
    }
    if (!some["cards"].empty()) tricks.push_back(some);
  }
  question["tricks"] = tricks;
  return question;
}

TEST(StateConventions, SayWhatTheCardsSaidSoFarAndNotWhetherItWasTrue) {
  const Json played = With(PlayedQuestion(), "conventions", "bedum");
  Json all = Ask(played)["signals"];
  for (Json& signal : all) signal.erase("true");
  ASSERT_EQ(all.size(), 4U);
  const Json question = With(played, "ask", "state");
  EXPECT_EQ(Ask(question)["signals"], all);
  for (std::size_t cards = 0; cards <= 32; ++cards) {
    const Json state = Ask(Until(question, cards));
    ASSERT_TRUE(state.contains("signals")) << state;
    Json expected = Json::array();
    std::size_t seen = 0;
    for (const Json& trick : question["tricks"]) {
      for (const Json& card : trick["cards"]) {
        if (seen++ >= cards) break;
        for (const Json& signal : all) {
          if (signal["card"] == card) expected.push_back(signal);
        }
      }
    }
    EXPECT_EQ(state["signals"], expected) << cards;
  }
}

TEST(StateConventions, AreOfTheSideThatHasACardAndInTheLanguageOfTheQuestion) {
  const Json question = With(PlayedQuestion(), "ask", "state");
  const Json north = Ask(With(question, "conventions", {{"ns", "bedum"}}))["signals"];
  ASSERT_EQ(north.size(), 2U);
  EXPECT_EQ(north[0]["words"], "North discards DQ: does not hold the ace of diamonds");
  const Json dutch = With(With(question, "conventions", {{"ns", "bedum"}}), "language", "nl");
  EXPECT_EQ(Ask(dutch)["signals"][0]["says"], "heeft het aas van ruiten niet");
}

TEST(StateConventions, ChangeNothingElse) {
  const Json question = With(PlayedQuestion(), "ask", "state");
  Json state = Ask(With(question, "conventions", "bedum"));
  state.erase("signals");
  EXPECT_EQ(state, Ask(question));
  Json auction = With(question, "auction", Json::array());
  for (const char* key : {"trump", "declarer", "tricks"}) auction.erase(key);
  EXPECT_EQ(Ask(With(auction, "conventions", "bedum")), Ask(auction));
  EXPECT_EQ(
      Wrong(With(question, "conventions", "club")).find("conventions: 'club'; expected one of "),
      0U);
}

}  // namespace
}  // namespace jasnel::testing
