// Players by name.

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "ai/players/full_player.h"
#include "ai/players/open_hands_player.h"
#include "ai/players/policy_player.h"
#include "ai/players/rule_player.h"
#include "ai/players/simple_player.h"
#include "ai/players/world_player.h"
#include "jasnel/convention.h"
#include "jasnel/player.h"
#include "tests/ai/text_deal.h"

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
    const auto player = MakePlayer(kind.name);
    ASSERT_TRUE(player.ok()) << kind.name;
    EXPECT_EQ((*player)->SeesAll(), kind.sees_all) << kind.name;
    EXPECT_FALSE(kind.summary.empty()) << kind.name;
  }
  EXPECT_EQ(names.front(), "random");
  EXPECT_EQ(names.back(), "open-hands");
}

TEST(PlayerSpec, WorldsIsHowManyDealsAreLookedAt) {
  const auto player = MakePlayer("worlds:worlds=3");
  ASSERT_TRUE(player.ok());
  const PlayView view =
      ViewOf(TextDeal{.cards = "SA S7 S8 S9 ST SQ SJ SK DA D7 D8 D9", .hand = ".KQ.T.A7"});
  EXPECT_EQ((*player)->ChooseCard(view, {})->worlds, 3U);
}

TEST(PlayerSpec, AnAimOfPointsIsNotOneOfTheScore) {
  // A contract that is lost under `nat=all` writes the same whatever the last tricks bring.
  const PlayView view = ViewOf(
      TextDeal{.declarer = Seat::kEast,
               .cards = "HJ H7 H8 HQ H9 HT HA HK SA S7 S8 S9 ST SQ SJ SK DA D7 D8 D9 DT DQ DJ DK",
               .hand = "...AT"});
  const auto score = (*MakePlayer("worlds:aim=score"))->ChooseCard(view, {});
  const auto points = (*MakePlayer("worlds:aim=points"))->ChooseCard(view, {});
  ASSERT_FALSE(score->cards.empty());
  EXPECT_GE(score->cards[0].score, 262);
  EXPECT_TRUE(points->cards.empty());
  EXPECT_EQ(points->worlds, score->worlds);
}

TEST(PlayerSpec, MillisecondsBoundTheTimeOfACard) {
  const auto player = MakePlayer("worlds:worlds=100000,ms=2");
  const PlayView view = ViewOf(TextDeal{.hand = "A7.JT8.A7.7"});
  const auto start = std::chrono::steady_clock::now();
  const auto choice = (*player)->ChooseCard(view, {});
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(500));
  EXPECT_LT(choice->worlds, 100'000U);
}

TEST(PlayerSpec, LevelsBelowStrongPlayWithoutSearch) {
  for (const char* level : {"beginner", "casual", "club"}) {
    EXPECT_TRUE(Makes<PolicyPlayer>(std::string("full:level=") + level)) << level;
  }
  EXPECT_TRUE(Makes<FullPlayer>("full:level=strong"));
  EXPECT_TRUE(Makes<FullPlayer>("full:level=full"));
}

TEST(PlayerSpec, EveryLevelThatIsListedCanBeMade) {
  for (const PlayerKind& level : PlayerLevels()) {
    EXPECT_EQ(ErrorOf("full:level=" + std::string(level.name)), "none");
    EXPECT_FALSE(level.summary.empty()) << level.name;
  }
  EXPECT_EQ(PlayerLevels().back().name, "full");
}

TEST(PlayerSpec, TakesTheLeastAndTheMostOfEachNumber) {
  for (const char* option : {"worlds=1", "worlds=100000", "ms=1", "ms=600000"}) {
    EXPECT_EQ(ErrorOf(std::string("worlds:") + option), "none");
    EXPECT_EQ(ErrorOf(std::string("full:") + option), "none");
  }
  EXPECT_EQ(ErrorOf("full:policy=0"), "none");
  EXPECT_EQ(ErrorOf("full:policy=100000"), "none");
}

TEST(PlayerSpec, TakesAllOptionsOfFullAtOnce) {
  EXPECT_EQ(ErrorOf("full:worlds=9,ms=9,aim=points,level=strong,inference=off,cards=off,calls=on,"
                    "all=off,policy=7,race=off,repeat=off,sees=own,conventions=bedum,"
                    "theirs=none,dealt=3-2-3+cut,reads=off,sends=on,overheard=off,keeps=80,truth=0,"
                    "untruth=50"),
            "none");
}

TEST(PlayerSpec, TellsHowAWayToDealIsWritten) {
  EXPECT_EQ(ErrorOf("full:dealt=4-4+riffles=2"), "none");
  EXPECT_EQ(ErrorOf("full:dealt=4-5"),
            "'dealt=4-5'; expected random, or packets that make 8 and how they were shuffled and "
            "cut, such as 3-2-3+riffles=1+cut");
}

TEST(PlayerSpec, RefusesAnUnknownName) {
  std::string names;
  for (const PlayerKind& kind : PlayerKinds()) {
    names += (names.empty() ? "" : ", ") + std::string(kind.name);
  }
  EXPECT_EQ(ErrorOf("chess"), "'chess' is not a player; expected one of " + names);
  EXPECT_EQ(ErrorOf(""), "'' is not a player; expected one of " + names);
  EXPECT_EQ(ErrorOf("Rule"), "'Rule' is not a player; expected one of " + names);
  EXPECT_EQ(ErrorOf("chess:worlds=3"), "'chess' is not a player; expected one of " + names);
}

TEST(PlayerSpec, RefusesAnOptionOfAPlayerWithoutOptions) {
  for (const std::string name : {"random", "simple", "rule", "open-hands"}) {
    EXPECT_EQ(ErrorOf(name + ":worlds=3"),
              "'" + name + ":worlds=3'; expected " + name + " alone, because it has no options");
    EXPECT_EQ(ErrorOf(name + ":"),
              "'" + name + ":'; expected " + name + " alone, because it has no options");
  }
}

TEST(PlayerSpec, RefusesAnUnknownOption) {
  EXPECT_EQ(
      ErrorOf("full:depth=3"),
      "'depth=3' is not an option of full; expected worlds=, ms=, aim=, for=, level=, repeat=, "
      "inference=, cards=, calls=, all=, policy=, race=, sees=, "
      "conventions=, theirs=, dealt=, reads=, sends=, overheard=, keeps=, truth= or untruth=");
  EXPECT_EQ(ErrorOf("worlds:depth=3"),
            "'depth=3' is not an option of worlds; expected worlds=, ms= or aim=");
  EXPECT_TRUE(
      ErrorOf("worlds:level=club").starts_with("'level=club' is not an option of worlds; "));
  EXPECT_TRUE(ErrorOf("full:worlds=3,depth=3").starts_with("'depth=3' is not an option of full; "));
}

TEST(PlayerSpec, RefusesAnOptionThatIsEmpty) {
  EXPECT_TRUE(ErrorOf("full:").starts_with("'' is not an option of full; "));
  EXPECT_TRUE(ErrorOf("full:ms=3,").starts_with("'' is not an option of full; "));
}

TEST(PlayerSpec, RefusesAnOptionThatStandsTwice) {
  EXPECT_EQ(ErrorOf("full:ms=3,ms=4"), "'ms=4': ms appears twice; expected it once");
  EXPECT_EQ(ErrorOf("worlds:ms=3,worlds=4,ms=3"), "'ms=3': ms appears twice; expected it once");
}

TEST(PlayerSpec, RefusesANumberOutOfRangeOrNone) {
  for (const std::string value : {"", "0", "-1", "100001", "x", "3x", "3.5", "99999999999"}) {
    EXPECT_EQ(ErrorOf("worlds:worlds=" + value),
              "'worlds=" + value + "'; expected a number from 1 to 100000");
  }
  EXPECT_EQ(ErrorOf("worlds:worlds"), "'worlds'; expected a number from 1 to 100000");
  EXPECT_EQ(ErrorOf("full:ms=0"), "'ms=0'; expected a number from 1 to 600000");
  EXPECT_EQ(ErrorOf("full:ms=600001"), "'ms=600001'; expected a number from 1 to 600000");
  EXPECT_EQ(ErrorOf("full:policy=100001"), "'policy=100001'; expected a number from 0 to 100000");
}

TEST(PlayerSpec, RefusesASwitchThatIsNeitherOnNorOff) {
  for (const std::string key : {"inference", "cards", "calls", "all", "race"}) {
    EXPECT_EQ(ErrorOf("full:" + key + "=yes"), "'" + key + "=yes'; expected on or off");
    EXPECT_EQ(ErrorOf("full:" + key), "'" + key + "'; expected on or off");
  }
}

TEST(PlayerSpec, RefusesAnUnknownAim) {
  EXPECT_EQ(ErrorOf("worlds:aim=tricks"), "'aim=tricks'; expected one of score, points");
}

TEST(PlayerSpec, TakesEveryConventionCardAndNoOther) {
  std::string names = "none";
  for (const ConventionCard& card : ConventionCards()) {
    names += ", " + std::string(card.name);
    EXPECT_EQ(ErrorOf("full:conventions=" + std::string(card.name)), "none");
  }
  EXPECT_EQ(ErrorOf("full:conventions=none"), "none");
  EXPECT_EQ(ErrorOf("full:conventions=x"), "'conventions=x'; expected one of " + names);
  EXPECT_EQ(ErrorOf("full:theirs=x"), "'theirs=x'; expected one of " + names);
}

TEST(PlayerSpec, AsksForTheCardsThatAreNotSupplied) {
  std::vector<std::string> asked;
  const ConventionSource source =
      [&](const std::string& name) -> Result<std::shared_ptr<const ConventionCard>> {
    asked.push_back(name);
    if (name == "bad") return Error{Message("no card there")};
    return SuppliedConventionCard("bedum");
  };
  EXPECT_TRUE(MakePlayer("full:conventions=a/b.json,theirs=bedum", source));
  EXPECT_TRUE(MakePlayer("full:conventions=none,theirs=c", source));
  EXPECT_EQ(asked, (std::vector<std::string>{"a/b.json", "c"}));
  EXPECT_EQ(MakePlayer("full:theirs=bad", source).error().message, "'theirs=bad': no card there");
  EXPECT_FALSE(MakePlayer("rule:conventions=a", source));
  EXPECT_EQ(asked.size(), 3U);
}

std::string OpinionsOf(Player& player, const PlayView& view) {
  std::string opinions;
  const CardChoice chosen = player.ChooseCard(view, {}).value();
  for (const CardOpinion& one : chosen.cards) {
    opinions += FormatCard(one.card) + std::to_string(one.score) + ' ';
  }
  return opinions;
}

TEST(PlayerSpec, AgreesOnTheCardsThatItIsGiven) {
  const PlayView view = ViewOf(TextDeal{.cards = "HJ H7", .hand = "K7..T98.A87"});
  const auto agreed = [&](const std::string& text, const Agreement& agreement) {
    return OpinionsOf(**MakePlayer(text, agreement), view);
  };
  const auto plain = [&](const std::string& text) { return OpinionsOf(**MakePlayer(text), view); };
  const auto bedum = SuppliedConventionCard("bedum");
  const auto ours = std::make_shared<ConventionCard>(*bedum);
  ours->name = "none";
  const std::string by_name = plain("full:worlds=15,conventions=bedum");
  EXPECT_NE(by_name, plain("full:worlds=15"));
  EXPECT_EQ(agreed("full:worlds=15", {.own = bedum}), by_name);
  EXPECT_EQ(agreed("full:worlds=15", {.own = ours}), by_name);
  EXPECT_EQ(agreed("full:worlds=15", {.theirs = bedum}), plain("full:worlds=15,theirs=bedum"));
  EXPECT_EQ(agreed("full:worlds=15", {.own = bedum, .theirs = ours}),
            plain("full:worlds=15,conventions=bedum,theirs=bedum"));
  EXPECT_EQ(agreed("full:worlds=15", {}), plain("full:worlds=15"));
}

TEST(PlayerSpec, AgreesOnNothingMoreThanItsTextSays) {
  const PlayView view = ViewOf(TextDeal{.cards = "HJ H7", .hand = "K7..T98.A87"});
  const Agreement bedum = {.own = SuppliedConventionCard("bedum"), .theirs = nullptr};
  for (const std::string text : {"full:level=club", "full:worlds=15,theirs=none",
                                 "full:worlds=15,conventions=none", "rule", "worlds:worlds=3"}) {
    EXPECT_FALSE(TakesConventions(text)) << text;
    EXPECT_EQ(OpinionsOf(**MakePlayer(text, bedum), view), OpinionsOf(**MakePlayer(text), view));
  }
  for (const std::string text : {"nobody", "exec:full", ""}) {
    EXPECT_FALSE(TakesConventions(text)) << text;
  }
  EXPECT_TRUE(TakesConventions("full"));
  EXPECT_TRUE(TakesConventions("full:level=strong"));
  EXPECT_EQ(MakePlayer("nobody", bedum).error().message, MakePlayer("nobody").error().message);
  EXPECT_EQ(MakePlayer("full:ms=0", bedum).error().message,
            MakePlayer("full:ms=0").error().message);
}

TEST(PlayerSpec, ACardOfASourceIsPlayedAsTheSuppliedOneAndIsKept) {
  const PlayView view = ViewOf(TextDeal{.cards = "HJ H7", .hand = "K7..T98.A87"});
  const auto choice = [&](const std::string& text) {
    const auto player =
        MakePlayer(text, [](const std::string&) -> Result<std::shared_ptr<const ConventionCard>> {
          return std::shared_ptr<const ConventionCard>(
              std::make_shared<ConventionCard>(*FindConventionCard("bedum")));
        });
    return OpinionsOf(**player, view);
  };
  const std::string own = choice("full:worlds=15,conventions=mine");
  EXPECT_EQ(own, choice("full:worlds=15,conventions=bedum"));
  EXPECT_NE(own, choice("full:worlds=15"));
}

TEST(PlayerSpec, AddsConventionsToAPlayerThatUsesThem) {
  EXPECT_EQ(WithConventions("full", "bedum", ""), "full:conventions=bedum");
  EXPECT_EQ(WithConventions("full:worlds=4", "", "ask"), "full:worlds=4,theirs=ask");
  EXPECT_EQ(WithConventions("full:level=strong", "bedum", "ask"),
            "full:level=strong,conventions=bedum,theirs=ask");
  for (const std::string text : {"full:level=club", "full:theirs=none", "full:conventions=ask",
                                 "rule", "worlds:worlds=3", "nobody", "exec:full"}) {
    EXPECT_EQ(WithConventions(text, "bedum", "bedum"), text);
  }
  EXPECT_EQ(WithConventions("full", "", ""), "full");
}

TEST(PlayerSpec, RefusesAnUnknownLevel) {
  EXPECT_EQ(ErrorOf("full:level=expert"),
            "'level=expert'; expected one of beginner, casual, club, strong, full");
}

TEST(PlayerSpec, RefusesOtherOptionsOfALevelThatDoesNotSearch) {
  for (const std::string level : {"beginner", "casual", "club"}) {
    for (const std::string other : {"worlds=20", "ms=20", "aim=points", "inference=off"}) {
      const std::string expected =
          "'; expected level=" + level + " alone, because it does not search";
      const std::string after = "full:level=" + level + "," + other;
      const std::string before = "full:" + other + ",level=" + level;
      EXPECT_EQ(ErrorOf(after), "'" + after + expected);
      EXPECT_EQ(ErrorOf(before), "'" + before + expected);
    }
  }
  EXPECT_EQ(ErrorOf("full:level=strong,worlds=20,ms=20"), "none");
}

TEST(PlayerSpec, IsWrongInDutch) {
  const auto dutch = [](const std::string& text) {
    return MakePlayer(text).error().In(Language::kDutch);
  };
  EXPECT_EQ(dutch("nobody"),
            "'nobody' is geen speler; verwacht een van random, simple, rule, worlds, full, "
            "open-hands");
  EXPECT_EQ(dutch("full:ms=0"), "'ms=0'; verwacht een getal van 1 tot en met 600000");
  EXPECT_EQ(dutch("full:all=ja"), "'all=ja'; verwacht on of off");
  EXPECT_EQ(dutch("full:ms=1,ms=2"), "'ms=2': ms staat er twee keer; verwacht het één keer");
  EXPECT_EQ(dutch("worlds:aim=x"), "'aim=x'; verwacht een van score, points");
  EXPECT_EQ(dutch("worlds:x=1"), "'x=1' is geen optie van worlds; verwacht worlds=, ms= of aim=");
  EXPECT_EQ(
      dutch("full:x=1"),
      "'x=1' is geen optie van full; verwacht worlds=, ms=, aim=, for=, level=, repeat=, "
      "inference=, cards=, calls=, all=, policy=, race=, sees=, "
      "conventions=, theirs=, dealt=, reads=, sends=, overheard=, keeps=, truth= of untruth=");
  EXPECT_EQ(dutch("rule:ms=1"), "'rule:ms=1'; verwacht alleen rule, want dat heeft geen opties");
  EXPECT_EQ(dutch("full:level=club,ms=1"),
            "'full:level=club,ms=1'; verwacht alleen level=club, want dat zoekt niet");
}

}  // namespace
}  // namespace jasnel::testing
