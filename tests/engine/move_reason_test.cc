// Why a player chose a card.

#include <gtest/gtest.h>

#include <string>

#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

// West is to play under the ten of hearts, which wins: the eight would give North-South seven,
// eight, nine of hearts.
Json WestMayGiveRoem() {
  return Json::parse(R"({"dealer":"N","seat":"W","hand":["H8","H7","DA","DQ","D7"],
    "auction":["S"],"trump":"S","declarer":"E","player":"full:level=strong",
    "tricks":[{"leader":"E","cards":["SJ","S8","SK","SQ"]},{"leader":"E","cards":["S9","ST","SA","HJ"]},
    {"leader":"E","cards":["S7","D9","HA","CJ"]},{"leader":"E","cards":["H9","HT"]}]})");
}

TEST(MoveReason, IsSaidWhereItIsAsked) {
  const Json answer = Ask(With(WestMayGiveRoem(), "why", true));
  EXPECT_EQ(answer["move"], "H7");
  const std::string why = answer.value("why", "");
  EXPECT_NE(why.find("North-South take roem in this trick in "), std::string::npos) << why;
  EXPECT_NE(why.find("with the eight of hearts and in 0% with the seven of hearts."),
            std::string::npos)
      << why;
  EXPECT_FALSE(Ask(WestMayGiveRoem()).contains("why"));
  EXPECT_FALSE(Ask(With(WestMayGiveRoem(), "why", false)).contains("why"));
}

TEST(MoveReason, IsInTheLanguageOfTheQuestion) {
  const Json answer = Ask(With(With(WestMayGiveRoem(), "why", true), "language", "nl"));
  EXPECT_NE(answer.value("why", "").find(
                "Met hartenacht krijgt Noord-Zuid in 100% van de verdelingen roem"),
            std::string::npos)
      << answer;
}

// `rule` has no opinion on other cards, so that nothing is known to be worse.
TEST(MoveReason, IsNoneOfAPlayerWithoutOpinions) {
  EXPECT_FALSE(Ask(With(With(WestMayGiveRoem(), "why", true), "player", "rule")).contains("why"));
}

TEST(MoveReason, IsAskedWithTrueOrFalse) {
  EXPECT_EQ(Wrong(With(WestMayGiveRoem(), "why", "yes")),
            "why: of type string; expected true or false");
}

}  // namespace
}  // namespace jasnel::testing
