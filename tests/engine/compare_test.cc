// `compare`: the rankings are those of the library.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/questions/all.h"
#include "jasnel/comparison.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

Json Played(int board, const char* ns, const char* ew, int ns_score, int ew_score) {
  return {{"board", board}, {"ns", ns}, {"ew", ew}, {"ns-score", ns_score}, {"ew-score", ew_score}};
}

const Json kResults = {Played(1, "1", "2", 182, 0), Played(1, "3", "4", 90, 92),
                       Played(2, "1", "4", 70, 112), Played(2, "3", "2", 82, 80)};
const Json kCompareQuestion = {{"ask", "compare"}, {"results", kResults}};

std::vector<BoardResult> Library(const Json& results) {
  std::vector<BoardResult> made;
  for (const Json& one : results) {
    BoardResult& result = made.emplace_back();
    result.board = one["board"];
    result.pairs = {one["ns"], one["ew"]};
    result.scores = {Points(one["ns-score"]), Points(one["ew-score"])};
  }
  return made;
}

TEST(CompareQuestion, RanksPairsAsTheLibraryDoes) {
  for (const auto& [system, movement] :
       {std::pair{"schevenings", Movement::kSchevenings}, {"howell", Movement::kHowell}}) {
    const Json answer = Ask(With(kCompareQuestion, "system", system));
    const auto comparison = Compare(Library(kResults), movement).value();
    std::size_t at = 0;
    for (const PairRanking& ranking : comparison.rankings) {
      for (const Standing& standing : ranking.standings) {
        const Json& pair = answer["pairs"][at++];
        EXPECT_EQ(pair["pair"], standing.pair);
        EXPECT_EQ(pair["place"], standing.place);
        EXPECT_EQ(pair["overall"], standing.overall);
        EXPECT_EQ(pair["match_points"], standing.match_points);
        EXPECT_EQ(pair["tops"], standing.tops);
        EXPECT_EQ(pair["play_points"], standing.play_points);
        EXPECT_EQ(pair["boards"], standing.boards);
        EXPECT_EQ(pair.contains("direction"), ranking.side.has_value());
      }
    }
    EXPECT_EQ(answer["pairs"].size(), at);
    EXPECT_EQ(answer.size(), 1U);
  }
}

TEST(CompareQuestion, TakesDecisionsOfTheDirectorAndCancelledBoards) {
  Json results = kResults;
  results[0]["ns-award"] = "lowest";
  results[0]["ew-award"] = 3;
  results[1]["ns-penalty"] = "1";
  results[1]["ew-bonus"] = 2;
  results[3]["ns-score"] = results[3]["ew-score"] = "-";
  const Json answer = Ask(With(With(kCompareQuestion, "results", results), "boards", true));
  ASSERT_EQ(answer["results"].size(), 8U);
  EXPECT_EQ(answer["results"][0].dump(),
            R"({"board":1,"direction":"NS","pair":"1","against":"2","score":182,"roem":20,)"
            R"("match_points":2,"award":"lowest"})");
  EXPECT_EQ(answer["results"][2]["award"], "match_points");
  EXPECT_EQ(answer["results"][2]["match_points"], 3);
  EXPECT_EQ(answer["results"][5]["award"], "average");
  EXPECT_FALSE(answer["results"][5].contains("score"));
  const Json& pair = answer["pairs"][0];
  EXPECT_EQ(pair["pair"], "1");
  EXPECT_EQ(pair["match_points"], 2 + 3);
  EXPECT_EQ(answer["pairs"][1]["penalty"], 1);
}

TEST(CompareQuestion, KeepsGroupsApart) {
  Json results = Json::array();
  for (const char* group : {"B", "A"}) {
    Json one = Played(1, "1", "2", 100, 62);
    one["group"] = group;
    results.push_back(one);
  }
  const Json answer = Ask(With(kCompareQuestion, "results", results));
  ASSERT_EQ(answer["pairs"].size(), 4U);
  EXPECT_EQ(answer["pairs"][0]["group"], "A");
  EXPECT_EQ(answer["pairs"][0]["match_points"], 2);
  EXPECT_EQ(answer["pairs"][0]["overall"], 1);
}

TEST(CompareQuestion, OfNoResultsRanksNobody) {
  EXPECT_EQ(Ask({{"ask", "compare"}, {"results", Json::array()}}).dump(), R"({"pairs":[]})");
}

// SV Bedum: 250 points.
TEST(CompareQuestion, TakesThePitOfTheRules) {
  const Json pit = With(kCompareQuestion, "results", Json::array({Played(1, "1", "2", 270, 0)}));
  EXPECT_EQ(Ask(With(pit, "rules", "bedum"))["pairs"][0]["play_points"], 270);
  EXPECT_EQ(Ask(pit)["pairs"].size(), 2U);
  EXPECT_EQ(Wrong(With(pit, "rules", "kbn")),
            "board 1: scores of 270 and 0, together 270; expected 162, or with roem 182, 202 and "
            "tens more, to 1062 at most");
}

// As the page sends what people typed.
TEST(CompareQuestion, KnowsNamesWhateverTheCapitalsAndSpaces) {
  Json results = Json::array({Played(1, "Anna", "x", 100, 62), Played(2, "anna ", "X", 82, 80)});
  const Json answer = Ask(With(With(kCompareQuestion, "results", results), "boards", true));
  ASSERT_EQ(answer["pairs"].size(), 2U);
  EXPECT_EQ(answer["pairs"][0]["pair"], "Anna");
  EXPECT_EQ(answer["results"][2]["pair"], "Anna");
  results[1]["group"] = "A";
  EXPECT_EQ(Wrong(With(kCompareQuestion, "results", results)),
            "board 1: no group; expected its name, as other results have one");
}

TEST(CompareQuestion, RefusesScoresThatNoDealBrings) {
  const auto question = [&](int ns, int ew) {
    return With(With(kCompareQuestion, "results", Json::array({Played(1, "1", "2", ns, ew)})),
                "rules", "kbn");
  };
  EXPECT_EQ(Wrong(question(81, 81)),
            "board 1: scores of 81 and 81; expected more for one side: those who declare go nat "
            "with half");
  EXPECT_EQ(Wrong(question(161, 1)),
            "board 1: scores of 161 and 1, which no deal brings; expected points and roem that "
            "cards bring");
}

TEST(CompareQuestion, HasAMeaningForEachKeyOfAResult) {
  const Json schema = Json::parse(QuestionSchema());
  const Json& keys = schema["$defs"]["compare"]["properties"]["results"]["items"]["properties"];
  EXPECT_EQ(keys.size(), 14U);
  EXPECT_EQ(keys["board"]["description"], "the number of the board");
  EXPECT_EQ(keys["ew"]["description"], "the pair");
  EXPECT_EQ(keys["ns-penalty"]["description"], "match points deducted");
  EXPECT_EQ(keys["group"]["description"], "the group, if there are several");
}

TEST(CompareQuestion, SaysWhatIsWrong) {
  EXPECT_EQ(Wrong({{"ask", "compare"}}), "no key results; expected a list of results");
  EXPECT_EQ(Wrong(With(kCompareQuestion, "results", 1)),
            "results: of type number; expected a list of results");
  EXPECT_EQ(Wrong(With(kCompareQuestion, "results", {1})),
            "results, result 1: of type number; expected an object with board, ns, ew, ns-score "
            "and ew-score");
  EXPECT_EQ(Wrong(With(kCompareQuestion, "system", "mitchell")),
            "system: 'mitchell'; expected schevenings or howell");
  EXPECT_EQ(Wrong(With(kCompareQuestion, "sistem", "howell")),
            "unknown key 'sistem'; did you mean system?");
  Json results = kResults;
  results[2].erase("ew");
  EXPECT_EQ(Wrong(With(kCompareQuestion, "results", results)),
            "results, result 3: no key ew; expected board, ns, ew, ns-score and ew-score");
  results = kResults;
  results[1]["ns-award"] = "much";
  EXPECT_EQ(Wrong(With(kCompareQuestion, "results", results)),
            "results, result 2: ns-award: 'much'; expected a number from 0 to 999 of match points, "
            "or average, half or lowest");
  results[1]["ns-award"] = 5;
  EXPECT_EQ(Wrong(With(kCompareQuestion, "results", results)),
            "board 1 N-S: an award of 5; expected at most 4, what the board can bring");
  results = kResults;
  results.push_back(results[0]);
  EXPECT_EQ(Wrong(With(kCompareQuestion, "results", results)),
            "board 1 N-S: pair '1' a second time; expected each pair once");
  EXPECT_EQ(Wrong(With(With(kCompareQuestion, "results", results), "language", "nl")),
            "spel 1 N-Z: paar '1' voor de tweede keer; verwacht elk paar één keer");
}

}  // namespace
}  // namespace jasnel::testing
