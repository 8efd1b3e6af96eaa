// `jasnel club`, as a secretary uses it.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

const std::string kNew =
    "jasnel club new c --season=1 && jasnel club players c --add='Anna, Bram, Cor, Dirk, Els' "
    ">/dev/null && ";

// What a script prints, errors too, in a folder with a new club.
std::string Said(const std::string& script) {
  return RunScript("{ " + kNew + script + "; } 2>&1").out;
}

bool Has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(ClubCommand, KeepsAnEvening) {
  const std::string said = Said(
      "for i in 1 2 3 4; do jasnel club draw c --seed=1 && jasnel club enter c 1:1100-1054; done "
      ">/dev/null; jasnel club standings c; jasnel club prizes c --lang=nl; jasnel club check c");
  EXPECT_TRUE(Has(said, "Place   Player   Points      1      2      3      4\n")) << said;
  EXPECT_TRUE(Has(said, "1200")) << said;
  EXPECT_TRUE(Has(said, "Prijs   Speler\n")) << said;
  EXPECT_TRUE(Has(said, "c/1.txt: right; players: 5, evenings: 1.\n")) << said;
  EXPECT_FALSE(Has(said, "So far")) << said;
}

TEST(ClubCommand, BeginsASecondEveningAndAddsUpTheSeason) {
  const auto run =
      RunScript(kNew +
                "for i in 1 2 3 4 5 6 7 8; do jasnel club draw c --seed=$i && jasnel club enter c "
                "1:1100-1054; done >/dev/null; jasnel club season c --format=json; "
                "jasnel club season c --format=csv | head -n 1");
  const auto lines = Lines(run.out);
  ASSERT_EQ(lines.size(), 3U) << run.out << run.err;
  EXPECT_TRUE(lines[1].starts_with("{\"over\":false,\"champions\":[]")) << lines[1];
  EXPECT_EQ(lines[2], "place,player,points,all,played,may_win,evenings_1,evenings_2");
}

TEST(ClubCommand, WaitsForAllResultsBeforeTheNextEvening) {
  const std::string said = Said(
      "for i in 1 2 3 4; do jasnel club draw c >/dev/null; done; jasnel club draw c; "
      "jasnel club draw c --begin >/dev/null; jasnel club check c");
  EXPECT_TRUE(Has(said,
                  "jasnel club draw: evening 1: no result of boompje 1 table 1; expected it "
                  "before the next evening, or --begin\n"))
      << said;
  EXPECT_TRUE(Has(said, "players: 5, evenings: 2")) << said;
}

TEST(ClubCommand, TakesWhoComesLateAndWhoLeaves) {
  const std::string said = Said(
      "jasnel club draw c --without=Els --format=json; jasnel club players c --add=Henk "
      ">/dev/null; jasnel club draw c --with=Els,Henk --without=Anna --format=json");
  EXPECT_TRUE(Has(said, "\"standing\":[],")) << said;
  EXPECT_TRUE(Has(said, "\"number\":5")) << said;
  const std::string second = said.substr(said.find("partners_again"));
  EXPECT_TRUE(Has(second, "Henk") && Has(second, "Els") && !Has(second, "Anna")) << said;
}

TEST(ClubCommand, TakesNumbersThatWereDrawnByHand) {
  const std::string said = Said(
      "jasnel club draw c --numbers=Anna=5,Bram=4,Cor=3,Dirk=2,Els=1 && tail -n 2 c/1.txt; "
      "jasnel club draw c --numbers=Anna=5,Bram=4,Cor=3,Dirk=2,Els=1");
  EXPECT_TRUE(Has(said, "  table 1: Els, Dirk, Cor, Bram\n  standing: Anna\n")) << said;
  EXPECT_TRUE(Has(said,
                  "'Anna' draws standing number 5 and has stood before; expected another "
                  "number"))
      << said;
}

TEST(ClubCommand, SaysWhatIsWrongAndWritesNothing) {
  const std::string said = Said(
      "jasnel club draw c --seed=1 >/dev/null; cp c/1.txt before; jasnel club enter c "
      "1:1000-1000; jasnel club enter c 2:1100-1054; jasnel club enter c 1; jasnel club players c "
      "--add=anna; jasnel club players c --leave=Ana; jasnel club draw c --with=Ana; cmp before "
      "c/1.txt && echo same; jasnel club enter c; jasnel club draw; jasnel club standings d");
  EXPECT_TRUE(Has(said,
                  "jasnel club enter: '1:1000-1000': totals of 1000 and 1000, together 2000; "
                  "expected a sum that 12 deals can bring, such as 1994 or 2004\n"))
      << said;
  EXPECT_TRUE(Has(said, "'2:1100-1054': table 2; expected one of the 1 of boompje 1\n")) << said;
  EXPECT_TRUE(Has(said, "'1'; expected a table and both totals, such as 2:1234-1102\n")) << said;
  EXPECT_TRUE(Has(said, "jasnel club players: 'anna' is a player already;")) << said;
  EXPECT_TRUE(Has(said, "'Ana' is no player; did you mean Anna?\n")) << said;
  EXPECT_TRUE(Has(said, "same\n")) << said;
  EXPECT_TRUE(Has(said, "nothing to enter; expected results, such as 1:1234-1102\n")) << said;
  EXPECT_TRUE(Has(said, "no folder; expected that of the club, such as jasnel club draw bedum\n"))
      << said;
  EXPECT_TRUE(Has(said, "jasnel club standings: d: No such file or directory; expected the folder"))
      << said;
}

// A table's sheet: twelve deals, each with points and roem of both sides.
const std::string kSheet =
    "yes 'we H 102 60 20 0' | head -n 10; echo 'they S 90 72'; echo undo; "
    "echo 'they S 72 90'; echo 'we pit -'";

TEST(ClubCommand, AddsUpTheDealsOfATable) {
  const std::string said =
      Said("jasnel club draw c >/dev/null; { " + kSheet +
           "; } | jasnel club enter c --table=1 --input=- && tail -n 1 c/1.txt; "
           "jasnel club enter c --table=1 --correct 'we H 102 60'; "
           "jasnel club enter c --table=1 --correct 'we H 103 60'; "
           "jasnel club enter c --table=2 --correct 'wij H 102'");
  EXPECT_TRUE(Has(said, "result 1 table 1: 1542 690\n")) << said;
  EXPECT_TRUE(Has(said, "jasnel club enter: table 1: 1 deals; expected 12\n")) << said;
  EXPECT_TRUE(Has(said, "jasnel club enter: deal 1: 103 and 60 points add up to 163; expected 162"))
      << said;
}

TEST(ClubCommand, TakesResultsAsJsonLines) {
  const std::string deals = R"({"declarer":"N","points":102,"ns-roem":20},)";
  std::string twelve;
  for (int i = 0; i < 12; ++i) twelve += deals;
  twelve.pop_back();
  const std::string said = Said(
      "jasnel club draw c >/dev/null; "
      "jasnel club enter c '{\"table\":1,\"totals\":[1100,1054]}' && "
      "jasnel club enter c --correct '{\"table\":1,\"deals\":[" +
      twelve +
      "]}' && "
      "tail -n 2 c/1.txt; for line in '{\"table\":1}' '{\"totals\":[1,2]}' "
      "'{\"table\":1,\"total\":3}' "
      "'{\"table\":1,\"totals\":[1100,1054],\"deals\":[" +
      twelve +
      "]}'; "
      "do echo \"$line\" | jasnel club enter c --input=- --correct; done");
  EXPECT_TRUE(Has(said, "result 1 table 1: 1100 1054\ncorrection 1 table 1: 1464 720\n")) << said;
  EXPECT_TRUE(Has(said, "enter: table 1: nothing; expected both totals, or deals\n")) << said;
  EXPECT_TRUE(Has(said, "enter: no key table; expected the number of the table\n")) << said;
  EXPECT_TRUE(Has(said, "enter: unknown key 'total'")) << said;
  EXPECT_TRUE(Has(said,
                  "enter: table 1: totals of 1100 and 1054; expected 1464 and 720, what the "
                  "deals add up to\n"))
      << said;
}

TEST(ClubCommand, RefusesWhoStandsAgainBeforeTheOthers) {
  const std::string said = Said(
      "printf '%s\\n' 'evening 1: x' 'draw 1: 1 table, 1 standing' 'table 1: Anna, Bram, Cor, "
      "Dirk' "
      "'standing: Els' 'draw 2: 1 table, 1 standing' 'table 1: Anna, Bram, Cor, Dirk' "
      "'standing: Els' >>c/1.txt; jasnel club check c");
  EXPECT_TRUE(Has(said,
                  "c/1.txt: evening 1: boompje 2: 'Els' stands again; expected another, such "
                  "as 'Anna', who stood less often\n"))
      << said;
}

TEST(ClubCommand, TakesResultsAfterFlagsThatMayBeRepeated) {
  const std::string said = Said(
      "jasnel club draw c --without=Els >/dev/null; "
      "jasnel club enter c --substitute=Anna,Piet 1:1100-1054 && tail -n 2 c/1.txt");
  EXPECT_TRUE(Has(said, "substitute 1 table 1: Anna > Piet\n")) << said;
}

TEST(ClubCommand, KnowsThatAnEveningHasBegunWhoseDrawIsTakenBack) {
  const std::string said = Said(
      "jasnel club draw c --date=monday >/dev/null; jasnel club undo c; "
      "jasnel club draw c --date=tuesday; jasnel club undo c; jasnel club draw c --date=tuesday");
  EXPECT_TRUE(Has(said,
                  "the evening has begun, with the date 'monday'; expected no --date, or first "
                  "jasnel club undo\n"))
      << said;
  EXPECT_TRUE(Has(said, "Taken back: evening 1: monday\nBoompje 1\n")) << said;
}

TEST(ClubCommand, HasNoMoreEveningsThanTheSeason) {
  const std::string said =
      Said("for i in 1 2 3 4 5 6 7 8; do jasnel club draw c --begin; done; jasnel club check c");
  EXPECT_TRUE(Has(said,
                  "jasnel club draw: evening 8; expected no more than 7 in this season, and "
                  "then jasnel club new\n"))
      << said;
}

TEST(ClubCommand, LetsWhoHasLeftDrawNoMore) {
  const std::string said = Said(
      "jasnel club draw c >/dev/null; jasnel club players c --leave=Bram >/dev/null; "
      "jasnel club draw c");
  EXPECT_FALSE(Has(said, "Bram")) << said;
}

TEST(ClubCommand, TakesTheLastEntryBack) {
  const std::string said = Said(
      "jasnel club draw c --seed=1 >/dev/null; jasnel club enter c 1:1100-1054; jasnel club "
      "undo c; jasnel club enter c 1:1054-1100; jasnel club enter c 1:1100-1054 --correct; "
      "tail -n 4 c/1.txt");
  EXPECT_TRUE(Has(said, "Taken back: result 1 table 1: 1100 1054\n")) << said;
  EXPECT_TRUE(Has(said,
                  "result 1 table 1: 1100 1054\nundo\nresult 1 table 1: 1054 1100\n"
                  "correction 1 table 1: 1100 1054\n"))
      << said;
}

TEST(ClubCommand, TakesAwayWhatWasWrittenInPart) {
  const std::string said = Said(
      "cp c/1.txt before; printf 'evening 1:\\ndraw 1: 1 table\\n' >>c/1.txt; jasnel club check "
      "c; jasnel club undo c; jasnel club undo c; cat before - c/1.txt </dev/null | sort | "
      "uniq -u; printf 'player: Hen' >>c/1.txt; jasnel club players c; jasnel club undo c; "
      "jasnel club check c");
  EXPECT_TRUE(Has(said, "c/1.txt:21: a draw without 1 of its lines")) << said;
  EXPECT_TRUE(Has(said, "Taken away: what was written in part.\nTaken back: evening 1:\n")) << said;
  EXPECT_TRUE(Has(said, "no line end after the last line")) << said;
  EXPECT_TRUE(Has(said, "c/1.txt: right; players: 5, evenings: 0.\n")) << said;
}

TEST(ClubCommand, LetsOneProgramWriteAtATime) {
  const std::string said = Said("exec 9>>c/1.txt; flock 9; jasnel club players c --add=Henk");
  EXPECT_TRUE(Has(said, "c/1.txt: another program is writing this file; expected one at a time"))
      << said;
}

TEST(ClubCommand, BeginsASeasonWithThePlayersAndChampionsOfTheLast) {
  const std::string said =
      RunScript(
          "{ jasnel club new c --season=1 --evenings=1 --needed=1 --rules=kbn --standing=1600 && "
          "jasnel "
          "club players c --add='Anna, Bram, Cor, Dirk, Els'; jasnel club draw c --without=Anna && "
          "jasnel "
          "club enter c 1:1100-1054; for i in 2 3 4; do jasnel club draw c; jasnel club enter c "
          "1:1100-1054; done; jasnel club season c; jasnel club new c --season=2 --best=3; cat "
          "c/2.txt; } 2>&1")
          .out;
  EXPECT_TRUE(Has(said, "points for standing: 1600\n")) << said;
  EXPECT_TRUE(Has(said, "best: 3\n")) << said;
  EXPECT_TRUE(Has(said, "rules: kbn\n")) << said;
  EXPECT_TRUE(Has(said, "champion: ")) << said;
  EXPECT_TRUE(Has(said, "player: Els\n")) << said;
}

TEST(ClubCommand, ExportsAndErasesAPlayer) {
  const std::string said = Said(
      "jasnel club draw c --seed=1 >/dev/null; jasnel club enter c 1:1100-1054 >/dev/null; "
      "jasnel club players c --export=Bram; echo '# Bram owes us' >>c/1.txt; jasnel club "
      "players c --erase=bram; grep -n Bram c/1.txt; jasnel club check c; jasnel club players "
      "c --erase=Zus");
  EXPECT_TRUE(Has(said, "{\"season\":\"1\",\"player\":\"Bram\",\"former_names\":[],")) << said;
  EXPECT_TRUE(Has(said, "the name stands in a comment, which stays as it is\n")) << said;
  EXPECT_FALSE(Has(said, "player: Bram")) << said;
  EXPECT_TRUE(Has(said, "players: 5, evenings: 1")) << said;
  EXPECT_TRUE(Has(said, "'Zus' is no player; expected one\n")) << said;
}

TEST(ClubCommand, KnowsA200PlayerSeasonOfThirtyEvenings) {
  std::string season = "season: 1\nevenings: 30\n";
  for (int i = 0; i < 200; ++i) season += "player: P" + std::to_string(i) + "\n";
  for (int evening = 1; evening <= 30; ++evening) {
    season += "evening " + std::to_string(evening) + ":\n";
    for (int boompje = 1; boompje <= 4; ++boompje) {
      season += "draw " + std::to_string(boompje) + ": 50 tables\n";
      std::string results;
      for (int table = 0; table < 50; ++table) {
        season += "  table " + std::to_string(table + 1) + ":";
        for (int seat = 0; seat < 4; ++seat) {
          season += (seat > 0 ? ", P" : " P") +
                    std::to_string((4 * table + seat * (2 * boompje - 1)) % 200);
        }
        season += "\n";
        results += "result " + std::to_string(boompje) + " table " + std::to_string(table + 1) +
                   ": " + std::to_string(1000 + 10 * table) + " " +
                   std::to_string(1154 - 10 * table) + "\n";
      }
      season += results;
    }
  }
  const TemporaryFile file(season);
  const auto run = RunScript("mkdir c && cp " + file.path() +
                             " c/1.txt && jasnel club check c && jasnel club season c | wc -l");
  EXPECT_TRUE(Has(run.out, "c/1.txt: right; players: 200, evenings: 30.\n")) << run.out << run.err;
}

}  // namespace
}  // namespace jasnel::testing
