// Games of `jasnel boerenbridge play`.

#include "tools/play/boerenbridge.h"

#include <gtest/gtest.h>

#include <csignal>
#include <set>
#include <string>

#include "jasnel/boerenbridge/deal_line.h"
#include "tests/tools/play/boerenbridge_run.h"
#include "tests/tools/support/json_lines.h"
#include "tools/play/boerenbridge_game.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::Json;
using jasnel::testing::Lines;
using jasnel::testing::LiveJasnel;
using jasnel::testing::ParseJson;
using jasnel::testing::TemporaryFile;

// Two deals of two cards with three players, of whom the person is the third and deals first.
const Words kThree = {"--players=3", "--seat=3", "--dealer=3", "--cards=2", "--deals=2"};

TEST(BoerenbridgePlay, ShowsAWholeDeal) {
  EXPECT_EQ(Played({"1", "1", "1"}, kThree),
            "You are player 3 of 3. Spades are trumps. Type ? for help.\n"
            "\n"
            "Deal 1 of 2. Cards: 2. Dealer: player 3.\n"
            "Player 1 bids 1.\n"
            "Player 2 bids 1.\n"
            "\n"
            "  clubs A 3\n"
            "Bid so far: 2. Tricks: 2.\n"
            "You may bid: 1 or 2.\n"
            "Player 3 bids 1.\n"
            "Bid in all: 3. Tricks: 2.\n"
            "Player 1: S9.\n"
            "Player 2: D4.\n"
            "\n"
            "Trick 1. Leader: player 1.\n"
            "                   Bid   Taken   Card\n"
            "  Player 1           1       0   S9\n"
            "  Player 2           1       0   D4\n"
            "  Player 3 (you)     1       0   to play\n"
            "\n"
            "  clubs A 3\n"
            "You may play: 1 CA   2 C3\n"
            "Player 3: CA.\n"
            "Player 1 takes trick 1. Taken: 1, bid: 1.\n"
            "Player 1: D7.\n"
            "Player 2: HT.\n"
            "\n"
            "Trick 2. Leader: player 1.\n"
            "                   Bid   Taken   Card\n"
            "  Player 1           1       1   D7\n"
            "  Player 2           1       0   HT\n"
            "  Player 3 (you)     1       0   to play\n"
            "\n"
            "  clubs 3\n"
            "You may play: 1 C3\n"
            "Player 3: C3.\n"
            "Player 1 takes trick 2. Taken: 2, bid: 1.\n"
            "\n"
            "Result of deal 1:\n"
            "                   Bid   Taken   Points   Total\n"
            "  Player 1           1       2       -2      -2\n"
            "  Player 2           1       0       -2      -2\n"
            "  Player 3 (you)     1       0       -2      -2\n"
            "\n"
            "          Cards   Player 1   Player 2   Player 3 (you)\n"
            "  1           2         -2         -2               -2\n"
            "  Total                 -2         -2               -2\n");
}

TEST(BoerenbridgePlay, SpeaksDutch) {
  Words flags = kThree;
  flags.insert(flags.end(), {"--lang=nl", "--signs"});
  EXPECT_EQ(Played({"1", "stand", "laatste", "1", "laatste", "SA", "stop"}, flags),
            "U bent speler 3 van 3. Schoppen is troef. Typ ? voor hulp.\n"
            "\n"
            "Spel 1 van 2. Kaarten: 2. Gever: speler 3.\n"
            "Speler 1 biedt 1.\n"
            "Speler 2 biedt 1.\n"
            "\n"
            "  ♣ A 3\n"
            "Geboden tot nu toe: 2. Slagen: 2.\n"
            "U mag bieden: 1 of 2.\n"
            "Speler 3 biedt 1.\n"
            "Samen geboden: 3. Slagen: 2.\n"
            "Speler 1: ♠9.\n"
            "Speler 2: ♦4.\n"
            "\n"
            "Slag 1. Uitkomst: speler 1.\n"
            "                 Bod   Gehaald   Kaart\n"
            "  Speler 1         1         0   ♠9\n"
            "  Speler 2         1         0   ♦4\n"
            "  Speler 3 (u)     1         0   aan de beurt\n"
            "\n"
            "  ♣ A 3\n"
            "U mag spelen: 1 ♣A   2 ♣3\n"
            "Er is nog geen spel uitgespeeld.\n"
            "Er is nog geen slag vol.\n"
            "Speler 3: ♣A.\n"
            "Slag 1 is voor speler 1. Gehaald: 1, geboden: 1.\n"
            "Speler 1: ♦7.\n"
            "Speler 2: ♥10.\n"
            "\n"
            "Slag 2. Uitkomst: speler 1.\n"
            "                 Bod   Gehaald   Kaart\n"
            "  Speler 1         1         1   ♦7\n"
            "  Speler 2         1         0   ♥10\n"
            "  Speler 3 (u)     1         0   aan de beurt\n"
            "\n"
            "  ♣ 3\n"
            "U mag spelen: 1 ♣3\n"
            "Slag 1. speler 1: ♠9, speler 2: ♦4, speler 3: ♣A.\n"
            "♠A zit niet in uw hand. U mag spelen: ♣3.\n");
}

TEST(BoerenbridgePlay, ReadsCardsInAnyNotationAndByNumber) {
  const std::string first = Played({"1", "1"}, kThree);
  const std::size_t at = first.find("\nPlayer 3: ") + 11;
  const std::string card = first.substr(at, 2);
  for (const std::string& typed : {card, " " + card + " "}) {
    EXPECT_EQ(Played({"1", typed}, kThree), first);
  }
}

TEST(BoerenbridgePlay, PlaysARoundAndGivesMatchPoints) {
  const std::string printed = Played(AnyMoves(150), {"--players=7", "--dealer=7"});
  EXPECT_TRUE(Contains(printed, "\nDeal 13 of 13. Cards: 7. Dealer: player 5.\n"));
  EXPECT_FALSE(Contains(printed, "\nDeal 14"));
  const auto lines = Lines(printed.substr(printed.rfind("\n\n") + 2));
  ASSERT_EQ(lines.size(), 16U);
  EXPECT_TRUE(lines[7].starts_with("  7                  1 ")) << lines[7];
  EXPECT_TRUE(lines[14].starts_with("  Total "));
  EXPECT_TRUE(lines[15].starts_with("  Match points "));
}

TEST(BoerenbridgePlay, PlaysSoManyDealsOfSoManyCards) {
  const std::string printed = Played(AnyMoves(20), {"--cards=1", "--dealer=5"});
  EXPECT_TRUE(Contains(printed, "\nDeal 5 of 5. Cards: 1. Dealer: player 4.\n"));
  EXPECT_FALSE(Contains(printed, "Match points")) << "there was no round";
}

TEST(BoerenbridgePlay, GivesAHint) {
  EXPECT_TRUE(Contains(Played({"h"}, kThree), "\nHint: "));
  const std::string printed = Played({"1", "hint"}, kThree);
  EXPECT_TRUE(Contains(printed, "\nHint: ")) << printed;
  Words flags = kThree;
  flags.emplace_back("--hints");
  EXPECT_TRUE(Contains(Played({}, flags), "   Score   Exact\n"));
}

TEST(BoerenbridgePlay, WithoutASeedDealsAnewEachTimeAndRecordsTheDeal) {
  std::set<std::string> deals;
  for (int game = 0; game < 2; ++game) {
    const TemporaryFile record("");
    const Words flags = {"boerenbridge", "play",      "--player=rule",
                         "--cards=10",   "--deals=1", "--record=" + record.path()};
    std::string moves;
    for (int i = 0; i < 11; ++i) moves += "1\n";
    EXPECT_EQ(jasnel::testing::RunJasnel(flags, moves).status, 0);
    const Json line = jasnel::testing::ParseJson(record.Read());
    EXPECT_FALSE(line.contains("seed"));
    deals.insert(line["deal"].get<std::string>());
  }
  EXPECT_EQ(deals.size(), 2U);
}

TEST(BoerenbridgePlay, RecordsDealsAsLinesOfJson) {
  const TemporaryFile record("");
  Words flags = kThree;
  flags.push_back("--record=" + record.path());
  Played({"1", "1", "1", ""}, flags);
  const auto lines = Lines(record.Read());
  ASSERT_EQ(lines.size(), 1U) << "of the second deal no card was played";
  EXPECT_EQ(
      lines[0],
      R"({"id":1,"game":"boerenbridge","deal":"0:9..7. .T.4. ...A3","bids":[1,1,1],"tricks":[{"leader":0,"cards":["S9","D4","CA"]},{"leader":0,"cards":["D7","HT","C3"]}],"taken":[2,0,0],"scores":[-2,-2,-2],"seed":7,"players":["rule","rule","person"]})");
}

TEST(BoerenbridgePlay, RecordsOneGameAtATime) {
  const TemporaryFile record("");
  const std::string flag = "--record=" + record.path();
  LiveJasnel first({"boerenbridge", "play", "--seed=7", "--player=rule", flag});
  first.ReadLine();
  const auto second = RunPlay("", {flag});
  EXPECT_EQ(second.status, 1);
  EXPECT_EQ(second.err, "jasnel boerenbridge play: --record: " + record.path() +
                            ": another program is writing this file; expected one at a time\n");
}

TEST(BoerenbridgePlay, RecordsADealThatWasLeft) {
  const TemporaryFile record("");
  Words flags = kThree;
  flags.push_back("--record=" + record.path());
  Played({"1", "1", "q"}, flags);
  const Json deal = ParseJson(record.Read());
  EXPECT_GE(deal["tricks"][0]["cards"].size(), 3U);
  EXPECT_FALSE(deal.contains("scores"));
}

TEST(BoerenbridgePlay, StoppedByCtrlCKeepsWhatWasPlayed) {
  const TemporaryFile record("");
  LiveJasnel jasnel({"boerenbridge", "play", "--seed=7", "--player=rule", "--players=3", "--seat=3",
                     "--dealer=3", "--cards=2", "--record=" + record.path()});
  jasnel.Write("1\n1\n");
  for (std::string line; line != "You may play: 1 C3\n";) {
    line = jasnel.ReadLine();
    ASSERT_NE(line, "") << "the output ended";
  }
  jasnel.Signal(SIGINT);
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 130);
  EXPECT_EQ(ParseJson(record.Read())["tricks"].size(), 2U);
}

// "voor iedere persoon aan tafel een open kaart [...] Diegene met de hoogste kaart begint met
// delen, waarbij elke schoppen hoger is dan welke andere kaart dan ook"
TEST(BoerenbridgePlay, DrawsTheFirstDealerByTheSeed) {
  const auto lines = Lines(Played({}, {"--players=4", "--seed=3"}));
  const Draw draw = DrawOf(3, 4).value();
  ASSERT_EQ(draw.drawn.size(), 1U);
  std::string drawn = "Drawn for the first deal:";
  for (int place = 0; place < 4; ++place) {
    drawn += (place > 0 ? ", player " : " player ") + std::to_string(place + 1) + " " +
             FormatCard(draw.drawn[0][static_cast<std::size_t>(place)]);
  }
  const std::string dealer = "layer " + std::to_string(draw.dealer + 1);
  EXPECT_EQ(lines[1], drawn + ".");
  EXPECT_EQ(lines[2], "P" + dealer + " deals first.");
  EXPECT_EQ(lines[4], "Deal 1 of 19. Cards: 10. Dealer: p" + dealer + ".");
}

TEST(BoerenbridgePlay, DrawsAgainWhereTheHighestAreEqual) {
  std::uint64_t seed = 1;
  while (DrawOf(seed, 5).value().drawn.size() < 2) ++seed;
  const auto lines =
      Lines(Played({}, {"--lang=nl", "--cards=1", "--seed=" + std::to_string(seed)}));
  EXPECT_TRUE(lines[1].starts_with("Geloot om de eerste gever: speler 1 ")) << lines[1];
  EXPECT_TRUE(lines[2].starts_with("Opnieuw geloot, omdat de twee hoogste gelijk zijn: speler 1 "))
      << lines[2];
}

TEST(BoerenbridgePlayInput, IsReadInBothLanguagesAndEitherCase) {
  EXPECT_EQ(ParseCommand("?", BoerenbridgePlay::kCommands), TypedCommand::kHelp);
  EXPECT_EQ(ParseCommand("Hulp", BoerenbridgePlay::kCommands), TypedCommand::kHelp);
  EXPECT_EQ(ParseCommand("H", BoerenbridgePlay::kCommands), TypedCommand::kHint);
  EXPECT_EQ(ParseCommand("Tip", BoerenbridgePlay::kCommands), TypedCommand::kHint);
  EXPECT_EQ(ParseCommand("q", BoerenbridgePlay::kCommands), TypedCommand::kQuit);
  EXPECT_EQ(ParseCommand("VERDER", BoerenbridgePlay::kCommands), TypedCommand::kNext);
  EXPECT_FALSE(ParseCommand("undo", BoerenbridgePlay::kCommands));
  EXPECT_FALSE(ParseCommand("", BoerenbridgePlay::kCommands));
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
