// `jasnel engine --check`: what it says of programs that do one thing wrong each.

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "tests/tools/shared/other_release.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

using Arguments = std::vector<std::string>;

Finished Check(const std::string& command, const Arguments& flags = {}) {
  Arguments arguments = {"engine", "--check=exec:" + command};
  arguments.insert(arguments.end(), flags.begin(), flags.end());
  return RunJasnel(arguments);
}

// This engine with what it answers changed by a script of sed, or passed on by a command.
std::string Engine(const std::string& player = "rule") {
  return std::string("'") + JASNEL_COMMAND + "' engine --player=" + player;
}
std::string Changed(const std::string& script) { return Engine() + " | sed -u '" + script + "'"; }

// What is said of a program with faults; the last line counts them.
std::vector<std::string> Faults(const std::string& command,
                                const Arguments& flags = {"--deals=1"}) {
  const auto run = Check(command, flags);
  EXPECT_EQ(run.status, 1) << run.out;
  EXPECT_EQ(run.err, "");
  auto lines = Lines(run.out);
  const std::string count = std::to_string(lines.size() - 1);
  EXPECT_NE(lines.back().find(", " + count + " fault"), std::string::npos) << lines.back();
  lines.pop_back();
  EXPECT_FALSE(lines.empty());
  return lines;
}

TEST(ProgramCheck, FindsNothingWrongWithThisEngine) {
  const auto klaverjas = Check(Engine());
  EXPECT_EQ(klaverjas.out, "klaverjas kbn: 331 requests in 10 deals, no faults\n");
  EXPECT_EQ(klaverjas.status, 0);
  for (const std::string rules : {"nku-rotterdam", "bedum", "bedum-utrecht"}) {
    const auto run = Check(Engine(), {"--rules=" + rules, "--deals=4", "--seed=2"});
    EXPECT_TRUE(run.out.starts_with("klaverjas " + rules)) << run.out;
    EXPECT_TRUE(run.out.ends_with(" in 4 deals, no faults\n")) << run.out;
    EXPECT_EQ(run.status, 0);
  }
  const auto boerenbridge = Check(Engine(), {"--game=boerenbridge"});
  EXPECT_EQ(boerenbridge.out, "boerenbridge: 285 requests in 10 deals, no faults\n");
  EXPECT_EQ(boerenbridge.status, 0);
}

// They are asked again without those keys, as in a match.
TEST(ProgramCheck, FindsNothingWrongWithAProgramThatRefusesKeys) {
  const OtherRelease program("rule", "unknown key 'legal'; expected one of id",
                             "trick 1: unknown key 'winner'; expected one of leader, cards");
  EXPECT_EQ(Check(program.command(), {"--deals=2"}).out,
            "klaverjas kbn: 67 requests in 2 deals, no faults\n");
  const auto boerenbridge = Check(program.command(), {"--game=boerenbridge", "--deals=2"});
  EXPECT_TRUE(boerenbridge.out.ends_with(", no faults\n")) << boerenbridge.out;
}

TEST(ProgramCheck, NamesACardThatIsNotLegalAndThoseThatAre) {
  const std::string always = Changed(R"(s/"move":"[SHDC][^"]"/"move":"S7"/)");
  const auto faults = Faults(always);
  EXPECT_EQ(faults[0],
            "deal 1, trick 1, East: answered with a card that is not legal: S7; expected one of "
            "SA,ST,HQ,HT,H9,H8,D9,CA");
  // Twenty are enough, and they are the same each time.
  EXPECT_EQ(faults.size(), 20U);
  EXPECT_EQ(Faults(always), faults);
  EXPECT_NE(Faults(always, {"--deals=1", "--seed=2"}), faults);
}

TEST(ProgramCheck, NamesACallOrABidThatIsNotLegal) {
  const auto calls = Faults(Changed(R"(s/"move":"[SHDC]"/"move":"pass"/)"),
                            {"--deals=1", "--rules=bedum-utrecht"});
  EXPECT_EQ(calls,
            Arguments({"deal 1, call 1, East: answered with a call that is not legal: call 1 "
                       "(East): pass; expected S, H, D or C"}));
  const auto bids =
      Faults(Changed(R"(s/"move":[0-9]*,/"move":11,/)"), {"--deals=1", "--game=boerenbridge"});
  EXPECT_TRUE(bids[0].starts_with("deal 1, bid of seat 0: answered with a bid")) << bids[0];
}

TEST(ProgramCheck, NamesAnAnswerThatIsNone) {
  EXPECT_EQ(Faults("echo hello")[0],
            "deal 1, call 1, East: answered with 'hello': column 1: 'hello'; expected an answer, "
            R"(such as {"id":1,"move":"HT"})");
  EXPECT_EQ(Faults(Changed(R"(s/"id":[0-9]*/"id":0/)"))[0],
            "deal 1, call 1, East: answered with id 0; expected 1");
  EXPECT_EQ(Faults(Changed("s/move/card/"))[0],
            R"(deal 1, call 1, East: answered without a move; expected one, such as "move":"HT")");
  EXPECT_EQ(Faults(Engine("rollout"))[0].substr(0, 56),
            "deal 1, call 1, East: answered with an error: player for");
}

TEST(ProgramCheck, EndsWhereNoAnswerIsRight) {
  const auto run = Check("exit 3");
  EXPECT_EQ(run.out,
            "deal 1, call 1, East: ended with status 3\n"
            "deal 1, trick 1, East: ended with status 3\n"
            "deal 1, trick 1, South: ended with status 3\n"
            "deal 1, trick 1, West: ended with status 3\n"
            "deal 1, trick 1, North: ended with status 3\n"
            "klaverjas kbn: 5 requests in 1 deal, 5 faults; stopped, as no answer was right\n");
  EXPECT_EQ(run.status, 1);
}

TEST(ProgramCheck, GoesOnWithANewProgramAfterOneThatEnded) {
  // Each copy answers three requests.
  const auto faults =
      Faults("for n in 1 2 3; do read -r line; echo \"$line\" | " + Engine() + "; done");
  for (const std::string& fault : faults) {
    EXPECT_TRUE(fault.ends_with(": ended with status 0")) << fault;
  }
  EXPECT_GE(faults.size(), 8U);
}

TEST(ProgramCheck, NamesWhatWasWrittenWithoutBeingAsked) {
  // Written at once with an answer: `kind` of lines is followed by `more`.
  const auto with_more = [](const std::string& kind, const std::string& more) {
    return "while read -r line; do answer=$(echo \"$line\" | " + Engine() + "); case $answer in " +
           kind + ") printf '%s\\n" + more + "\\n' \"$answer\";; *) echo \"$answer\";; esac; done";
  };
  const auto faults = Faults(with_more("*", "thinking\\nhard"));
  EXPECT_EQ(faults[0],
            "deal 1, trick 1, East: wrote 'thinking�hard' without being asked; expected one line "
            "for each request, and all else on standard error");
  const auto last = Faults(with_more("*'\"id\":33,'*", "bye"));
  EXPECT_EQ(last, std::vector<std::string>(
                      {"after the last answer: wrote 'bye' without being asked; expected one line "
                       "for each request, and all else on standard error"}));
}

TEST(ProgramCheck, TellsNoAnswerFromOneThatIsLate) {
  const Arguments limits = {"--deals=1", "--time-limit=200", "--start-limit=200"};
  EXPECT_EQ(Faults("sleep 60", limits)[0],
            "deal 1, call 1, East: did not answer within 0.2 s; expected one line, and standard "
            "output flushed after it");
  // One of the answers, of a program that has answered before.
  const auto late = Faults(Engine() +
                               " | while read -r line; do case $line in *'\"id\":10,'*) "
                               "sleep 1.3;; esac; echo \"$line\"; done",
                           {"--deals=1", "--time-limit=1000"});
  ASSERT_EQ(late.size(), 1U);
  EXPECT_NE(late[0].find(": answered after 1."), std::string::npos) << late[0];
  EXPECT_TRUE(late[0].ends_with(" s; expected within 1 s")) << late[0];
}

TEST(ProgramCheck, SpeaksDutch) {
  const auto run = Check("exit 3", {"--lang=nl", "--game=boerenbridge"});
  const auto lines = Lines(run.out);
  EXPECT_EQ(lines.front(), "spel 1, bod van plaats 0: eindigde met status 3");
  EXPECT_EQ(lines.back(),
            "boerenbridge: 5 vragen in 1 spel, 5 fouten; gestopt, want geen antwoord was goed");
}

TEST(ProgramCheck, AsksAProgramThatPlaysCardsAloneForNoCall) {
  const std::string cards =
      Engine() + " | sed -u 's/\"move\":\"\\(pass\\|[SHDC]\\)\"/\"move\":\"?\"/'";
  EXPECT_EQ(Check(cards, {"--trump-and-declarer=random", "--deals=3"}).out,
            "klaverjas kbn: 96 requests in 3 deals, no faults\n");
  EXPECT_EQ(Check(cards, {"--deals=1"}).status, 1);
}

TEST(ProgramCheck, RejectsWhatIsNoProgramAndFlagsWithoutIt) {
  const auto wrong = [](const Arguments& flags) {
    Arguments arguments = {"engine"};
    arguments.insert(arguments.end(), flags.begin(), flags.end());
    const auto run = RunJasnel(arguments);
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_EQ(wrong({"--check=simple"}),
            "jasnel engine: --check: 'simple' is not a program; expected exec:COMMAND, such as "
            "exec:./my-bot\n");
  EXPECT_EQ(wrong({"--check=exec:"}),
            "jasnel engine: --check: 'exec:' with no command; expected one, such as "
            "exec:./my-bot\n");
  EXPECT_EQ(wrong({"--deals=3", "--lang=nl"}),
            "jasnel engine: --deals zonder --check; verwacht --check=exec:OPDRACHT, een programma "
            "om te controleren\n");
  EXPECT_EQ(wrong({"--check=exec:true", "--player=rule"}),
            "jasnel engine: --player with --check; expected one of them\n");
  EXPECT_EQ(wrong({"--check=exec:true", "--game=bridge"}),
            "jasnel engine: --game: 'bridge'; expected klaverjas or boerenbridge\n");
}

}  // namespace
}  // namespace jasnel::testing
