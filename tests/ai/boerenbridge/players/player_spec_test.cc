// Players of boerenbridge by name.

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "ai/boerenbridge/players/full_player.h"
#include "ai/boerenbridge/players/simple_players.h"
#include "jasnel/boerenbridge/player.h"
#include "tests/ai/boerenbridge/deals.h"

namespace jasnel::boerenbridge::testing {
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

std::uint64_t BidWorlds(const std::string& text) {
  return MakePlayer(text).value()->ChooseBid({After(3, 1, {}), Cards("S8")}, {})->worlds;
}

std::uint64_t CardWorlds(const std::string& text) {
  const PlayView view = ViewOf({0, 0, 0}, 2, {{0, Row("H2")}}, "C4 D5");
  return MakePlayer(text).value()->ChooseCard(view, {})->worlds;
}

TEST(BoerenbridgePlayerSpec, NamesEachKind) {
  EXPECT_TRUE(Makes<RandomPlayer>("random"));
  EXPECT_TRUE(Makes<RulePlayer>("rule"));
  EXPECT_TRUE(Makes<RolloutPlayer>("rollout"));
  EXPECT_TRUE(Makes<FullPlayer>("full"));
}

TEST(BoerenbridgePlayerSpec, EveryKindAndLevelThatIsListedCanBeMade) {
  std::vector<std::string> kinds;
  for (const PlayerKind& kind : PlayerKinds()) {
    kinds.emplace_back(kind.name);
    EXPECT_TRUE(MakePlayer(kind.name).ok()) << kind.name;
    EXPECT_FALSE(kind.summary.empty()) << kind.name;
  }
  EXPECT_EQ(kinds, (std::vector<std::string>{"random", "rule", "rollout", "full"}));
  for (const PlayerKind& level : PlayerLevels()) {
    EXPECT_TRUE(MakePlayer("full:level=" + std::string(level.name)).ok()) << level.name;
    EXPECT_FALSE(level.summary.empty()) << level.name;
  }
}

TEST(BoerenbridgePlayerSpec, WorldsIsHowManyDealsAreLookedAt) {
  EXPECT_EQ(BidWorlds("rollout:worlds=30"), 30U);
  EXPECT_EQ(CardWorlds("rollout:worlds=30"), 15U);  // for each of two cards
  EXPECT_EQ(CardWorlds("full:worlds=30"), 30U);
  EXPECT_EQ(BidWorlds("full:worlds=30"), 30U);
  EXPECT_EQ(CardWorlds("full:worlds=1"), 1U);
  EXPECT_EQ(BidWorlds("full:worlds=1"), 1U);
}

TEST(BoerenbridgePlayerSpec, LevelsGoFromThePolicyAloneToFull) {
  for (const char* level : {"beginner", "casual", "club"}) {
    EXPECT_TRUE(Makes<PolicyPlayer>("full:level=" + std::string(level))) << level;
  }
  EXPECT_EQ(CardWorlds("full:level=strong"), 102U);
  EXPECT_EQ(CardWorlds("full:level=full"), CardWorlds("full"));
  EXPECT_EQ(CardWorlds("full:level=strong,worlds=12"), 12U);
  EXPECT_EQ(CardWorlds("full:worlds=12,level=strong"), 12U);
}

TEST(BoerenbridgePlayerSpec, MillisecondsEndIt) {
  const auto start = std::chrono::steady_clock::now();
  EXPECT_LT(CardWorlds("full:worlds=100000,ms=3"), 100'000U);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
}

TEST(BoerenbridgePlayerSpec, TakesAllOptionsOfFullAtOnce) {
  EXPECT_TRUE(Makes<FullPlayer>("full:worlds=5,ms=20,level=strong,aim=lead,bids=off,cards=on"));
  EXPECT_TRUE(Makes<FullPlayer>("full:aim=score,bids=on,cards=off"));
}

TEST(BoerenbridgePlayerSpec, RefusesOtherKinds) {
  const std::string expected = " is not a player; expected one of random, rule, rollout, full";
  EXPECT_EQ(ErrorOf("worlds"), "'worlds'" + expected);
  EXPECT_EQ(ErrorOf(""), "''" + expected);
  EXPECT_EQ(ErrorOf("Full"), "'Full'" + expected);
  EXPECT_EQ(ErrorOf(":ms=5"), "''" + expected);
}

TEST(BoerenbridgePlayerSpec, RefusesOptionsWhereThereAreNone) {
  EXPECT_EQ(ErrorOf("random:worlds=5"),
            "'random:worlds=5'; expected random alone, because it has no options");
  EXPECT_EQ(ErrorOf("rule:"), "'rule:'; expected rule alone, because it has no options");
}

TEST(BoerenbridgePlayerSpec, RefusesOtherOptions) {
  EXPECT_EQ(ErrorOf("rollout:ms=5"), "'ms=5' is not an option of rollout; expected worlds=");
  EXPECT_EQ(
      ErrorOf("full:depth=5"),
      "'depth=5' is not an option of full; expected worlds=, ms=, level=, aim=, bids=, cards=, "
      "styles= or "
      "search=");
  EXPECT_EQ(
      ErrorOf("full:"),
      "'' is not an option of full; expected worlds=, ms=, level=, aim=, bids=, cards=, styles= "
      "or search=");
}

TEST(BoerenbridgePlayerSpec, RefusesNumbersOutOfRange) {
  for (const char* value : {"0", "100001", "-1", "5x", "", "1e3"}) {
    const std::string option = "worlds=" + std::string(value);
    EXPECT_EQ(ErrorOf("rollout:" + option), "'" + option + "'; expected a number from 1 to 100000");
  }
  for (const char* value : {"0", "600001"}) {
    const std::string option = "ms=" + std::string(value);
    EXPECT_EQ(ErrorOf("full:" + option), "'" + option + "'; expected a number from 1 to 600000");
  }
}

TEST(BoerenbridgePlayerSpec, RefusesOtherWords) {
  EXPECT_EQ(ErrorOf("full:level=club,ms=20"),
            "'full:level=club,ms=20'; expected level=club alone, because it does not search");
  EXPECT_EQ(ErrorOf("full:level=expert"),
            "'level=expert'; expected one of beginner, casual, club, strong, full");
  EXPECT_EQ(ErrorOf("full:aim=win"), "'aim=win'; expected one of score, lead");
  EXPECT_EQ(ErrorOf("full:bids=yes"), "'bids=yes'; expected on or off");
  EXPECT_EQ(ErrorOf("full:cards"), "'cards'; expected on or off");
}

TEST(BoerenbridgePlayerSpec, RefusesAnOptionThatStandsTwice) {
  EXPECT_EQ(ErrorOf("full:ms=5,ms=6"), "'ms=6': ms appears twice; expected it once");
}

TEST(BoerenbridgePlayerSpec, IsWrongInDutch) {
  const auto dutch = [](const std::string& text) {
    return MakePlayer(text).error().In(Language::kDutch);
  };
  EXPECT_EQ(dutch("rollout:ms=1"), "'ms=1' is geen optie van rollout; verwacht worlds=");
  EXPECT_EQ(dutch("rule:ms=1"), "'rule:ms=1'; verwacht alleen rule, want dat heeft geen opties");
  EXPECT_EQ(dutch("full:level=club,ms=1"),
            "'full:level=club,ms=1'; verwacht alleen level=club, want dat zoekt niet");
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
