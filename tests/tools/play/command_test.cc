// Games of `jasnel play`.

#include <gtest/gtest.h>

#include <csignal>
#include <set>
#include <string>

#include "tests/support/rule_sets.h"
#include "tests/tools/analyse/run.h"
#include "tests/tools/play/run.h"
#include "tests/tools/support/json_lines.h"
#include "tools/analyse/text.h"

namespace jasnel::testing {
namespace {

const std::vector<std::string> kEightCards(8, "1");

TEST(Play, ShowsTheHandTheTrickAndTheLegalCards) {
  const std::string printed = PlayedByWest({});
  EXPECT_EQ(printed,
            "You are West. Type ? for help.\n"
            "\n"
            "Deal 1 of 1. Rules: kbn. North dealt. East plays spades.\n"
            "East: C8.\n"
            "South: CA.\n"
            "\n"
            "Trick 1. East leads. Trump: spades. East declares.\n"
            "Won so far: North-South 0 points, tricks: 0; East-West 0 points, tricks: 0.\n"
            "\n"
            "                North: -\n"
            "  West: you                 East: C8\n"
            "                South: CA\n"
            "\n"
            "  spades Q 8 7   hearts A   diamonds Q J 7   clubs 7\n"
            "You may play: 1 C7\n");
}

TEST(Play, ShowsSuitsAsSigns) {
  const std::string printed = PlayedByWest({}, {"--signs"});
  EXPECT_TRUE(Contains(printed, "\n  ♠ Q 8 7   ♥ A   ♦ Q J 7   ♣ 7\nYou may play: 1 ♣7\n"));
}

TEST(Play, TellsWhoTakesATrickAndItsPoints) {
  EXPECT_TRUE(Contains(PlayedByWest({"C7"}),
                       "\nWest: C7.\nNorth: SJ.\nNorth takes trick 1: 31 points.\nNorth: H8.\n"));
}

TEST(Play, ReadsCardsInAnyNotationAndByNumber) {
  for (const char* const card : {"C7", "c7", "K7", "♣7", " 1 "}) {
    EXPECT_TRUE(Contains(PlayedByWest({card}), "\nWest: C7.\n")) << card;
  }
}

// SV Bedum plays a boom of twelve.
TEST(Play, HasAsManyDealsAsTheTextOfItsRules) {
  EXPECT_TRUE(Contains(Played("", {"--seed=1", "--rules=bedum"}), "\nDeal 1 of 12. "));
  EXPECT_TRUE(Contains(Played("", {"--seed=1", "--rules=kbn"}), "\nDeal 1 of 16. "));
  EXPECT_TRUE(Contains(Played("", {"--seed=1", "--rules=bedum", "--deals=3"}), "\nDeal 1 of 3. "));
}

TEST(Play, ReadsCallsInAnyNotation) {
  for (const char* const call : {"S", "s", "schoppen", "Spades", "♠"}) {
    const std::string printed = Played(Script({call}), {"--rules=bedum-utrecht", "--seat=E"});
    EXPECT_TRUE(Contains(printed, "\nEast: spades.\nEast plays spades.\n")) << call;
  }
  EXPECT_TRUE(Contains(Played(Script({"Pas"}), {"--seat=E"}), "\nEast: pass.\n"));
}

TEST(Play, SaysRoemAsItFalls) {
  EXPECT_TRUE(Contains(PlayedByWest({"C7", "HA", "SQ"}),
                       "\nWest: SQ.\n"
                       "North: ST.\n"
                       "East: SK. Roem: 20.\n"
                       "South: S9.\n"
                       "South takes trick 3: 31 points and 20 roem.\n"));
}

TEST(Play, EndsADealWithItsResultAndWhatThePersonsCardsCost) {
  const std::string printed = PlayedByWest(kEightCards);
  EXPECT_EQ(
      printed.substr(printed.find("\nWon: ")),
      "\n"
      "Won: North-South 126 points and 20 roem, tricks: 5; East-West 36 points, tricks: 3.\n"
      "Result: nat. North-South write down 182, East-West 0.\n"
      "Score after deal 1: North-South 182, East-West 0.\n"
      "\n"
      "Cards that cost something:\n"
      "  Trick   Player   Card   Points lost   Best for points   Score lost   Best for score   "
      "Contract\n"
      "      3   West     ♠Q??            46   ♠7                        40   ♠7 ♦J ♦7\n"
      "      6   West     ♦Q?             18   ♦7                         0\n"
      "      7   West     ♦J?             36   ♦7                         0\n"
      "\n"
      "  Player   Points lost   Score lost   Worst card    Better\n"
      "  West             100           40   trick 3, ♠Q   ♠7 ♦J ♦7\n"
      "\n"
      "      Declarer   Trump    Result   N-S   E-W\n"
      "  1   East       spades   nat      182     0\n"
      "      Total                        182     0\n");
}

TEST(Play, TellsAPersonWhoseCardsCostNothing) {
  Solver solver;
  const auto record = ParsePlayedRecord(PlayedLine(3), {});
  const auto deal = AnalyseDeal::AnswerWith(solver, {.played = *record}, false);
  EXPECT_EQ(SeatText(*deal, Seat::kNorth, Language::kEnglish),
            "No card of North cost anything.\n"
            "\n"
            "  Player   Points lost   Score lost   Worst card   Better\n"
            "  North              0            0\n");
}

TEST(Play, AnalysesTheDealAsJasnelAnalyseDoes) {
  const TemporaryFile record("");
  const std::string printed = PlayedByWest({"1", "1", "1", "1", "1", "1", "1", "1", "analyse"},
                                           {"--record=" + record.path()});
  const std::string page = RunJasnel({"analyse", "--input=" + record.path()}).out;
  EXPECT_TRUE(Contains(printed, page.substr(page.find('\n'))));
}

TEST(Play, GoesOnWithTheNextDealAndKeepsTheScore) {
  std::vector<std::string> lines = AnyMoves();
  lines.push_back("next");
  const std::string printed = Played(Script(lines), {"--deals=2"});
  EXPECT_TRUE(Contains(printed, "\nDeal 2 of 2. Rules: kbn. East dealt.\n"));
}

TEST(Play, EndsAfterItsDeals) {
  std::vector<std::string> lines = AnyMoves();
  lines.insert(lines.end(), {"next", "1", "1"});
  const std::string printed = Played(Script(lines), {"--deals=1"});
  EXPECT_EQ(Count(printed, "\nDeal "), 1);
}

TEST(Play, TellsTheLastTrickAndTheScoreSheet) {
  const std::string first = PlayedByWest({"last", "score", "1", "last"});
  EXPECT_TRUE(Contains(first, "\nNo trick is full yet.\nNo deal is over yet.\n"));
  EXPECT_TRUE(first.ends_with("\nTrick 1. East: C8, South: CA, West: C7, North: SJ.\n"));
}

TEST(Play, TakesBackToTheLastOwnCardAndPlaysTheSameAgain) {
  const std::string once = PlayedByWest(kEightCards);
  const std::string twice =
      PlayedByWest({"1", "1", "undo", "1", "1", "undo", "undo", "1", "1", "1", "1", "1", "1", "1"});
  EXPECT_EQ(Count(twice, "\nTaken back.\n"), 3);
  EXPECT_EQ(twice.substr(twice.find("\nWon: ")), once.substr(once.find("\nWon: ")));
}

TEST(Play, TakesBackACall) {
  const std::string printed = Played(Script({"H", "undo", "D"}), {"--seat=E"});
  EXPECT_TRUE(Contains(printed, "\nEast plays hearts.\n"));
  EXPECT_TRUE(Contains(printed, "\nEast plays diamonds.\n"));
}

TEST(Play, GivesAHint) {
  const std::string printed = PlayedByWest({"hint"});
  EXPECT_TRUE(Contains(printed, "\nYou may play: 1 C7\nHint: C7.\n"));
  EXPECT_TRUE(Contains(Played("hint\n", {"--seat=E"}), "\nHint: "));
}

TEST(Play, GivesAHintBeforeEachMove) {
  EXPECT_EQ(Count(PlayedByWest({"1", "1"}, {"--hints"}), "\nHint: "), 3);
}

TEST(Play, TellsWhatCanBeTyped) {
  for (const char* const word : {"?", "help", "HELP"}) {
    EXPECT_TRUE(Contains(PlayedByWest({word}), "\nundo      takes back your last move")) << word;
  }
  const auto in_dutch = PlayedByWest({"hulp"}, {"--lang=nl"});
  EXPECT_TRUE(Contains(in_dutch, "\n? hulp    deze lijst\n")) << in_dutch;
}

TEST(Play, SpeaksDutch) {
  const std::string printed =
      PlayedByWest({"SA", "S7", "tip", "laatste", "K7", "stop"}, {"--lang=nl"});
  EXPECT_TRUE(Contains(printed, "U bent West. Typ ? voor hulp.\n"));
  EXPECT_TRUE(Contains(printed,
                       "\n  schoppen V 8 7   harten A   ruiten V B 7   klaveren 7\n"
                       "U mag spelen: 1 K7\n"
                       "SA zit niet in uw hand. U mag spelen: K7.\n"
                       "S7 mag niet: bekennen (KBN art. 12). U mag spelen: K7.\n"
                       "Tip: K7.\n"
                       "Er is nog geen slag vol.\n"
                       "West: K7.\n"
                       "Noord: SB.\n"
                       "Slag 1 is voor Noord: 31 punten.\n"));
}

TEST(Play, IsTheSameForTheSameSeed) {
  const std::string moves = Script(AnyMoves());
  EXPECT_EQ(Played(moves), Played(moves));
  EXPECT_NE(Played(moves), Played(moves, {"--seed=8"}));
}

TEST(Play, WithoutASeedDealsAnewEachTimeAndRecordsTheDeal) {
  std::set<std::string> deals;
  for (int game = 0; game < 2; ++game) {
    const TemporaryFile record("");
    const auto run = RunJasnel(
        {"play", "--player=simple", "--deals=1", "--record=" + record.path()}, Script(AnyMoves()));
    EXPECT_EQ(run.status, 0) << run.err;
    const Json line = ParseJson(record.Read());
    EXPECT_FALSE(line.contains("seed"));
    deals.insert(line["deal"].get<std::string>());
  }
  EXPECT_EQ(deals.size(), 2U);
}

TEST(Play, HasAPartnerOfAnotherKind) {
  const TemporaryFile record("");
  Played(Script(AnyMoves()), {"--partner=rule", "--record=" + record.path()});
  EXPECT_EQ(ParseJson(record.Read())["players"].dump(),
            R"({"N":"rule","E":"simple","S":"person","W":"simple"})");
}

class PlayOfRules : public ::testing::TestWithParam<std::string> {};

TEST_P(PlayOfRules, RecordsADealThatAnalyseReads) {
  for (const char* const seat : {"--seat=N", "--seat=E", "--seat=S", "--seat=W"}) {
    const TemporaryFile record("");
    const std::string printed =
        Played(Script(AnyMoves()), {"--rules=" + GetParam(), seat, "--record=" + record.path()});
    EXPECT_TRUE(Contains(printed, "\nScore after deal 1: "));
    const auto analysed = RunJasnel({"analyse", "--format=json", "--input=" + record.path()});
    EXPECT_EQ(analysed.status, 0) << analysed.err;
    const Json deal = OneObject(analysed);
    EXPECT_EQ(deal["rules"], GetParam());
    EXPECT_EQ(deal["cards_played"], 32);
    EXPECT_TRUE(deal["faults"].empty());
    EXPECT_TRUE(Contains(
        printed, "North-South write down " + std::to_string(deal["result"].value("ns", -1)) + ","));
  }
}

// The others are programs that always pass.
TEST_P(PlayOfRules, AsksTheObligedPersonForASuit) {
  const bool passes = GetParam() != "bedum-utrecht";
  const bool dealer = GetParam().starts_with("nk");
  const std::string passing = R"(exec:sed -u 's/.*"id":\([0-9]*\).*/{"id":\1,"move":"pass"}/')";
  const std::string printed =
      Played("pass\npass\n",
             {"--rules=" + GetParam(), dealer ? "--seat=N" : "--seat=E", "--player=" + passing});
  EXPECT_EQ(Count(printed, ": pass.\n"), passes ? 4 : 0);
  EXPECT_EQ(Count(printed, "\npass may not be called here. You may call: "), passes ? 1 : 2);
  const bool turned = GetParam().starts_with("bedum") && passes;
  EXPECT_EQ(Contains(printed, "You may call: spades, hearts, diamonds or clubs.\n"), !turned);
}

// Where a suit was turned, who plays says just that.
TEST(Play, TakesAPlayerAtHisWord) {
  const std::vector<std::string> bedum = {"--rules=bedum", "--seat=E", "--lang=nl"};
  const std::string said = Played("speel\n", bedum);
  EXPECT_TRUE(Contains(said, "\nOost: ruiten.\nOost speelt ruiten.\n")) << said;
  EXPECT_EQ(Played("ik speel\n", bedum), said);
}

INSTANTIATE_TEST_SUITE_P(Presets, PlayOfRules, ::testing::ValuesIn(PresetsAnd({})),
                         RuleSetName<std::string>);

TEST(Play, StoppedByCtrlCKeepsWhatWasPlayed) {
  const TemporaryFile record("");
  LiveJasnel jasnel({"play", "--seed=7", "--player=simple", "--seat=W",
                     std::string("--deal=") + kPlayDeal, "--record=" + record.path()});
  jasnel.Write("C7\n");
  while (jasnel.ReadLine() != "You may play: 1 HA\n") {
  }
  jasnel.Signal(SIGINT);
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 130);
  EXPECT_EQ(ParseJson(record.Read())["tricks"].size(), 2U);
}

TEST(Play, AnswersOneLineBeforeTheNextOneIsThere) {
  LiveJasnel jasnel(
      {"play", "--seed=7", "--player=simple", "--seat=W", std::string("--deal=") + kPlayDeal});
  while (jasnel.ReadLine() != "You may play: 1 C7\n") {
  }
  jasnel.Write("S7\n");
  EXPECT_EQ(jasnel.ReadLine(),
            "S7 is not a legal card: follow suit (KBN art. 12). You may play: C7.\n");
  jasnel.Write("C7\n");
  EXPECT_EQ(jasnel.ReadLine(), "West: C7.\n");
  jasnel.CloseInput();
  jasnel.ReadToEnd();
  EXPECT_EQ(jasnel.Wait(), 0);
}

}  // namespace
}  // namespace jasnel::testing
