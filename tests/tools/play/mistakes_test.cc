// What `jasnel play` says to wrong input, and games that end early.

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "jasnel/player.h"
#include "tests/tools/play/run.h"
#include "tests/tools/support/json_lines.h"
#include "tools/play/klaverjas.h"

namespace jasnel::testing {
namespace {

// The line that West gets for a line typed in place of the first card; the game goes on.
std::string AnswerTo(const std::string& typed) {
  const std::string printed = PlayedByWest({typed, "C7"});
  const std::string asked = "You may play: 1 C7\n";
  const std::size_t at = printed.find(asked) + asked.size();
  const std::size_t end = printed.find("West: C7.\n");
  EXPECT_NE(end, std::string::npos) << printed;
  return printed.substr(at, end - at);
}

TEST(PlayMistakes, NameTheDutyThatACardBreaks) {
  EXPECT_EQ(AnswerTo("S7"),
            "S7 is not a legal card: follow suit (KBN art. 12). You may play: C7.\n");
}

TEST(PlayMistakes, NameACardThatIsNotInTheHand) {
  EXPECT_EQ(AnswerTo("SA"), "SA is not in your hand. You may play: C7.\n");
}

TEST(PlayMistakes, TellWhatIsNoCard) {
  const std::string expected =
      "; expected a card, such as HT, the number of one, or ? for help. You may play: C7.\n";
  for (const std::string typed : {"S", "pass", "C77", "0", "2", "-1", "99999999999999999999",
                                  "hints", "{}", "C7 C7", "S7,S8"}) {
    EXPECT_EQ(AnswerTo(typed), "'" + typed + "'" + expected);
  }
  EXPECT_EQ(AnswerTo("♣"), "'♣'" + expected);
  EXPECT_EQ(AnswerTo(std::string("\0C7\x1b[", 5)), "'�C7�['" + expected);
  EXPECT_EQ(AnswerTo(std::string(200'000, 'x')), "'" + std::string(40, 'x') + "...'" + expected);
}

TEST(PlayMistakes, AreNoneInWhatIsOffered) {
  // A call as `--signs` offers it, and a card in words.
  const std::string game =
      Played(Script({"♠ spades", "spades J", "quit"}), {"--seed=5", "--seat=E", "--signs"});
  EXPECT_NE(game.find("East: ♠ spades.\nEast plays ♠ spades."), std::string::npos) << game;
  EXPECT_NE(game.find("East: ♠J."), std::string::npos) << game;
}

TEST(PlayMistakes, LeaveOutEmptyLinesAndComments) {
  EXPECT_EQ(AnswerTo(""), "");
  EXPECT_EQ(AnswerTo("  # my move"), "");
}

TEST(PlayMistakes, TellWhenTheDealIsNotOver) {
  EXPECT_EQ(AnswerTo("next"), "The deal is not over yet.\n");
  EXPECT_EQ(AnswerTo("analyse"), "The deal is not over yet.\n");
}

TEST(PlayMistakes, TellThatNothingCanBeTakenBack) {
  EXPECT_EQ(AnswerTo("undo"), "You have made no move in this deal that could be taken back.\n");
}

TEST(PlayMistakes, TellWhatIsNoCall) {
  const std::string printed = Played(Script({"C7", "S"}), {"--rules=bedum", "--seat=E"});
  const std::string may_call = "You may call: pass or ";
  const std::size_t at = printed.find(may_call) + may_call.size();
  const std::string turned = printed.substr(at, printed.find('\n', at) - at);
  EXPECT_TRUE(Contains(printed, "\n'C7'; expected a call, or ? for help. " + may_call + turned));
  ASSERT_NE(turned, "spades.");
  EXPECT_TRUE(Contains(printed, "\nspades may not be called here. " + may_call + turned));
}

TEST(PlayMistakes, TellWhatIsNotForTheTimeBetweenDeals) {
  const std::string printed =
      PlayedByWest({"1", "1", "1", "1", "1", "1", "1", "1", "S7", "hint", "undo"});
  EXPECT_TRUE(
      Contains(printed,
               "\n'S7'; expected next, analyse, score, last, quit, or ? for help.\n"
               "The deal is over; next deals again.\nThe deal is over; next deals again.\n"));
}

TEST(PlayMistakes, OfTheCommandLineAreToldInALine) {
  const auto message = [](const std::vector<std::string>& flags) {
    const auto run = RunPlay("", flags);
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  const std::string hands = "--deal=N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";
  EXPECT_EQ(message({"--seat=Q"}), "jasnel play: --seat: 'Q'; expected N, E, S or W\n");
  EXPECT_EQ(message({"--deals=0"}),
            "jasnel play: --deals: '0'; expected a number from 1 to 1000000\n");
  EXPECT_EQ(message({"--deals=2", hands}),
            "jasnel play: --deals with --deal; expected one of them\n");
  EXPECT_EQ(message({"--player=clever"}),
            "jasnel play: --player: " + MakePlayer("clever").error().message +
                ", or exec:COMMAND for a program\n");
  EXPECT_EQ(message({"--partner=clever"}),
            "jasnel play: --partner: " + MakePlayer("clever").error().message +
                ", or exec:COMMAND for a program\n");
  EXPECT_EQ(message({"--deal=N:AJ.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"}),
            "jasnel play: --deal: North holds 7 cards; expected 8, the hands as they were dealt\n");
  const std::string played =
      "jasnel play: --deal: cards played before; expected the hands as they were dealt\n";
  EXPECT_EQ(message({hands + " ns=20 ns-tricks=1"}), played);
  EXPECT_EQ(message({hands + " ew-tricks=1 ew=4"}).empty(), false);
  EXPECT_EQ(message({hands + " leader=N trick=C7"}), played);
  EXPECT_EQ(message({hands + " declarer=S"}),
            "jasnel play: --deal: declarer= without trump=; expected both, or neither for an "
            "auction\n");
  EXPECT_EQ(message({hands + " dealer=N leader=S"}),
            "jasnel play: --deal: leader South, dealer North; expected East to lead, left of the "
            "dealer\n");
  EXPECT_EQ(message({hands + " turned=S"}),
            "jasnel play: --deal: turned suit S; expected none, as a suit is turned only with "
            "bidding=turned or lot\n");
}

TEST(PlayMistakes, OfARecordThatCannotBeWrittenAreTold) {
  const auto none = RunPlay("", {"--record=/nowhere/record.txt"});
  EXPECT_EQ(none.err,
            "jasnel play: --record: /nowhere/record.txt: No such file or directory; expected a "
            "file to add records to\n");
  EXPECT_EQ(none.status, 1);
  const auto none_of = [](const std::string& path) {
    return RunPlay("", {"--record=" + path}).err;
  };
  const std::string expected = "; expected a file to add records to\n";
  EXPECT_EQ(none_of("-"), "jasnel play: --record: -: standard output" + expected);
  EXPECT_EQ(none_of("/dev/full"), "jasnel play: --record: /dev/full: a device" + expected);
  EXPECT_EQ(none_of("/"), "jasnel play: --record: /: a directory" + expected);
  // A full disk.
  const auto full = RunScript(
      "text=$(trap '' XFSZ; ulimit -f 0; yes 1 | head -n 50 | jasnel play --seed=7 "
      "--player=simple --record=x 2>&1 > /dev/null); status=$?; echo \"$text\"; exit $status");
  EXPECT_EQ(full.out, "jasnel play: x: File too large" + expected);
  EXPECT_EQ(full.status, 1);
}

TEST(PlayMistakes, OfAPlayerEndTheGame) {
  const auto run = RunPlay("", {"--player=exec:false"});
  EXPECT_EQ(run.err, "jasnel play: East: exec:false ended with status 1\n");
  EXPECT_EQ(run.status, 1);
}

TEST(PlayMistakes, WhereNothingCanBeReadOrPrintedEndTheGame) {
  const auto read = RunScript("jasnel play --player=simple --seed=1 < / > /dev/null");
  EXPECT_EQ(read.err,
            "jasnel play: standard input cannot be read: Is a directory; expected calls and "
            "cards\n");
  EXPECT_EQ(read.status, 1);
  const auto print = RunScript("jasnel play --player=simple --seed=1 > /dev/full");
  EXPECT_EQ(print.err, "jasnel play: cannot write the answers: No space left on device\n");
  EXPECT_EQ(print.status, 1);
}

TEST(PlayEnds, QuietlyAtTheEndOfTheInputWhereverThatIs) {
  std::vector<std::string> lines = {"?", "zz", "undo", "last", "score", "C7",   "undo",   "C7",
                                    "1", "S7", "1",    "1",    "undo",  "hint", "1",      "1",
                                    "1", "1",  "1",    "foo",  "score", "last", "analyse"};
  for (std::size_t size = 0; size <= lines.size(); ++size) {
    const TemporaryFile record("");
    PlayedByWest({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(size)},
                 {"--record=" + record.path()});
    const auto analysed = RunJasnel({"analyse", "--input=" + record.path(), "--format=json"});
    EXPECT_EQ(analysed.status, 0) << size << analysed.err;
    EXPECT_EQ(OneObject(analysed)["cards_played"], ParseJson(analysed.out)["cards_played"]);
  }
}

TEST(PlayEnds, WithoutALineEnd) {
  EXPECT_TRUE(
      Contains(Played("C7", {"--seat=W", std::string("--deal=") + kPlayDeal}), "\nWest: C7.\n"));
}

TEST(PlayEnds, WithQuitAndKeepsTheRecord) {
  for (const char* const word : {"quit", "stop", "EXIT"}) {
    const TemporaryFile record("");
    const std::string printed = PlayedByWest({"C7", word, "HA"}, {"--record=" + record.path()});
    EXPECT_FALSE(Contains(printed, "West: HA")) << word;
    const Json deal = ParseJson(record.Read());
    EXPECT_EQ(deal["tricks"].size(), 2U);
    EXPECT_EQ(deal["tricks"][1]["cards"].dump(), R"(["H8","HJ","H7"])");
  }
}

TEST(PlayEnds, WithoutARecordWhereNoCardWasPlayed) {
  const TemporaryFile record("");
  Played("", {"--seat=E", "--record=" + record.path()});
  EXPECT_EQ(record.Read(), "");
}

TEST(PlayRecord, IsAddedToWhatIsInTheFile) {
  const TemporaryFile record("# my deals");
  for (int i = 0; i < 2; ++i) PlayedByWest({"C7"}, {"--record=" + record.path()});
  const auto lines = Lines(record.Read());
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0], "# my deals");
  EXPECT_EQ(lines[1], lines[2]);
}

TEST(PlayRecord, IsOfOneGameAtATime) {
  const TemporaryFile record("");
  LiveJasnel first({"play", "--seed=7", "--player=simple", "--record=" + record.path()});
  first.ReadLine();
  const auto second = RunPlay("", {"--record=" + record.path()});
  EXPECT_EQ(second.status, 1);
  EXPECT_EQ(second.err, "jasnel play: --record: " + record.path() +
                            ": another program is writing this file; expected one at a time\n");
}

TEST(PlayRecord, SaysHowOftenAMoveWasTakenBack) {
  const TemporaryFile record("");
  PlayedByWest({"C7", "undo", "C7", "undo", "C7"}, {"--record=" + record.path()});
  EXPECT_EQ(ParseJson(record.Read())["taken_back"], 2);
  const TemporaryFile other("");
  PlayedByWest({"C7"}, {"--record=" + other.path()});
  EXPECT_FALSE(ParseJson(other.Read()).contains("taken_back"));
}

TEST(PlayInput, IsReadInBothLanguagesAndEitherCase) {
  EXPECT_EQ(ParseCommand("?", KlaverjasPlay::kCommands), TypedCommand::kHelp);
  EXPECT_EQ(ParseCommand("Hulp", KlaverjasPlay::kCommands), TypedCommand::kHelp);
  EXPECT_EQ(ParseCommand("Tip", KlaverjasPlay::kCommands), TypedCommand::kHint);
  EXPECT_EQ(ParseCommand("undo", KlaverjasPlay::kCommands), TypedCommand::kUndo);
  EXPECT_EQ(ParseCommand("TERUG", KlaverjasPlay::kCommands), TypedCommand::kUndo);
  EXPECT_FALSE(ParseCommand("h", KlaverjasPlay::kCommands));
  EXPECT_FALSE(ParseCommand("", KlaverjasPlay::kCommands));
}

TEST(PlayInput, HasNumbersFromOne) {
  EXPECT_EQ(ParseItem("8", 8), 8);
  EXPECT_FALSE(ParseItem("0", 8));
  EXPECT_FALSE(ParseItem("9", 8));
  EXPECT_FALSE(ParseItem("1x", 8));
}

}  // namespace
}  // namespace jasnel::testing
