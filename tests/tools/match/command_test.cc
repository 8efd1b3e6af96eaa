// `jasnel match` from the outside: who is better, and how sure that is.

#include <gtest/gtest.h>

#include <csignal>
#include <string>

#include "tests/support/rule_sets.h"
#include "tests/tools/match/run.h"

namespace jasnel::testing {
namespace {

TEST(MatchJson, HasItsKeys) {
  const auto match = Match({"simple", "rule", "--deals=6", "--seed=3"});
  EXPECT_EQ(KeysOf(match), (Keys{"a",
                                 "b",
                                 "rules",
                                 "trump_and_declarer",
                                 "seed",
                                 "deals",
                                 "pairs",
                                 "points_per_deal",
                                 "low",
                                 "high",
                                 "interval",
                                 "points_a",
                                 "declared_a",
                                 "made_a",
                                 "nat_a",
                                 "pit_a",
                                 "ms_per_card_a",
                                 "slowest_ms_a",
                                 "ms_per_call_a",
                                 "fouls_a",
                                 "points_b",
                                 "declared_b",
                                 "made_b",
                                 "nat_b",
                                 "pit_b",
                                 "ms_per_card_b",
                                 "slowest_ms_b",
                                 "ms_per_call_b",
                                 "fouls_b",
                                 "stopped"}));
  EXPECT_EQ(match["a"], "simple");
  EXPECT_EQ(match["b"], "rule");
  EXPECT_EQ(match["seed"], 3);
  EXPECT_EQ(match["deals"], 6);
  EXPECT_EQ(match["interval"], "student");
  EXPECT_EQ(match["stopped"], "deals");
}

TEST(MatchJson, OfBeloteHasDrawnContracts) {
  const auto match = Match({"full:worlds=4", "rule", "--deals=6", "--rules=belote"});
  EXPECT_EQ(match["rules"], "belote");
  EXPECT_EQ(match["trump_and_declarer"], "random");
}

TEST(MatchJson, HasNumbersThatAgree) {
  const auto match = Match({"simple", "rule", "--deals=40"});
  EXPECT_NEAR(match["points_per_deal"].get<double>(),
              match["points_a"].get<double>() - match["points_b"].get<double>(), 0.011);
  EXPECT_LT(match["low"], match["points_per_deal"]);
  EXPECT_LT(match["points_per_deal"], match["high"]);
  EXPECT_EQ(match["declared_a"].get<int>() + match["declared_b"].get<int>(), 80);
  EXPECT_EQ(match["made_a"].get<int>() + match["nat_a"].get<int>(), match["declared_a"]);
  EXPECT_LE(match["pit_b"], match["made_b"]);
  EXPECT_LE(match["ms_per_card_a"], match["slowest_ms_a"]);
}

TEST(MatchJson, HasNoIntervalOfOneDeal) {
  const auto match = Match({"simple", "rule", "--deals=1"});
  EXPECT_TRUE(match["points_per_deal"].is_number());
  EXPECT_TRUE(match["low"].is_null());
  EXPECT_TRUE(match["high"].is_null());
}

TEST(MatchJson, HasNoTimeOfCallsWhereTheContractIsDrawn) {
  const auto match = Match({"simple", "rule", "--deals=2", "--trump-and-declarer=random"});
  EXPECT_TRUE(match["ms_per_call_a"].is_null());
  EXPECT_EQ(match["trump_and_declarer"], "random");
}

TEST(MatchCommand, OfAPlayerAgainstItselfIsExactlyEven) {
  for (const char* player : {"random", "simple", "rule", "worlds:worlds=1"}) {
    const auto match = Match({player, player, "--deals=3"});
    EXPECT_EQ(match["points_per_deal"], 0.0) << player;
    EXPECT_EQ(match["low"], 0.0) << player;
    EXPECT_EQ(match["high"], 0.0) << player;
  }
}

TEST(MatchCommand, OfThePlayersTheOtherWayRoundHasTheOtherSign) {
  const auto one = Match({"random", "simple", "--deals=30"});
  const auto other = Match({"simple", "random", "--deals=30"});
  EXPECT_EQ(one["points_per_deal"].get<double>(), -other["points_per_deal"].get<double>());
  EXPECT_EQ(one["low"].get<double>(), -other["high"].get<double>());
  EXPECT_EQ(one["made_a"], other["made_b"]);
}

TEST(MatchCommand, AnswersAlikeForAnyNumberOfThreads) {
  const auto with = [](const char* threads) {
    return Timeless(Match({"worlds:worlds=2", "rule", "--deals=4", threads}));
  };
  EXPECT_EQ(with("--threads=3"), with("--threads=1"));
}

class MatchByPreset : public ::testing::TestWithParam<std::string> {};

TEST_P(MatchByPreset, IsPlayedByAuction) {
  const NewPath record;
  const auto match =
      Match({"rule", "random", "--deals=10", "--rules=" + GetParam(), record.flag()});
  EXPECT_EQ(match["rules"], GetParam());
  EXPECT_EQ(match["deals"], 10);
  const auto analysed = RunJasnel(
      {"analyse", "--input=" + record.path(), "--rules=nkf", "--summary", "--format=json"});
  EXPECT_EQ(analysed.status, 0) << analysed.out;
  for (const Json& deal : Objects(analysed)) EXPECT_EQ(deal["rules"], GetParam());
}

INSTANTIATE_TEST_SUITE_P(All, MatchByPreset, ::testing::ValuesIn(PresetsAnd({})),
                         RuleSetName<std::string>);

TEST(MatchCommand, PlaysTheDealsOfJasnelDeal) {
  const NewPath record;
  Match({"simple", "rule", "--deals=3", "--seed=2026", record.flag()});
  const auto deals = Lines(RunJasnel({"deal", "--count=3", "--seed=2026"}).out);
  const auto lines = Lines(record.Read());
  ASSERT_EQ(lines.size(), 7U);
  for (std::size_t i = 0; i < 6; ++i) {
    const auto played = ParseJson(lines[i + 1]);
    EXPECT_EQ(played["deal"].get<std::string>() + " dealer=" + played["dealer"].get<std::string>(),
              deals[i / 2]);
  }
}

TEST(MatchCommand, StopsWhenItIsClear) {
  const auto match = Match({"random", "rule", "--until-clear"});
  EXPECT_EQ(match["stopped"], "clear");
  EXPECT_EQ(match["interval"], "sequence");
  EXPECT_LT(match["high"], 0);
  EXPECT_LT(match["deals"], 1000);
  const auto one_less = std::to_string(match["deals"].get<int>() - 1);
  EXPECT_EQ(Match({"random", "rule", "--until-clear", "--deals=" + one_less})["stopped"], "deals");
}

TEST(MatchText, HasAPlayerOnEachRowAndWhoIsBetter) {
  const auto run = RunMatch({"random", "rule", "--deals=20", "--trump-and-declarer=random"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(
      WithoutTimes(run.out),
      "Rules: kbn. Trump and declarer: drawn at random. Seed: 1. Deals: 20, each played twice.\n"
      "\n"
      " Player Points Declared Made Pit Nat A card Slowest\n"
      " A random 69.0 20 6 0 14 0 ms 0 ms\n"
      " B rule 124.3 20 15 0 5 0 ms 0 ms\n"
      "\n"
      "A minus B: -55.4 points a deal, 95% interval -88.1 to -22.6. B, rule, is better.\n"
      "\n"
      "Each deal is played twice, A North-South and A East-West. Points: what the own side "
      "writes down\nfor a deal, on average. Declared: contracts, of them made, pit among "
      "these, and lost (nat). A card:\ntime it takes, on average.\n"
      "Interval: Student's t, the mean of both sittings of a deal as one observation.\n");
}

TEST(MatchText, IsDutchOnRequest) {
  const auto run = RunMatch({"simple", "simple", "--until-clear", "--deals=20", "--lang=nl"});
  EXPECT_EQ(
      WithoutTimes(run.out),
      "Spelregels: kbn. Troef en wie speelt: door bieden. Seed: 1. Spellen: 20, elk twee keer "
      "gespeeld.\n"
      "\n"
      " Speler Punten Gespeeld Gehaald Pit Nat Een kaart Traagste\n"
      " A simple 97.8 20 16 0 4 0 ms 0 ms\n"
      " B simple 97.8 20 16 0 4 0 ms 0 ms\n"
      "\n"
      "A min B: +0.0 punten per spel, 95%-interval -97.2 tot +97.2. Niet duidelijk wie beter "
      "is.\n"
      "\n"
      "Elk spel wordt twee keer gespeeld, A Noord-Zuid en A Oost-West. Punten: wat de eigen "
      "partij voor een\nspel schrijft, gemiddeld. Gespeeld: contracten, daarvan gehaald, pit "
      "inbegrepen, en verloren (nat).\nEen kaart: tijd die hij kost, gemiddeld.\n"
      "Interval: een uit een reeks die alle het ware verschil bevatten met 95% zekerheid, "
      "zodat men na elk\nspel mag kijken.\n");
}

TEST(MatchText, OfMoreThanTwoPlayersIsACrossTable) {
  const auto run =
      RunMatch({"random", "simple", "rule", "--deals=20", "--trump-and-declarer=random"});
  EXPECT_EQ(
      run.out,
      "Rules: kbn. Trump and declarer: drawn at random. Seed: 1. Deals: 20, each played twice.\n"
      "\n"
      "      Player             A             B             C    Mean\n"
      "  A   random                 -22.9 ±31.4   -55.4 ±32.8   -39.1\n"
      "  B   simple   +22.9 ±31.4                 -22.0 ±30.2    +0.5\n"
      "  C   rule     +55.4 ±32.8   +22.0 ±30.2                 +38.7\n"
      "\n"
      "Points a deal of the row minus those of the column, and half the 95% interval. Each "
      "deal is played\ntwice, with the sides changed.\n");
}

TEST(MatchJson, OfMoreThanTwoPlayersHasALineForEachMatch) {
  const auto matches =
      Objects(RunMatch({"random", "simple", "rule", "--deals=5", "--format=json"}));
  ASSERT_EQ(matches.size(), 3U);
  EXPECT_EQ(matches[1]["a"], "random");
  EXPECT_EQ(matches[1]["b"], "rule");
  EXPECT_EQ(Timeless(matches[2]), Timeless(Match({"simple", "rule", "--deals=5"})));
}

TEST(MatchCsv, HasTheColumnsOfTheJsonKeys) {
  const auto lines = Lines(RunMatch({"simple", "rule", "--deals=1", "--format=csv"}).out);
  ASSERT_EQ(lines.size(), 2U);
  std::string names;
  for (const auto& key : KeysOf(Match({"simple", "rule", "--deals=1"}))) names += key + ",";
  EXPECT_EQ(lines[0], names + "error");
  EXPECT_EQ(lines[1].substr(0, 31), "simple,rule,kbn,auction,1,1,1,-");
  EXPECT_NE(lines[1].find(",,,student,"), std::string::npos) << lines[1];
}

TEST(MatchCommand, StoppedByCtrlCTellsWhatWasPlayed) {
  const NewPath record;
  LiveJasnel jasnel({"match", "simple", "rule", "--deals=1000000", "--format=json", "--threads=2",
                     record.flag()});
  while (record.Read().size() < 10'000) {
  }
  jasnel.Signal(SIGINT);
  const auto match = ParseJson(jasnel.ReadToEnd());
  EXPECT_EQ(jasnel.Wait(), 130);
  EXPECT_EQ(match["stopped"], "interrupt");
  EXPECT_EQ(Lines(record.Read()).size(), 1 + 2 * match["deals"].get<std::size_t>());
  const std::string deals = "--deals=" + match["deals"].dump();
  auto whole = Match({"simple", "rule", deals});
  whole["stopped"] = "interrupt";
  EXPECT_EQ(Timeless(match), Timeless(whole));
}

TEST(MatchPrograms, PlayAsTheyDoHere) {
  const auto match = Match({"simple", kEnginePlayer + "simple", "--deals=2", "--threads=1"});
  EXPECT_EQ(match["points_per_deal"], 0.0);
  EXPECT_EQ(match["low"], 0.0);
}

// Each seat's program answers eight questions when the first deal is played, and four more.
TEST(MatchPrograms, ThatEndEndTheMatchWithWhatWasPlayed) {
  const NewPath record;
  const std::string program = "exec:sed -u 12q | '" JASNEL_COMMAND "' engine --player=simple";
  const auto run = RunMatch({"rule", program, "--deals=9", "--threads=1",
                             "--trump-and-declarer=random", "--format=json", record.flag()});
  EXPECT_EQ(run.status, 1);
  const auto match = OneObject(run);
  EXPECT_EQ(match["deals"], 1);
  EXPECT_EQ(match["stopped"], "foul");
  EXPECT_EQ(run.err, "jasnel match: " + match["error"].get<std::string>() + "\n");
  const std::string place =
      "deal 2 (N:QT..AT.KJ97 .AQJ87.QJ8. 97.K9.97.AT AKJ8.T.K.Q8 rules=kbn trump=H dealer=E "
      "declarer=N): trick 5, card 2, West, B (exec:sed -u 12q | ";
  EXPECT_EQ(run.err.substr(14, place.size()), place);
  EXPECT_TRUE(run.err.ends_with(" ended with status 0\n")) << run.err;
  EXPECT_EQ(Lines(record.Read()).size(), 3U);
}

// Every second answer is no card: the copy of a seat that gave it is in step, and asked again.
TEST(MatchPrograms, MayGoOnAfterAFoulWithALegalMove) {
  const NewPath record;
  const std::string program =
      "mine=exec:'" JASNEL_COMMAND
      "' engine --player=simple | sed -u '2~2s/\"move\":\"..\"/\"move\":\"X\"/'";
  const std::vector<std::string> match = {
      "rule",           program, "--deals=2", "--threads=1", "--trump-and-declarer=random",
      "--on-foul=legal"};
  auto with_record = match;
  with_record.insert(with_record.end(), {"--format=json", record.flag()});
  const auto run = RunMatch(with_record);
  EXPECT_EQ(run.status, 0);
  EXPECT_TRUE(run.err.starts_with("jasnel match: deal 1-1: exec:'")) << run.err;
  EXPECT_TRUE(
      run.err.ends_with("; a legal move is taken after each foul, and the match goes on\n"));
  const auto played = OneObject(run);
  EXPECT_EQ(played["deals"], 2);
  EXPECT_EQ(played["fouls_a"], 0);
  EXPECT_EQ(played["fouls_b"], 32);
  // The record has them.
  with_record.emplace_back("--resume");
  EXPECT_EQ(OneObject(RunMatch(with_record))["fouls_b"], 32);
  const auto page = RunMatch(match);
  EXPECT_NE(page.out.find("  B   mine  "), std::string::npos) << page.out;
  EXPECT_NE(page.out.find("\nFouls of B: 32; a legal move was taken instead of each.\n"),
            std::string::npos)
      << page.out;
}

// A program that ends is started anew.
TEST(MatchPrograms, ThatEndMayBeStartedAnew) {
  const std::string program = "exec:sed -u 4q | '" JASNEL_COMMAND "' engine --player=simple";
  const auto run = RunMatch({"rule", program, "--deals=1", "--threads=1", "--format=json",
                             "--trump-and-declarer=random", "--on-foul=legal"});
  EXPECT_EQ(run.status, 0);
  const auto match = OneObject(run);
  EXPECT_EQ(match["deals"], 1);
  // Of the eight cards of each of its seats the fifth.
  EXPECT_EQ(match["fouls_b"], 4);
}

TEST(MatchPrograms, ThatTakeTooLongFoulInTheAuction) {
  const auto run =
      RunMatch({"rule", "exec:sleep 9", "--time-limit=50", "--start-limit=50", "--deals=3"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err,
            "jasnel match: deal 1 (N:KQJ98..AT.9 AT.QT98.9.A 7.KJ.J8.K87 .A7.KQ7.QJT rules=kbn "
            "dealer=N): call 1, East, B (exec:sleep 9): exec:sleep 9 did not answer within 0.05 "
            "s; expected one line, and standard output flushed after it\n");
}

TEST(MatchPrograms, MayTakeLongerToStart) {
  const std::string program = "exec:sleep 1; exec '" JASNEL_COMMAND "' engine --player=simple";
  const auto match = Match({"simple", program, "--time-limit=900", "--deals=1", "--threads=1"});
  EXPECT_EQ(match["deals"], 1);
  EXPECT_LT(match["slowest_ms_b"], 900);
}

TEST(MatchPrograms, ThatPlayAnIllegalCardFoul) {
  const std::string program = R"(exec:read -r line; echo '{"id":1,"move":"S7"}'; read -r line)";
  const auto run = RunMatch({"rule", program, "--trump-and-declarer=random", "--deals=3"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_NE(run.err.find("trick 1, card 1, East, B ("), std::string::npos) << run.err;
  EXPECT_TRUE(run.err.ends_with(
      " answered with a card that is not legal: S7; expected one of SA,ST,HQ,HT,H9,H8,D9,CA\n"))
      << run.err;
}

}  // namespace
}  // namespace jasnel::testing
