// `solve` and `table`: the answers are those of the solver.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "engine/questions/all.h"
#include "jasnel/deal_line.h"
#include "jasnel/trump_table.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kSolve = {{"ask", "solve"}, {"deal", std::string(kDeal) + " trump=H leader=S"}};
const Json kTable = {{"ask", "table"}, {"deal", std::string(kDeal) + " leader=S"}};

TEST(SolveQuestion, HasTheValueAndALine) {
  const Json answer = Ask(kSolve);
  ASSERT_EQ(answer["answers"].size(), 1U);
  const Json& one = answer["answers"][0];
  EXPECT_EQ(one["value"], 100);
  EXPECT_EQ(one["trump"], "H");
  EXPECT_EQ(one["leader"], "S");
  EXPECT_EQ(one["rules"], "kbn");
  EXPECT_EQ(one["line"].size(), 32U);
  EXPECT_EQ(one["ns"].get<int>() - one["ew"].get<int>(), 100);
  EXPECT_FALSE(one.contains("cards"));
  EXPECT_FALSE(one.contains("line_number"));
}

TEST(SolveQuestion, WithoutTrumpIsAnsweredForEachSuit) {
  const Json answer = Ask(With(kSolve, "deal", std::string(kDeal) + " leader=S"))["answers"];
  ASSERT_EQ(answer.size(), 4U);
  EXPECT_EQ(answer[0]["value"], 136);
  EXPECT_EQ(answer[3]["value"], 68);
}

TEST(SolveQuestion, SaysWhatADealDoesNot) {
  Json question = {{"ask", "solve"}, {"deal", kDeal},   {"rules", "nku-rotterdam"}, {"dealer", "E"},
                   {"trump", "H"},   {"declarer", "N"}, {"value_only", true}};
  const Json one = Ask(question)["answers"][0];
  EXPECT_EQ(one["rules"], "nku-rotterdam");
  EXPECT_EQ(one["leader"], "S");
  EXPECT_EQ(one["declarer"], "N");
  EXPECT_EQ(Ask(With(question, "trump", "all"))["answers"].size(), 4U);
  // What the deal says goes first.
  const Json of_deal = Ask(With(question, "deal", std::string(kDeal) + " trump=S"))["answers"][0];
  EXPECT_EQ(of_deal["trump"], "S");
}

TEST(SolveQuestion, HasEachCardForEachObjective) {
  const auto position =
      ToPosition(*ParseDealLine(kSolve["deal"].get<std::string>()), Suit::kHearts).value();
  Solver solver;
  for (const auto& [name, objective] :
       {std::pair("points", Objective::kPoints), std::pair("make", Objective::kMake),
        std::pair("pit", Objective::kPit), std::pair("score", Objective::kScore)}) {
    const Json one = Ask(With(With(kSolve, "objective", name), "cards", true))["answers"][0];
    SolveRequest request;
    request.objective = objective;
    request.cards = true;
    const Solution solution = solver.Solve(position, request).value();
    ASSERT_EQ(one["cards"].size(), solution.cards.size());
    for (const Json& record : one["cards"]) {
      const auto card = ParseCard(record["card"].get<std::string>());
      const auto found = std::find_if(solution.cards.begin(), solution.cards.end(),
                                      [&](const CardValue& value) { return value.card == *card; });
      ASSERT_NE(found, solution.cards.end());
      if (HasValue(objective)) {
        EXPECT_EQ(record["value"], found->value.count());
      }
      if (HasMakes(objective)) {
        EXPECT_EQ(record["makes"], found->makes);
      }
    }
  }
}

TEST(SolveQuestion, OfTheValueAloneHasNoLine) {
  const Json one = Ask(With(kSolve, "value_only", true))["answers"][0];
  EXPECT_EQ(one["value"], 100);
  EXPECT_FALSE(one.contains("line"));
  EXPECT_FALSE(one.contains("best"));
}

TEST(SolveQuestion, HasTheTrumpSuitInTheSchemaOfEachAnswer) {
  const Json schema = Json::parse(QuestionSchema());
  const Json& solved = schema["$defs"]["solve.answer"]["properties"]["answers"]["items"];
  EXPECT_EQ(solved["required"], Json({"trump"}));
  const Json answer = Ask(With(kSolve, "deal", std::string(kDeal) + " leader=S"));
  for (const Json& one : answer["answers"]) {
    for (const auto& [key, value] : one.items()) {
      EXPECT_TRUE(solved["properties"].contains(key)) << key;
    }
  }
}

TEST(SolveQuestion, TellsWhatIsWrong) {
  EXPECT_EQ(Wrong({{"ask", "solve"}}),
            "no key deal; expected a deal line, such as N:AJT.Q8.T98. K.KJ.K.KT98 ...");
  EXPECT_EQ(Wrong(With(kSolve, "deal", 7)),
            "deal: of type number; expected a deal line, such as N:AJT.Q8.T98. K.KJ.K.KT98 ...");
  EXPECT_EQ(Wrong(With(kSolve, "objective", "pints")),
            "objective: 'pints'; expected points, make, pit or score");
  EXPECT_EQ(Wrong(With(kSolve, "cards", 1)), "cards: of type number; expected true or false");
  EXPECT_EQ(Wrong(With(kSolve, "card", true)), "unknown key 'card'; did you mean cards?");
  EXPECT_NE(Wrong(With(kSolve, "deal", "N:AJT.Q8.T98. trump=H")).find("deal: column "),
            std::string::npos);
  EXPECT_NE(Wrong(With(kSolve, "deal", kDeal)).find("deal: "), std::string::npos);
}

TEST(TableQuestion, IsThatOfTheLibrary) {
  const auto line = ParseDealLine(kTable["deal"].get<std::string>());
  Solver solver;
  TableRequest request;
  request.leaders = {Seat::kSouth};
  const TrumpTable table = SolveTrumpTable(solver, line->hands, request).value();
  const Json rows = Ask(kTable)["rows"];
  ASSERT_EQ(rows.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(rows[i]["value"], table.rows[i].value.count());
    EXPECT_EQ(rows[i]["ns_makes"], table.rows[i].makes[0]);
    EXPECT_EQ(rows[i]["ew_score"], table.rows[i].score[1].count());
  }
}

TEST(TableQuestion, MayBeOfAllLeaders) {
  const Json answer = Ask(With(With(kTable, "deal", kDeal), "all_leaders", true));
  ASSERT_EQ(answer["rows"].size(), 16U);
  EXPECT_EQ(answer["rows"][2]["leader"], "S");
  EXPECT_EQ(answer["rows"][2]["value"], 136);
}

TEST(TableQuestion, TellsWhatIsWrong) {
  EXPECT_NE(Wrong(With(kTable, "deal", kDeal)).find("deal: "), std::string::npos);
  EXPECT_NE(Wrong(With(kTable, "deal", "N:A... K... Q... J... leader=N")).find("deal: "),
            std::string::npos);
  EXPECT_EQ(Wrong(With(kTable, "all_leaders", "yes")),
            "all_leaders: of type string; expected true or false");
}

}  // namespace
}  // namespace jasnel::testing
