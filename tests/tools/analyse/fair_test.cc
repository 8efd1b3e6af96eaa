// `jasnel analyse --fair` from the outside.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/analyse/run.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/stopped_run.h"

namespace jasnel::testing {
namespace {

const std::vector<std::string> kQuick = {"--fair", "--worlds=4"};

std::vector<std::string> Quick(const std::vector<std::string>& flags) {
  std::vector<std::string> all = kQuick;
  all.insert(all.end(), flags.begin(), flags.end());
  return all;
}

// A deal broken off after three tricks.
constexpr const char* kThrownAway =
    R"({"id":"x","deal":"N:.JT.AQ87.Q7 JT7.Q..AKJT AK9.A.KT9.8 Q8.K987.J.9","dealer":"N","auction":["C"],)"
    R"("tricks":[{"cards":["HQ","HA","H8","HJ"]},{"cards":["C8","C9","CQ","CJ"]},)"
    R"({"cards":["CA","DK","DJ","C7"]}]})"
    "\n";

TEST(AnalyseFair, ShowsWhatEachChoiceWasWorth) {
  const std::string text = Analysed(PlayedLine(3), kQuick);
  EXPECT_TRUE(Contains(text, "\nCalls, judged by what the player could know:\n")) << text;
  EXPECT_TRUE(Contains(text, "\n  Player   Call   Worth   Cost")) << text;
  EXPECT_TRUE(Contains(text, "\nCards, judged by what the player could know:\n")) << text;
  EXPECT_TRUE(Contains(text, "People   Perfect   Open hands   Other choices\n")) << text;
  EXPECT_TRUE(Contains(text, "\n  Player   Mistakes   Cost   Good cards   Open hands\n")) << text;
  EXPECT_TRUE(Contains(text, "\n? a mistake, ?? a grave one, ")) << text;
  // East's queen of hearts in the first trick was a choice, the ace on it was not.
  EXPECT_TRUE(Contains(text, "\n      1   East     ♥Q")) << text;
  EXPECT_FALSE(Contains(text, "\n      1   South    ♥A")) << text;
  // What open hands say is left out, but for the sums.
  EXPECT_FALSE(Contains(text, "Points lost")) << text;
}

TEST(AnalyseFair, IsInDutch) {
  const std::string text = Analysed(PlayedLine(3), Quick({"--lang=nl"}));
  EXPECT_TRUE(Contains(text, "\nBiedingen, beoordeeld naar wat de speler kon weten:\n")) << text;
  EXPECT_TRUE(Contains(text, "\nKaarten, beoordeeld naar wat de speler kon weten:\n")) << text;
  EXPECT_TRUE(Contains(text, "\n  Speler   Fouten   Kosten   Goede kaarten   Open handen\n"))
      << text;
  EXPECT_TRUE(Contains(text, "× mocht niet.\n")) << text;
  EXPECT_TRUE(Contains(text, "♥V")) << text;
}

TEST(AnalyseFair, SaysBelowAMarkWhy) {
  const std::string text = Analysed(PlayedLine(3), {"--fair", "--worlds=20"});
  // The table of tricks has a row like it.
  const std::size_t row = text.rfind("\n      5   North    ♦7?");
  ASSERT_NE(row, std::string::npos) << text;
  const std::size_t below = text.find('\n', row + 1);
  const std::string said =
      "\n          Played now, the ace of diamonds, the highest left of its suit, takes a trick in "
      "60% of the\n          deals; after the seven of diamonds it does so in 0%. The contract is "
      "made in 95% of the deals\n          after the ace of diamonds and in 100% after the seven "
      "of "
      "diamonds.\n";
  EXPECT_EQ(text.substr(below, said.size()), said);
  const std::string dutch = Analysed(PlayedLine(3), {"--fair", "--worlds=20", "--lang=nl"});
  EXPECT_TRUE(Contains(dutch, "\n          Nu gespeeld haalt ruitenaas, de hoogste van de kleur "))
      << dutch;
}

TEST(AnalyseFair, OfASummaryShowsThePlayersOnly) {
  const std::string text = Analysed(PlayedLine(3), Quick({"--summary"}));
  EXPECT_FALSE(Contains(text, "judged by")) << text;
  EXPECT_TRUE(Contains(text, "\n  Player   Mistakes   Cost   Good cards   Open hands\n")) << text;
}

TEST(AnalyseFair, MarksACardThatWasNotLegal) {
  const std::string text = Analysed(PlayedLine(5), kQuick);
  EXPECT_TRUE(Contains(text, "♣Q×")) << text;
}

TEST(AnalyseFair, HasAllValuesAsJson) {
  const Json deal =
      Objects(RunJasnel({"analyse", "--input=-", "--fair", "--worlds=20", "--format=json"},
                        PlayedLine(3)))
          .at(0);
  const Json& fair = deal["fair"];
  ASSERT_EQ(fair["calls"].size(), 1U);
  EXPECT_EQ(fair["calls"][0]["call"], "C");
  EXPECT_EQ(fair["calls"][0]["options"].size(), 5U);
  ASSERT_EQ(fair["cards"].size(), 32U);
  const Json& first = fair["cards"][0];
  EXPECT_EQ(first["card"], "HQ");
  EXPECT_EQ(first["options"].size(), 8U);
  for (const Json& option : first["options"]) {
    EXPECT_LE(option["low"], option["value"]);
    EXPECT_LE(option["people"]["low"], option["people"]["value"]);
    EXPECT_LE(option["perfect"]["value"], option["perfect"]["high"]);
    EXPECT_LE(option["value"], first["options"][0]["value"]);
  }
  const Json& forced = fair["cards"][1];
  EXPECT_EQ(forced["card"], "HA");
  EXPECT_FALSE(forced.contains("options"));
  EXPECT_TRUE(fair["players"]["E"].contains("mistakes"));
  EXPECT_EQ(fair["cards"][18]["reasons"][0]["kind"], "cash");
  EXPECT_TRUE(
      Contains(fair["cards"][18]["why"], "the ace of diamonds, the highest left of its suit"));
  EXPECT_TRUE(deal["cards"][0].contains("score_lost"));
}

TEST(AnalyseFair, HasColumnsInCsv) {
  const auto cards = Lines(Analysed(PlayedLine(3), Quick({"--format=csv"})));
  ASSERT_EQ(cards.size(), 33U);
  EXPECT_TRUE(Contains(cards[0],
                       ",position,mark,fair_other,fair_cost,fair_low,fair_high,"
                       "fair_people,fair_perfect,fair_worlds,error"))
      << cards[0];
  EXPECT_TRUE(cards[2].ends_with(",,,,,,,,,")) << cards[2];  // the ace of hearts was no choice
  const auto players = Lines(Analysed(PlayedLine(3), Quick({"--format=csv", "--summary"})));
  ASSERT_EQ(players.size(), 5U);
  EXPECT_TRUE(players[0].ends_with(",better,fair_mistakes,fair_good,fair_cost,error"));
}

TEST(AnalyseFair, SaysTheSameWithAnyNumberOfThreads) {
  const std::string records = kThrownAway + PlayedLine(6);
  const std::string one = Analysed(records, Quick({"--threads=1"}));
  EXPECT_EQ(Analysed(records, Quick({"--threads=2"})), one);
  EXPECT_NE(Analysed(records, Quick({"--threads=2", "--seed=2"})), one);
}

TEST(AnalyseFair, TellsOfABadRecordInItsPlace) {
  const auto run =
      AnalyseInput(kThrownAway + std::string("{\"deal\":\"N:A\"}\n") + PlayedLine(6), kQuick);
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err.substr(0, 8), "line 2: ");
  EXPECT_TRUE(Contains(run.out, "Line 1.")) << run.out;
  EXPECT_TRUE(Contains(run.out, "Line 3.")) << run.out;
}

TEST(AnalyseFair, IsNeededByItsFlags) {
  const auto run = RunJasnel({"analyse", "--input=-", "--worlds=10"}, kThrownAway);
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.err, "jasnel analyse: --worlds without --fair; expected both\n");
  const auto dutch = RunJasnel({"analyse", "--input=-", "--seed=1", "--lang=nl"}, kThrownAway);
  EXPECT_EQ(dutch.err, "jasnel analyse: --seed zonder --fair; verwacht beide\n");
  const auto none = RunJasnel({"analyse", "--input=-", "--fair", "--worlds=0"}, kThrownAway);
  EXPECT_EQ(none.status, 2);
  EXPECT_EQ(none.err, "jasnel analyse: --worlds: '0'; expected a whole number from 1 to 100000\n");
}

TEST(AnalyseFair, StoppedKeepsTheDealsThatWereJudged) {
  std::string records;
  for (int i = 0; i < 100; ++i) records += kThrownAway;
  const TemporaryFile file(records);
  LiveJasnel jasnel(
      {"analyse", "--fair", "--worlds=10", "--input=" + file.path(), "--format=json", "--summary"});
  StopAfterFirstAnswer(jasnel, 100);
}

}  // namespace
}  // namespace jasnel::testing
