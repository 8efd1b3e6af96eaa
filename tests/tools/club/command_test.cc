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
                  "jasnel club draw: still to come: evening 1 boompje 1 table 1; evening 1 boompje "
                  "2 table 1; evening 1 boompje 3 table 1; evening 1 boompje 4 table 1; expected "
                  "it before the next evening, or --begin\n"))
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
          "1:1100-1054; done; jasnel club season c; jasnel club new c --season=2 --evenings=3 "
          "--best=3; cat "
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
  EXPECT_FALSE(Has(said, ":player: Bram")) << said;
  EXPECT_TRUE(Has(said, "Erased: bram is now (1), and has left, in c/1.txt.\n")) << said;
  EXPECT_TRUE(Has(said, "players: 5, evenings: 1")) << said;
  EXPECT_TRUE(Has(said, "'Zus' is no player; ")) << said;
}

// A season of one evening of one boompje, of which table 1 is drawn.
const std::string kShort =
    "jasnel club new s --season=1 --evenings=1 --boompjes=1 && jasnel club players s --add=A,B,C,D "
    ">/dev/null && jasnel club draw s --numbers=A=1,B=2,C=3,D=4 >/dev/null; ";

TEST(ClubCommand, HasAChampionWhenAllIsIn) {
  const std::string said =
      RunScript("{ " + kShort +
                "jasnel club season s; jasnel club prizes s; jasnel club new s --season=2; "
                "jasnel club enter s 1:1100-1054; jasnel club season s; } 2>&1")
          .out;
  EXPECT_TRUE(Has(said,
                  "So far: still to come: evening 1 boompje 1 table 1.\n"
                  "No prizes.\n\nAs it stands: the evening is not over.\n"))
      << said;
  EXPECT_TRUE(Has(said,
                  "season 1 is not over (still to come: evening 1 boompje 1 table 1); "
                  "expected all results first, or --begin"))
      << said;
  EXPECT_TRUE(Has(said, "Points: of the best evening; those")) << said;
  EXPECT_TRUE(Has(said, "Champion: A, C.\n")) << said;
}

TEST(ClubCommand, SaysThatACorrectionMakesAnotherChampion) {
  const std::string said =
      RunScript("{ " + kShort +
                "jasnel club enter s 1:1100-1054; jasnel club new s --season=2; jasnel club check "
                "s; jasnel club enter s --season=1 --correct 1:1054-1100; jasnel club check s; } "
                "2>&1")
          .out;
  EXPECT_TRUE(Has(said, "s/1.txt: right; players: 4, evenings: 1.\ns/2.txt: right;")) << said;
  EXPECT_TRUE(Has(said,
                  "jasnel club enter: s/2.txt:15: champion: A, C; expected B, D, who "
                  "s/1.txt has now\nEntered: correction 1 table 1: 1054 1100\n"))
      << said;
  EXPECT_TRUE(Has(said, "jasnel club check: s/2.txt:15: champion: A, C; expected B, D")) << said;
}

TEST(ClubCommand, LetsWhoIsErasedPlayNoMore) {
  const std::string said =
      RunScript("{ " + kShort +
                "jasnel club players s --add=E >/dev/null; jasnel club players "
                "s --erase=A; jasnel club players s; jasnel club enter s "
                "1:1100-1054; jasnel club new s --season=2; grep -c '(1)' "
                "s/2.txt; jasnel club draw s; } 2>&1")
          .out;
  EXPECT_TRUE(Has(said, "1. (1) (left)\n2. B\n")) << said;
  EXPECT_FALSE(Has(said, "stands in a comment")) << said;
  EXPECT_TRUE(Has(said, "s/2.txt\n1\n")) << said;  // the champion of before
  EXPECT_FALSE(Has(said.substr(said.find("s/2.txt\n")), "(1)")) << said;
}

TEST(ClubCommand, LeavesNoFlagOut) {
  const std::string said = Said(
      "jasnel club players c --erase=Anna --export=Bram; jasnel club players c --add=Gea "
      "--erase=Anna; jasnel club draw c --seed=1 --numbers=Anna=1; jasnel club draw c --with=Anna "
      "--only=Bram; jasnel club draw c --seed=1 >/dev/null; jasnel club enter c --correct "
      "--revoke=Anna; grep -c Anna c/1.txt");
  EXPECT_TRUE(Has(said, "players: --export with --erase; expected one of the two\n")) << said;
  EXPECT_TRUE(Has(said, "players: --erase with --add; expected one of the two\n")) << said;
  EXPECT_TRUE(Has(said, "draw: --seed with --numbers; expected one of the two\n")) << said;
  EXPECT_TRUE(Has(said, "draw: --with with --only; expected one of the two\n")) << said;
  EXPECT_TRUE(Has(said, "enter: --correct without results; expected both\n")) << said;
  EXPECT_TRUE(Has(said, "\n2\n")) << said;
}

TEST(ClubCommand, RefusesWhatNoSheetHas) {
  const std::string said = Said(
      "jasnel club draw c --seed=1 >/dev/null; jasnel club enter c 1:-10-1954; jasnel club enter "
      "c 1:10000-1944; jasnel club enter c --sure 1:10000-1944");
  EXPECT_TRUE(Has(said, "'1:-10-1954'; expected a table and both totals")) << said;
  EXPECT_TRUE(Has(said, "together 11944; expected no more than 4000 of 12 deals, or --sure\n"))
      << said;
  EXPECT_TRUE(Has(said, "Entered: result 1 table 1: 10000 1944\n")) << said;
}

TEST(ClubCommand, ReadsAListOfNamesAsCsvWithAHeading) {
  const std::string said = Said(
      "printf 'Naam\n\"Gea \"\"de\"\" Vries\",12\nHenk\n' | jasnel club players c --input=-; "
      "printf '\"Bakker, Anna\"\n' | jasnel club players c --input=-; tail -n 2 c/1.txt");
  EXPECT_TRUE(Has(said, "Entered: player: Gea \"de\" Vries\nEntered: player: Henk\nPlayers: 7.\n"))
      << said;
  EXPECT_TRUE(Has(said, "'Bakker, Anna'; expected a name of 1 to 60 characters")) << said;
  EXPECT_FALSE(Has(said, "player: Naam")) << said;
}

TEST(ClubCommand, GivesAPlayerAllThatTheFolderHasOfHim) {
  const std::string said = RunScript("{ " + kShort +
                                     "jasnel club enter s 1:1100-1054 --substitute=B,Jan; jasnel "
                                     "club new s --season=2; jasnel club players s "
                                     "--rename=A,Adam >/dev/null; jasnel club players s "
                                     "--export=Adam; jasnel club players s --export=jan; } 2>&1")
                               .out;
  EXPECT_TRUE(Has(said, "Jan is no player: a guest.\n")) << said;
  EXPECT_TRUE(Has(said, "{\"season\":\"1\",\"player\":\"A\",")) << said;
  EXPECT_TRUE(Has(said, "\"champion\":true")) << said;
  EXPECT_TRUE(Has(said, "{\"season\":\"2\",\"player\":\"Adam\",\"former_names\":[\"A\"]")) << said;
  EXPECT_TRUE(Has(said, "\"text\":\"champion: A, C\"")) << said;
  EXPECT_TRUE(Has(said,
                  "{\"season\":\"1\",\"player\":\"jan\",\"evenings\":[{\"evening\":1,"
                  "\"date\":\"\",\"tables\":[{\"boompje\":1,\"table\":1,\"players\":"
                  "[\"A\",\"B\",\"C\",\"D\"],\"substitutes\":[\"\",\"Jan\",\"\",\"\"]"))
      << said;
}

TEST(ClubCommand, SaysWhichResultsAreStillToComeWhenItDraws) {
  const std::string said =
      Said("jasnel club draw c >/dev/null; jasnel club draw c 2>&1 >/dev/null");
  EXPECT_TRUE(Has(said, "jasnel club draw: still to come: evening 1 boompje 1 table 1\n")) << said;
}

TEST(ClubCommand, SpeaksTheLanguageOfTheFile) {
  const auto run = RunScript(
      "{ jasnel club new n --season=1 --lang=nl; jasnel club players n --add=A,B,C,D; jasnel club "
      "draw n; jasnel club season n --lang=en; jasnel club enter n 5; jasnel club new n; } 2>&1");
  EXPECT_TRUE(Has(run.out, "Ingevoerd: speler: A\n")) << run.out;
  EXPECT_TRUE(Has(run.out, "Tafel   Noord, geeft eerst")) << run.out;
  EXPECT_TRUE(Has(run.out, "Place   Player")) << run.out;
  EXPECT_TRUE(Has(run.out, "verwacht een tafel en beide totalen")) << run.out;
  EXPECT_TRUE(Has(run.out, "no name; expected --season=NAME, such as --season=2026-2027\n"))
      << run.out;
}

TEST(ClubCommand, DrawsKnockoutRoundsAndSaysHowPairsMove) {
  const auto run = RunScript(
      "{ jasnel club knockout --entrants=Anna,Bram,Cor --had-bye=Anna,Cor --seed=3; jasnel club "
      "movement --pairs=5 --rounds=1 --lang=nl; jasnel club knockout; } 2>&1");
  EXPECT_TRUE(Has(run.out, "Free this round: Bram.\n")) << run.out;
  EXPECT_TRUE(Has(run.out, "Vrij in ronde 1: paar 5.\n")) << run.out;
  EXPECT_TRUE(Has(run.out,
                  "jasnel club knockout: no --entrants; expected it, such as jasnel club "
                  "knockout --entrants=Anna,Bram,Cor\n"))
      << run.out;
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
