// `jasnel boerenbridge match` from the outside.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <regex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/score.h"
#include "tests/tools/match/boerenbridge_run.h"
#include "tests/tools/match/run.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"
#include "tools/match/boerenbridge_result.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::Keys;
using jasnel::testing::KeysOf;
using jasnel::testing::Lines;
using jasnel::testing::LiveJasnel;
using jasnel::testing::ParseJson;

TEST(BoerenbridgeMatchJson, HasItsKeys) {
  const auto match = Match({"random", "rule", "random", "--rounds=2", "--cards=3", "--seed=4"});
  EXPECT_EQ(KeysOf(match),
            (Keys{"players", "differences", "rounds", "deals", "seed", "most_cards", "stopped"}));
  EXPECT_EQ(match["rounds"], 2);
  EXPECT_EQ(match["deals"], 10);
  EXPECT_EQ(match["seed"], 4);
  EXPECT_EQ(match["most_cards"], 3);
  EXPECT_EQ(match["stopped"], "rounds");
  const Json& player = match["players"][1];
  EXPECT_EQ(KeysOf(player), (Keys{"name",
                                  "points_per_deal",
                                  "low",
                                  "high",
                                  "more",
                                  "more_low",
                                  "more_high",
                                  "exact",
                                  "exact_low",
                                  "exact_high",
                                  "match_points",
                                  "match_points_low",
                                  "match_points_high",
                                  "ms_per_bid",
                                  "slowest_bid_ms",
                                  "ms_per_card",
                                  "slowest_card_ms",
                                  "fouls",
                                  "by_cards",
                                  "by_seat"}));
  EXPECT_EQ(player["name"], "rule");
  ASSERT_EQ(player["by_cards"].size(), 3U);
  EXPECT_EQ(KeysOf(player["by_cards"][0]),
            (Keys{"cards", "points", "low", "high", "exact", "exact_low", "exact_high"}));
  EXPECT_EQ(player["by_cards"][0]["cards"], 3);
  ASSERT_EQ(player["by_seat"].size(), 3U);
  EXPECT_EQ(KeysOf(player["by_seat"][2]),
            (Keys{"seat", "points", "low", "high", "exact", "exact_low", "exact_high"}));
  EXPECT_EQ(player["by_seat"][2]["seat"], 2);
  ASSERT_EQ(match["differences"].size(), 3U);
  EXPECT_EQ(KeysOf(match["differences"][1]), (Keys{"a", "b", "points", "low", "high"}));
  EXPECT_EQ(match["differences"][1]["a"], "A");
  EXPECT_EQ(match["differences"][1]["b"], "C");
}

TEST(BoerenbridgeMatchJson, HasTheDifferencesOfThePlayersMeans) {
  const auto match = Match({"random", "rule", "rule", "--rounds=3", "--cards=3"});
  for (const Json& difference : match["differences"]) {
    const auto points = [&](const char* key) {
      const auto letter = difference[key].get<std::string>();
      return match["players"][static_cast<std::size_t>(letter[0] - 'A')]["points_per_deal"]
          .get<double>();
    };
    EXPECT_NEAR(difference["points"].get<double>(), points("a") - points("b"), 0.002);
    EXPECT_LT(difference["low"], difference["points"]);
    EXPECT_LT(difference["points"], difference["high"]);
  }
}

// Runs with a record, whatever they say on standard error.
TEST(BoerenbridgeMatchJson, HasWhatTheLibraryPlays) {
  const Words names = {"rule", "rollout:worlds=5", "random", "rule"};
  MatchRequest request;
  request.players = 4;
  request.most_cards = 4;
  request.rounds = 3;
  request.seed = 11;
  MatchTally tally(4, 4);
  std::vector<PlayerMaker> makers;
  for (const auto& name : names) makers.emplace_back([name] { return MakePlayer(name); });
  ASSERT_TRUE(PlayMatch(request, makers, tally));
  Words arguments = names;
  arguments.insert(arguments.end(), {"--rounds=3", "--cards=4", "--seed=11"});
  const auto match = Match(arguments);
  EXPECT_EQ(match["deals"], tally.deals());
  for (int i = 0; i < 4; ++i) {
    const PlayerTally& expected = tally.player(i);
    const Json& player = match["players"][static_cast<std::size_t>(i)];
    const double score = expected.all.Mean(DealMeans::kScore);
    EXPECT_NEAR(player["points_per_deal"], score, 6e-4);
    EXPECT_NEAR(player["low"], score - *expected.all.HalfWidth(DealMeans::kScore), 6e-4);
    EXPECT_NEAR(player["more"], expected.all.Mean(DealMeans::kMore), 6e-4);
    EXPECT_NEAR(player["exact"], expected.all.Mean(DealMeans::kMade), 6e-5);
    EXPECT_NEAR(player["match_points"], expected.match_points.Mean(0), 6e-4);
    EXPECT_NEAR(player["by_cards"][1]["points"], expected.by_cards[3].Mean(DealMeans::kScore),
                6e-4);
    EXPECT_NEAR(player["by_seat"][3]["exact"], expected.by_seat[3].Mean(DealMeans::kMade), 6e-5);
  }
}

TEST(BoerenbridgeMatchJson, IsTheSameForAnyNumberOfThreads) {
  const Words asked = {"rule", "random", "rollout:worlds=3", "full:level=casual", "--rounds=2"};
  Words one = asked;
  one.emplace_back("--threads=1");
  Words three = asked;
  three.emplace_back("--threads=3");
  EXPECT_EQ(Timeless(Match(one)), Timeless(Match(three)));
}

TEST(BoerenbridgeMatchJson, HasNoIntervalOfOneDeal) {
  const auto match = Match({"random", "rule", "rule", "--rounds=1", "--cards=1"});
  const Json& player = match["players"][0];
  EXPECT_TRUE(player["points_per_deal"].is_number());
  EXPECT_TRUE(player["low"].is_null());
  EXPECT_TRUE(player["match_points_high"].is_null());
  EXPECT_TRUE(player["by_cards"][0]["high"].is_null());
  EXPECT_TRUE(player["ms_per_card"].is_null()) << "there is no choice among one card";
}

TEST(BoerenbridgeMatchJson, HasFewerCardsWithManyPlayers) {
  for (const int players : {5, 6, 7}) {
    Words arguments(static_cast<std::size_t>(players), "random");
    arguments.emplace_back("--rounds=1");
    const auto match = Match(arguments);
    EXPECT_EQ(match["most_cards"], MostCards(players));
    EXPECT_EQ(match["deals"], DealsInRound(MostCards(players)));
  }
}

TEST(BoerenbridgeMatchCsv, HasARowForEachPlayer) {
  const auto run = RunMatch({"random", "rule", "rule", "--rounds=1", "--cards=2", "--format=csv"});
  const auto lines = Lines(run.out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0],
            "name,points_per_deal,low,high,more,more_low,more_high,exact,exact_low,exact_high,"
            "match_points,match_points_low,match_points_high,ms_per_bid,slowest_bid_ms,"
            "ms_per_card,slowest_card_ms,fouls,rounds,deals,seed,most_cards,stopped,error");
  EXPECT_TRUE(lines[1].starts_with("random,"));
  EXPECT_TRUE(lines[3].starts_with("rule,"));
  EXPECT_TRUE(lines[3].ends_with(",1,3,1,2,rounds,")) << lines[3];
}

// One time for all, and one space for those between columns: their width depends on times.
std::string WithoutTimes(const std::string& page) {
  const std::string timeless = std::regex_replace(page, std::regex("[0-9.]+ ms"), "0 ms");
  return std::regex_replace(timeless, std::regex(" +"), " ");
}

TEST(BoerenbridgeMatchText, TellsAllThatCameOfIt) {
  const auto run = RunMatch({"random", "rule", "rule", "--rounds=20", "--cards=2"});
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(
      WithoutTimes(run.out),
      "Rounds from 2 cards down to 1 and up again: 20. Seed: 1. Deals: 60, each played 3 times.\n"
      "\n"
      " Player Points More Bids made Match points A bid Slowest A card Slowest\n"
      " A random 2.40 ±0.96 -0.41 ±1.20 35.6% ±7.1 3.77 ±0.16 0 ms 0 ms 0 ms 0 ms\n"
      " B rule 2.64 ±0.89 -0.04 ±0.87 33.3% ±6.3 4.09 ±0.11 0 ms 0 ms 0 ms 0 ms\n"
      " C rule 2.97 ±0.87 +0.44 ±0.88 35.6% ±6.1 4.14 ±0.12 0 ms 0 ms 0 ms 0 ms\n"
      "\n"
      "Points a deal of the row minus those of the column:\n"
      " A B C\n"
      " A -0.24 ±1.26 -0.57 ±1.28\n"
      " B +0.24 ±1.26 -0.32 ±0.85\n"
      " C +0.57 ±1.28 +0.32 ±0.85\n"
      "\n"
      "Bids made, by number of cards:\n"
      " Cards A B C\n"
      " 2 28.3% ±8.2 33.3% ±9.7 36.7% ±9.3\n"
      " 1 50.0% ±11.9 33.3% ±0.0 33.3% ±0.0\n"
      "\n"
      "Points a deal, by number of cards:\n"
      " Cards A B C\n"
      " 2 1.43 ±1.15 2.63 ±1.36 3.12 ±1.31\n"
      " 1 4.33 ±1.52 2.67 ±0.00 2.67 ±0.00\n"
      "\n"
      "Bids made, by seat:\n"
      " Seat A B C\n"
      " 0 35.0% ±12.4 36.7% ±12.6 35.0% ±12.4\n"
      " 1 41.7% ±12.8 25.0% ±11.3 31.7% ±12.1\n"
      " 2 (dealer) 30.0% ±11.9 38.3% ±12.7 40.0% ±12.8\n"
      "\n"
      "Points a deal, by seat:\n"
      " Seat A B C\n"
      " 0 2.50 ±1.77 3.17 ±1.79 3.00 ±1.80\n"
      " 1 2.97 ±1.71 1.40 ±1.62 2.37 ±1.75\n"
      " 2 (dealer) 1.73 ±1.63 3.37 ±1.82 3.53 ±1.81\n"
      "\n"
      "Each deal is played with the players in every seat in turn, so that all get all hands. "
      "Points: a\n"
      "deal, on average. More: than the mean of the others at the table. Bids made: exactly so "
      "many tricks\n"
      "as were bid. Match points: of a round, 5 for the winner, then 4, 3, 2, 1; ties share. A "
      "bid,\na card: time it takes, on average. Seat 0 is left of the dealer.\n"
      "± half the 95% interval: Student's t, all times that a deal is played as one observation, "
      "for match\n"
      "points a round.\n");
}

TEST(BoerenbridgeMatchText, IsDutchOnRequest) {
  const auto run = RunMatch({"random", "rule", "rule", "--rounds=1", "--cards=1", "--lang=nl"});
  EXPECT_EQ(
      WithoutTimes(run.out),
      "Ronden van 1 kaarten naar 1 en weer terug: 1. Seed: 1. Spellen: 1, elk 3 keer gespeeld.\n"
      "\n"
      " Speler Punten Meer Gehaald WP's Een bod Traagste Een kaart Traagste\n"
      " A random -2.00 -4.67 0.0% 3.67 0 ms 0 ms - -\n"
      " B rule 2.67 +2.33 33.3% 4.17 0 ms 0 ms - -\n"
      " C rule 2.67 +2.33 33.3% 4.17 0 ms 0 ms - -\n"
      "\n"
      "Punten per spel van de rij min die van de kolom:\n"
      " A B C\n"
      " A -4.67 -4.67\n"
      " B +4.67 +0.00\n"
      " C +4.67 +0.00\n"
      "\n"
      "Gehaald, naar aantal kaarten:\n"
      " Kaarten A B C\n"
      " 1 0.0% 33.3% 33.3%\n"
      "\n"
      "Punten per spel, naar aantal kaarten:\n"
      " Kaarten A B C\n"
      " 1 -2.00 2.67 2.67\n"
      "\n"
      "Gehaald, naar plaats:\n"
      " Plaats A B C\n"
      " 0 0.0% 100.0% 100.0%\n"
      " 1 0.0% 0.0% 0.0%\n"
      " 2 (gever) 0.0% 0.0% 0.0%\n"
      "\n"
      "Punten per spel, naar plaats:\n"
      " Plaats A B C\n"
      " 0 -2.00 12.00 12.00\n"
      " 1 -2.00 -2.00 -2.00\n"
      " 2 (gever) -2.00 -2.00 -2.00\n"
      "\n"
      "Elk spel wordt gespeeld met de spelers beurtelings op elke plaats, zodat allen alle handen "
      "krijgen.\n"
      "Punten: per spel, gemiddeld. Meer: dan het gemiddelde van de anderen aan tafel. Gehaald: "
      "precies\n"
      "zoveel slagen als geboden. WP's: wedstrijdpunten van een ronde, 5 voor de winnaar, dan 4, "
      "3, 2, 1;\n"
      "wie gelijk eindigt deelt. Een bod, een kaart: tijd die het kost, gemiddeld. Plaats 0 is "
      "links van de\n"
      "gever.\n"
      "± het halve 95%-interval: Students t, alle keren dat een spel gespeeld wordt als één "
      "waarneming, bij\n"
      "WP's een ronde.\n");
}

// A program that plays as `rule` does has what `rule` has in its place.
TEST(BoerenbridgeMatch, SeatsOtherPeoplesPrograms) {
  const std::string program = std::string("exec:'") + JASNEL_COMMAND + "' engine --player=rule";
  const auto points = [](const std::string& first) {
    std::vector<double> all;
    const Json match = Match({first, "random", "rule", "--rounds=1", "--cards=4"});
    for (const Json& player : match["players"]) all.push_back(player["points_per_deal"]);
    return all;
  };
  EXPECT_EQ(points(program), points("rule"));
  const auto run = RunMatch({"exec:false", "rule", "rule", "--rounds=1"});
  EXPECT_EQ(run.status, 1);
  EXPECT_NE(run.err.find("exec:false"), std::string::npos) << run.err;
}

TEST(BoerenbridgeMatch, EndsWhereAProgramTakesTooLong) {
  const auto run = RunMatch(
      {"exec:sleep 9", "rule", "rule", "--time-limit=50", "--start-limit=50", "--rounds=1"});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(
      run.err.ends_with(": exec:sleep 9 did not answer within 0.05 s; expected one line, and "
                        "standard output flushed after it\n"))
      << run.err;
}

TEST(BoerenbridgeMatch, ReportsAProgramThatFailsInDutchToo) {
  const auto run =
      RunMatch({"exec:echo {}", "rule", "rule", "--rounds=1", "--cards=1", "--lang=nl"});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.starts_with("jasnel boerenbridge match: spel 1 (0:")) << run.err;
  EXPECT_NE(run.err.find(", A (exec:echo {}): exec:echo {} antwoordde met geen id; verwacht 1\n"),
            std::string::npos)
      << run.err;
}

TEST(BoerenbridgeMatchHelp, NamesPrograms) {
  EXPECT_NE(RunMatch({"--help"}).out.find("exec:COMMAND"), std::string::npos);
}

TEST(BoerenbridgeMatchText, TellsWhatWasPlayedBeforeCtrlC) {
  LiveJasnel jasnel({"boerenbridge", "match", "random", "random", "random", "--rounds=1000000",
                     "--format=json", "--threads=2"});
  std::this_thread::sleep_for(std::chrono::seconds(1));
  jasnel.Signal(SIGINT);
  const auto match = ParseJson(jasnel.ReadToEnd());
  EXPECT_EQ(jasnel.Wait(), 130);
  EXPECT_EQ(match["stopped"], "interrupt");
  EXPECT_GT(match["deals"], 0);
  EXPECT_LT(match["rounds"], 1'000'000);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
