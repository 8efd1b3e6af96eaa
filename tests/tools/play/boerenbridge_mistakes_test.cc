// What `jasnel boerenbridge play` says to wrong input, and games that end early.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/boerenbridge/player.h"
#include "tests/tools/play/boerenbridge_run.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::Lines;
using jasnel::testing::RunScript;
using jasnel::testing::TemporaryFile;

// The person deals and holds S7, CA and C8; three tricks were bid, and C2 is led.
const Words kDealer = {"--seed=8", "--seat=5", "--dealer=5", "--cards=3"};

// The line that is the answer to the last of `lines`.
std::string AnswerTo(const Words& lines, const Words& flags = kDealer) {
  Words before = lines;
  before.pop_back();
  return Played(lines, flags).substr(Played(before, flags).size());
}

TEST(BoerenbridgePlayMistakes, NameTheBidThatTheDealerMayNotMake) {
  EXPECT_EQ(AnswerTo({"0"}),
            "0 may not be bid: the dealer may not make it 3 tricks in all, as many as there are "
            "(WK, \"restricties\"). You may bid: 1, 2 or 3.\n");
}

TEST(BoerenbridgePlayMistakes, TellWhatIsNoBid) {
  for (const std::string typed : {"4", "-1", "SA", "pass", "99999999999999999999", "1 1"}) {
    EXPECT_EQ(
        AnswerTo({typed}),
        "'" + typed + "'; expected a number of tricks, or ? for help. You may bid: 1, 2 or 3.\n");
  }
}

TEST(BoerenbridgePlayMistakes, NameTheSuitThatMustBeFollowed) {
  EXPECT_EQ(AnswerTo({"1", "S7"}),
            "S7 is not a legal card: you can follow to clubs, and must (WK, \"verzaken\"). You may "
            "play: CA C8.\n");
}

TEST(BoerenbridgePlayMistakes, NameACardThatIsNotInTheHand) {
  EXPECT_EQ(AnswerTo({"1", "SA"}), "SA is not in your hand. You may play: CA C8.\n");
}

TEST(BoerenbridgePlayMistakes, TellWhatIsNoCard) {
  for (const std::string typed : {"S1", "3", "0", "pass", "{}"}) {
    EXPECT_EQ(AnswerTo({"1", typed}), "'" + typed +
                                          "'; expected a card, such as HT, the number of one, or ? "
                                          "for help. You may play: CA C8.\n");
  }
}

TEST(BoerenbridgePlayMistakes, LeaveOutEmptyLinesAndComments) {
  EXPECT_EQ(AnswerTo({""}), "");
  EXPECT_EQ(AnswerTo({"# my bid"}), "");
}

TEST(BoerenbridgePlayMistakes, TellWhatIsForAnotherTime) {
  EXPECT_EQ(AnswerTo({"next"}), "The deal is not over yet.\n");
  EXPECT_EQ(AnswerTo({"last"}), "No trick is full yet.\n");
  EXPECT_EQ(AnswerTo({"score"}), "No deal is over yet.\n");
}

TEST(BoerenbridgePlayMistakes, OfTheCommandLineAreToldInALine) {
  const auto message = [](const Words& flags) {
    const auto run = RunPlay("", flags);
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  const std::string name = "jasnel boerenbridge play: ";
  EXPECT_EQ(message({"--players=2"}), name + "--players: '2'; expected a number from 3 to 7\n");
  EXPECT_EQ(message({"--seat=4", "--players=3"}),
            name + "--seat=4 with 3 players; expected a number from 1 to 3\n");
  EXPECT_EQ(
      message({"--cards=9", "--players=6"}),
      name + "--cards=9 with 6 players; expected a number from 1 to 8, as there are 52 cards\n");
  EXPECT_EQ(message({"--cards=3", "--rounds=2"}),
            name + "--rounds with --cards; expected one of them\n");
  EXPECT_EQ(message({"--deals=3", "--rounds=2"}),
            name + "--rounds with --deals; expected one of them\n");
  EXPECT_EQ(message({"--player=clever"}), name +
                                              "--player: " + MakePlayer("clever").error().message +
                                              ", or exec:COMMAND for a program\n");
  const std::string unlike = message({"--undo"});
  EXPECT_TRUE(unlike.starts_with(name + "unknown flag '--undo'; expected one of --help, "))
      << unlike;
}

TEST(BoerenbridgePlayMistakes, OfARecordThatCannotBeWrittenAreTold) {
  const auto none = RunPlay("", {"--record=/nowhere/record.txt"});
  EXPECT_EQ(none.err,
            "jasnel boerenbridge play: --record: /nowhere/record.txt: No such file or directory; "
            "expected a file to add records to\n");
  EXPECT_EQ(none.status, 1);
  const auto none_of = [](const std::string& path) {
    return RunPlay("", {"--record=" + path}).err;
  };
  const std::string expected = "; expected a file to add records to\n";
  EXPECT_EQ(none_of("-"), "jasnel boerenbridge play: --record: -: standard output" + expected);
  EXPECT_EQ(none_of("/dev/full"),
            "jasnel boerenbridge play: --record: /dev/full: a device" + expected);
  EXPECT_EQ(none_of("/"), "jasnel boerenbridge play: --record: /: a directory" + expected);
  const auto full = RunScript(
      "text=$(trap '' XFSZ; ulimit -f 0; printf '0\\n1\\n1\\n' | jasnel boerenbridge play "
      "--seed=7 --player=rule --cards=1 --record=x 2>&1 > /dev/null); status=$?; echo \"$text\"; "
      "exit $status");
  EXPECT_EQ(full.out, "jasnel boerenbridge play: x: File too large" + expected);
  EXPECT_EQ(full.status, 1);
}

TEST(BoerenbridgePlayMistakes, WhereNothingCanBeReadEndTheGame) {
  const auto read = RunScript("jasnel boerenbridge play --player=rule --seed=1 < / > /dev/null");
  EXPECT_EQ(read.err,
            "jasnel boerenbridge play: standard input cannot be read: Is a directory; expected "
            "bids and cards\n");
  EXPECT_EQ(read.status, 1);
}

TEST(BoerenbridgePlayEnds, QuietlyAtTheEndOfTheInputWhereverThatIs) {
  const Words lines = {"?", "zz", "0", "1", "last", "score", "1", "1", "foo", "h", "last", "", "0"};
  for (std::size_t size = 0; size <= lines.size(); ++size) {
    const TemporaryFile record("");
    Played({lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(size)},
           {"--seat=5", "--cards=2", "--record=" + record.path()});
    for (const std::string& line : Lines(record.Read())) jasnel::testing::ParseJson(line);
  }
}

TEST(BoerenbridgePlayEnds, WithQuit) {
  for (const char* const word : {"q", "quit", "stop", "EXIT"}) {
    EXPECT_EQ(AnswerTo({word}), "") << word;
    EXPECT_FALSE(Contains(Played({word, "1"}, kDealer), "Player 5 bids")) << word;
  }
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
