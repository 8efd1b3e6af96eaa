// `score`: what both sides write down.
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

Json Score(const char* declarer, int points, int ns_roem = 0, int ew_roem = 0) {
  return {{"ask", "score"},
          {"declarer", declarer},
          {"points", points},
          {"ns-roem", ns_roem},
          {"ew-roem", ew_roem}};
}

std::string Written(const Json& question) { return Ask(question).dump(); }

TEST(ScoreQuestion, KnowsWhatIsMadeAndWhatIsNat) {
  EXPECT_EQ(Written(Score("N", 100, 20)), R"({"outcome":"made","ns":120,"ew":62})");
  EXPECT_EQ(Written(Score("W", 82)), R"({"outcome":"made","ns":80,"ew":82})");
  EXPECT_EQ(Written(Score("S", 81)), R"({"outcome":"nat","ns":0,"ew":162})");
  EXPECT_EQ(Written(Score("E", 60, 40, 20)), R"({"outcome":"nat","ns":222,"ew":0})");
  EXPECT_EQ(Written(Score("E", 60, 20, 100)), R"({"outcome":"made","ns":122,"ew":160})");
  EXPECT_EQ(Written(With(Score("S", 60), "rules", "kbn,nat=own")),
            R"({"outcome":"nat","ns":60,"ew":102})");
}

TEST(ScoreQuestion, KnowsPitByTheRules) {
  const Json pit = With(Score("S", 162, 20), "pit", true);
  EXPECT_EQ(Written(pit), R"({"outcome":"pit","ns":282,"ew":0})");
  EXPECT_EQ(Written(With(pit, "rules", "bedum")), R"({"outcome":"pit","ns":270,"ew":0})");
  EXPECT_EQ(Written(With(pit, "pit", false)), R"({"outcome":"made","ns":182,"ew":0})");
  // All tricks of those who did not declare.
  const Json against = With(Score("S", 0), "pit", true);
  EXPECT_EQ(Written(against), R"({"outcome":"nat","ns":0,"ew":162})");
  EXPECT_EQ(Written(With(against, "rules", "nkf")), R"({"outcome":"nat","ns":0,"ew":262})");
}

// KBN art. 13: 162 points, 100 more, and all roem so far; SV Bedum "Verzaken": 162.
TEST(ScoreQuestion, KnowsARevoke) {
  const Json revoke = {{"ask", "score"}, {"revoke", "NS"}, {"ns-roem", 20}, {"ew-roem", 50}};
  EXPECT_EQ(Written(revoke), R"({"outcome":"revoke","ns":0,"ew":332})");
  EXPECT_EQ(Written(With(revoke, "rules", "bedum")), R"({"outcome":"revoke","ns":0,"ew":232})");
  EXPECT_EQ(Written(With(With(revoke, "revoke", "ew"), "declarer", "N")),
            R"({"outcome":"revoke","ns":332,"ew":0})");
}

// NKF 1976 and NKU 1987 art. 15, KBN art. 14: as much as a revoke of those who accused.
TEST(ScoreQuestion, KnowsAWrongAccusation) {
  for (const char* const rules : {"kbn", "nkf", "nku", "bedum"}) {
    const Json roem = {{"ask", "score"}, {"rules", rules}, {"ns-roem", 20}, {"ew-roem", 50}};
    const Json accused = Ask(With(roem, "accused_by", "NS"));
    const Json revoked = Ask(With(roem, "revoke", "NS"));
    EXPECT_EQ(accused["outcome"], "accusation") << rules;
    EXPECT_EQ(accused["ns"], 0) << rules;
    EXPECT_EQ(accused["ew"], revoked["ew"]) << rules;
  }
  EXPECT_EQ(Wrong({{"ask", "score"}, {"revoke", "NS"}, {"accused_by", "EW"}}),
            "a revoke and a wrong accusation; expected one of them");
}

TEST(ScoreQuestion, TakesWhatIsTypedAsText) {
  Json typed = Score("N", 100, 20);
  typed["points"] = " 100";
  typed["ns-roem"] = "20";
  EXPECT_EQ(Ask(typed), Ask(Score("N", 100, 20)));
}

// What is written down, `compare` takes.
TEST(ScoreQuestion, BringsScoresThatCanBeCompared) {
  const std::array<Json, 4> questions = {Score("N", 100, 150, 20),
                                         With(Score("S", 162, 150), "pit", true),
                                         With(Score("E", 0, 50), "pit", true),
                                         {{"ask", "score"}, {"revoke", "EW"}, {"ns-roem", 40}}};
  const Json rule_sets = Ask({{"ask", "rules"}})["presets"];
  ASSERT_EQ(rule_sets.size(), Presets().size());
  for (const Json& preset : rule_sets) {
    const bool has_belote = preset["name"] == "belote";
    for (Json question : questions) {
      // Roem is a king and a queen there.
      if (has_belote && question.contains("ns-roem")) question["ns-roem"] = 20;
      if (has_belote && question.contains("ew-roem")) question["ew-roem"] = 0;
      const Json score = Ask(With(question, "rules", preset["name"]));
      const Json result = {{"board", 1},
                           {"ns", "1"},
                           {"ew", "2"},
                           {"ns-score", score["ns"]},
                           {"ew-score", score["ew"]}};
      const Json compared =
          Ask({{"ask", "compare"}, {"rules", preset["name"]}, {"results", Json::array({result})}});
      EXPECT_FALSE(compared.contains("error")) << compared << score;
      EXPECT_EQ(compared["pairs"][0]["play_points"], score["ns"]);
    }
  }
}

TEST(ScoreQuestion, RefusesPointsThatNoCardsAreWorth) {
  EXPECT_EQ(Wrong(Score("N", 161, 0)), "161 and 1 points; expected no 1, which no cards are worth");
  EXPECT_EQ(Wrong(Score("E", 161, 0)), "1 and 161 points; expected no 1, which no cards are worth");
}

// NKF 1976 art. 25 and KBN art. 4: a stroke through the box for roem.
TEST(ScoreQuestion, TakesAStrokeForNoRoem) {
  EXPECT_EQ(Ask(With(Score("N", 100, 0), "ns-roem", "/")), Ask(Score("N", 100, 0)));
}

TEST(ScoreQuestion, SaysWhatIsWrong) {
  const Json good = Score("N", 100, 20);
  const std::string points = "; expected the card points of the declaring side, from 0 to 162";
  const std::string roem = "; expected 0, 20, 40, 50 or another sum of 20, 50 and 100";
  EXPECT_EQ(Wrong(With(good, "points", 163)), "points: '163'" + points);
  EXPECT_EQ(Wrong(With(good, "points", "x")), "points: 'x'" + points);
  EXPECT_EQ(Wrong(With(good, "points", 10.5)), "points: '10.5'" + points);
  EXPECT_EQ(Wrong(With(good, "points", true)), "points: of type boolean" + points);
  EXPECT_EQ(Wrong(Without(good, "points")), "no key points" + points);
  EXPECT_EQ(Wrong(Without(good, "declarer")), "no key declarer; expected N, E, S or W");
  EXPECT_EQ(Wrong(With(good, "ns-roem", 30)), "ns-roem: '30'" + roem);
  EXPECT_EQ(Wrong(With(good, "ew-roem", 910)), "ew-roem: '910'" + roem);
  EXPECT_EQ(Wrong(With(good, "ew-roem", "none")), "ew-roem: 'none'" + roem);
  EXPECT_EQ(Wrong(With(good, "rules", "kbn,roem=off")),
            "ns-roem: '20'; expected 0, as roem does not count by these rules");
  EXPECT_EQ(Wrong(Score("N", 100, 500, 500)),
            "roem of 500 and 500, together 1000; expected what eight tricks bring, 800 at most");
  EXPECT_EQ(Wrong(With(good, "pit", true)), "pit with 100 and 62 points; expected 162 and 0");
  EXPECT_EQ(Wrong(With(Score("E", 162, 20), "pit", true)),
            "roem of a side without a trick; expected 0");
  EXPECT_EQ(Wrong(With(good, "revoke", "N")), "revoke: 'N'; expected NS or EW");
  EXPECT_EQ(Wrong(With(With(good, "points", 163), "language", "nl")),
            "points: '163'; verwacht de kaartpunten van de spelende partij, van 0 tot en met 162");
}

}  // namespace
}  // namespace jasnel::testing
