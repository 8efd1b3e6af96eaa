// `solve` of boerenbridge: the answers are those of the solver.
#include <gtest/gtest.h>

#include <string>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/solver.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

constexpr const char* kThreeHands = "0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0";

const Json kSolveThreeHands = {{"ask", "solve"}, {"game", "boerenbridge"}, {"deal", kThreeHands}};

boerenbridge::Position PositionOf(const std::string& line) {
  return boerenbridge::ParseDealLine(line).value().position;
}

TEST(BoerenbridgeSolveQuestion, HasWhatEachSeatTakesAndALine) {
  boerenbridge::Solver solver;
  const auto solution =
      solver.SolveMaxN(PositionOf(kThreeHands), {.cards = true, .line = true}).value();
  const Json answer = Ask(With(kSolveThreeHands, "cards", true));
  ASSERT_EQ(answer["tricks"].size(), 3U);
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(answer["tricks"][static_cast<std::size_t>(seat)], solution.outcome.tricks[seat]);
    EXPECT_EQ(answer["scores"][static_cast<std::size_t>(seat)], solution.outcome.scores[seat]);
  }
  EXPECT_EQ(answer["line"].size(), solution.line.size());
  EXPECT_EQ(answer["cards"].size(), solution.cards.size());
  EXPECT_EQ(answer["nodes"], solution.nodes);
  EXPECT_FALSE(answer.contains("line_number"));
}

TEST(BoerenbridgeSolveQuestion, HasWhichBidsEachSeatCanForce) {
  const Json answer = Ask(With(With(kSolveThreeHands, "paranoid", true), "scores", true));
  ASSERT_EQ(answer["seats"].size(), 3U);
  boerenbridge::Solver solver;
  for (int seat = 0; seat < 3; ++seat) {
    const auto solution =
        solver.SolveParanoid(PositionOf(kThreeHands), {.seat = seat, .bids = true, .scores = true})
            .value();
    const Json& record = answer["seats"][static_cast<std::size_t>(seat)];
    EXPECT_EQ(record["seat"], seat);
    EXPECT_EQ(record["exact"], solution.bid.exact);
    EXPECT_EQ(record["fewest"], solution.fewest);
    EXPECT_EQ(record["most"], solution.most);
    EXPECT_EQ(record["bid_scores"].size(), solution.bids.size());
  }
}

TEST(BoerenbridgeSolveQuestion, AsksForOneSeatAndNeedsNoBidsThen) {
  const Json question =
      With(With(kSolveThreeHands, "paranoid", 1), "deal", "0:A8.K.4. KT..J5. 7.QT.8.");
  const Json answer = Ask(question);
  ASSERT_EQ(answer["seats"].size(), 1U);
  EXPECT_EQ(answer["seats"][0]["seat"], 1);
  EXPECT_FALSE(answer["seats"][0].contains("bid"));
}

TEST(BoerenbridgeSolveQuestion, ThatIsWrongGetsOneClearLine) {
  EXPECT_EQ(Wrong(With(kSolveThreeHands, "deal", "0:A8.K.4. KT..J5. 7.QT.8.")),
            "deal: no bids; expected bids= with a number for each hand, or paranoid for what seats "
            "can force");
  EXPECT_EQ(Wrong(With(kSolveThreeHands, "scores", true)),
            "scores without paranoid; expected both");
  EXPECT_EQ(Wrong(With(kSolveThreeHands, "paranoid", 7)),
            "paranoid: '7'; expected a seat from 0 to 6, or true for all");
  EXPECT_EQ(Wrong(With(kSolveThreeHands, "paranoid", 4)), "seat 4; expected one from 0 to 2");
  EXPECT_EQ(Wrong(With(kSolveThreeHands, "objective", "make")).substr(0, 24),
            "unknown key 'objective';");
  EXPECT_EQ(Wrong({{"ask", "solve"}, {"game", "boerenbridge"}}),
            "no key deal; expected a deal line, such as 0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0");
}

}  // namespace
}  // namespace jasnel::testing
