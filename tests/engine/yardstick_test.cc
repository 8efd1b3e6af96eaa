// `yardstick` and `rating`: the answers are those of the library.
#include "jasnel/yardstick.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/records/played_record.h"
#include "jasnel/player.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kYardstickOfDeal = [] {
  Json question = RecordOfDeal();
  question.update({{"ask", "yardstick"}, {"worlds", 10}, {"seed", 5}});
  return question;
}();

Json Lost(double lost) {
  return {{"lost", lost},
          {"levels",
           {{"beginner", 20.5}, {"casual", 11}, {"club", lost}, {"strong", 2}, {"full", 0.5}}}};
}

TEST(YardstickQuestion, IsAnsweredAsTheLibraryDoes) {
  const RecordedDeal deal = FollowRecord(ReadPlayedRecord(RecordOfDeal(), {}).value()).value();
  BatchSolver solver(1);
  std::vector<ChoiceMade> choices;
  for (const DealAtPoint& point : deal.points) {
    if (point.before.turn() == Seat::kSouth) choices.push_back({point.before, point.made});
  }
  ASSERT_EQ(choices.size(), 2U);
  const auto measured = MeasureChoices(solver, choices, {.seed = 5, .worlds = 10});
  const PointsLost sum = SumOf(measured);
  const Json answer = Ask(kYardstickOfDeal);
  EXPECT_EQ(answer["seat"], "S");
  EXPECT_NEAR(answer["lost"].get<double>(), sum.player, 0.006);
  ASSERT_EQ(answer["choices"].size(), 2U);
  EXPECT_EQ(answer["choices"][0]["at"], "call.1");
  EXPECT_EQ(answer["choices"][0]["made"], "H");
  EXPECT_EQ(answer["choices"][1]["at"], "1.1");
  EXPECT_EQ(answer["choices"][1]["made"], "CJ");
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_NEAR(answer["choices"][i]["lost"].get<double>(), measured[i]->lost.player, 0.006);
  }
  for (std::size_t i = 0; i < PlayerLevels().size(); ++i) {
    EXPECT_NEAR(answer["levels"][std::string(PlayerLevels()[i].name)].get<double>(), sum.levels[i],
                0.006);
  }
  EXPECT_EQ(Ask(With(kYardstickOfDeal, "seat", "N"))["choices"][0]["at"], "1.3");
}

TEST(YardstickQuestion, SaysWhatIsWrong) {
  EXPECT_EQ(Wrong(With(kYardstickOfDeal, "worlds", 0)),
            "worlds: '0'; expected a whole number from 1 to 100000");
  EXPECT_EQ(Wrong(With(kYardstickOfDeal, "seat", "X")), "seat: 'X'; expected N, E, S or W");
}

TEST(RatingQuestion, TakesWhatYardstickAnswers) {
  const Json of_deal = Ask(kYardstickOfDeal);
  EXPECT_EQ(Ask({{"ask", "rating"}, {"deals", {of_deal, of_deal, of_deal, of_deal}}})["lost"],
            (Json{{"points", std::round(of_deal["lost"].get<double>() * 10) / 10},
                  {"low", std::round(of_deal["lost"].get<double>() * 10) / 10},
                  {"high", std::round(of_deal["lost"].get<double>() * 10) / 10},
                  {"more_sets", 0}}));
  // A mean of 3 and a standard error of the square root of 2, with 3 degrees of freedom.
  const Json answer = Ask({{"ask", "rating"}, {"deals", {Lost(0), Lost(1), Lost(6), Lost(5)}}});
  EXPECT_EQ(answer["deals"], 4);
  EXPECT_EQ(answer["lost"],
            (Json{{"points", 3.0}, {"low", -1.7}, {"high", 7.7}, {"more_sets", 1}}));
  ASSERT_EQ(answer["levels"].size(), PlayerLevels().size());
  EXPECT_EQ(answer["levels"][0]["level"], "beginner");
  EXPECT_EQ(answer["levels"][0]["lost"]["points"], 20.5);
  EXPECT_EQ(answer["levels"][0]["less"],
            (Json{{"points", 17.5}, {"low", 12.8}, {"high", 22.2}, {"more_sets", 1}}));
  EXPECT_EQ(answer["levels"][2]["less"],
            (Json{{"points", 0.0}, {"low", 0.0}, {"high", 0.0}, {"more_sets", 0}}));
}

TEST(RatingQuestion, SaysWhatIsWrong) {
  const Json rating = {{"ask", "rating"}, {"deals", {Lost(0), Lost(1), Lost(3)}}};
  EXPECT_EQ(Wrong(rating), "deals: 3 of them; expected 4 or more");
  EXPECT_EQ(Wrong(Without(rating, "deals")),
            "no key deals; expected a list of objects with lost and levels");
  EXPECT_EQ(Wrong(With(rating, "deals", Json::array({1}))),
            "deals, deal 1: of type number; expected an object with lost and levels");
  EXPECT_EQ(Wrong(With(rating, "deals", Json::array({Without(Lost(0), "lost")}))),
            "deals, deal 1: no key lost; expected points lost, as yardstick answers");
  EXPECT_EQ(Wrong(With(rating, "deals", Json::array({Without(Lost(0), "levels")}))),
            "deals, deal 1: no key levels; expected points lost, as yardstick answers");
  Json without_club = Lost(0);
  without_club["levels"].erase("club");
  EXPECT_EQ(Wrong(With(rating, "deals", Json::array({without_club}))),
            "deals, deal 1: no key club; expected points lost, as yardstick answers");
  EXPECT_EQ(Wrong(With(rating, "deals", Json::array({With(Lost(0), "lost", 1e300)}))),
            "deals, deal 1: lost: '1e+300'; expected points lost, from -10000000 to 10000000");
  EXPECT_EQ(Wrong(With(rating, "deals", Json::array({With(Lost(0), "lost", "much")}))),
            "deals, deal 1: lost: of type string; expected points lost, from -10000000 to "
            "10000000");
}

}  // namespace
}  // namespace jasnel::testing
