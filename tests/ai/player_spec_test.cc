// Players by name.

#include "ai/player_spec.h"

#include <gtest/gtest.h>

#include <string>
#include <typeinfo>
#include <vector>

#include "ai/full_player.h"
#include "ai/open_hands_player.h"
#include "ai/rule_player.h"
#include "ai/simple_player.h"
#include "ai/world_player.h"
#include "tests/ai/told_view.h"

namespace jasnel::testing {
namespace {

template <class Kind>
bool Makes(const std::string& text) {
  const auto player = MakePlayer(text);
  return player.ok() && dynamic_cast<Kind*>(player->get()) != nullptr;
}

std::string ErrorOf(const std::string& text) {
  const auto player = MakePlayer(text);
  return player.ok() ? "none" : player.error().message;
}

TEST(PlayerSpec, NamesEachKind) {
  EXPECT_TRUE(Makes<RandomPlayer>("random"));
  EXPECT_TRUE(Makes<SimplePlayer>("simple"));
  EXPECT_TRUE(Makes<RulePlayer>("rule"));
  EXPECT_TRUE(Makes<WorldPlayer>("worlds"));
  EXPECT_TRUE(Makes<FullPlayer>("full"));
  EXPECT_TRUE(Makes<OpenHandsPlayer>("open-hands"));
}

TEST(PlayerSpec, EveryKindThatIsListedCanBeMade) {
  std::vector<std::string> names;
  for (const PlayerKind& kind : PlayerKinds()) {
    names.emplace_back(kind.name);
    EXPECT_TRUE(MakePlayer(kind.name).ok()) << kind.name;
    EXPECT_FALSE(kind.summary.empty()) << kind.name;
  }
  EXPECT_EQ(names.front(), "random");
  EXPECT_EQ(names.back(), "open-hands");
}

TEST(PlayerSpec, WorldsIsHowManyDealsAreLookedAt) {
  const auto player = MakePlayer("worlds:worlds=3");
  ASSERT_TRUE(player.ok());
  const PlayView view =
      ViewOf(Told{.cards = "SA S7 S8 S9 ST SQ SJ SK DA D7 D8 D9", .hand = ".KQ.T.A7"});
  EXPECT_EQ((*player)->ChooseCard(view, {})->worlds, 3U);
}

TEST(PlayerSpec, TakesOneDealAndManyAndNothingAfterTheColon) {
  EXPECT_EQ(ErrorOf("worlds:worlds=1"), "none");
  EXPECT_EQ(ErrorOf("worlds:worlds=100000"), "none");
  EXPECT_EQ(ErrorOf("full:worlds=10"), "none");
  EXPECT_EQ(ErrorOf("rule:"), "none");
}

TEST(PlayerSpec, RefusesAnUnknownName) {
  std::string names;
  for (const PlayerKind& kind : PlayerKinds()) {
    names += (names.empty() ? "" : ", ") + std::string(kind.name);
  }
  EXPECT_EQ(ErrorOf("chess"), "'chess' is no player; expected one of " + names);
  EXPECT_EQ(ErrorOf(""), "'' is no player; expected one of " + names);
  EXPECT_EQ(ErrorOf("Rule"), "'Rule' is no player; expected one of " + names);
  EXPECT_EQ(ErrorOf("chess:worlds=3"), "'chess' is no player; expected one of " + names);
}

TEST(PlayerSpec, RefusesAnOptionOfAPlayerWithoutOptions) {
  for (const std::string name : {"random", "simple", "rule", "open-hands"}) {
    EXPECT_EQ(ErrorOf(name + ":worlds=3"),
              "'worlds=3' is no option of " + name + "; expected none");
  }
}

TEST(PlayerSpec, RefusesAnUnknownOption) {
  EXPECT_EQ(ErrorOf("worlds:depth=3").substr(0, 32), "'depth=3' is no option of worlds");
  EXPECT_EQ(ErrorOf("full:depth=3").substr(0, 30), "'depth=3' is no option of full");
  EXPECT_EQ(ErrorOf("worlds:worlds=3,depth=3").substr(0, 32), "'depth=3' is no option of worlds");
}

TEST(PlayerSpec, RefusesANumberOfDealsThatIsNone) {
  for (const std::string value : {"", "0", "-1", "100001", "x", "3x", "3.5", "99999999999"}) {
    EXPECT_EQ(ErrorOf("worlds:worlds=" + value),
              "'worlds=" + value + "'; expected a number from 1 to 100000");
  }
  EXPECT_EQ(ErrorOf("worlds:worlds"), "'worlds'; expected a number from 1 to 100000");
}

}  // namespace
}  // namespace jasnel::testing
