// `jasnel engine` over a pipe.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <string>
#include <thread>
#include <vector>

#include "tests/tools/engine/run.h"
#include "tests/tools/support/stopped_run.h"
#include "tools/shared/input/input_file.h"

namespace jasnel::testing {
namespace {

const std::string kCardLine = std::string(kCardRequest) + "\n";
const std::string kCallLine = std::string(kCallRequest) + "\n";

TEST(Engine, AnswersWithACardOrACall) {
  const auto answers = Objects(RunEngine(kCardLine + kCallLine));
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0]["id"], 7);
  EXPECT_EQ(answers[0]["move"], "C7");
  EXPECT_EQ(answers[1]["id"], 8);
  EXPECT_EQ(answers[1]["move"], "H");
  for (const Json& answer : answers) {
    EXPECT_TRUE(answer["worlds"].is_number_unsigned());
    EXPECT_TRUE(answer["time_us"].is_number());
  }
}

TEST(Engine, AnswersOneLineBeforeTheNextOneIsThere) {
  LiveJasnel jasnel({"engine", "--player=simple"});
  for (int i = 0; i < 3; ++i) {
    jasnel.Write(kCardLine);
    EXPECT_EQ(ParseJson(jasnel.ReadLine())["move"], "C7");
  }
  jasnel.CloseInput();
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 0);
}

// The player's own time is that in which it computes.
TEST(Engine, ThinksAsLongThoughItIsStoppedMeanwhile) {
#ifndef __linux__
  GTEST_SKIP() << "nothing here tells how long a thread has computed";
#endif
  const std::string klaverjas =
      R"({"dealer":"N","hand":"SA S7 HJ HT H8 C8 C7 D7","trump":"H","declarer":"E","tricks":[]})";
  const std::string boerenbridge =
      R"({"game":"boerenbridge","players":4,"hand":"SQ HT H4 D8 C8 SA DK"})";
  for (const std::string& line : {klaverjas, boerenbridge}) {
    const std::vector<std::string> engine = {"engine", "--player=full:ms=200"};
    Json whole = OneObject(RunJasnel(engine, line));
    LiveJasnel jasnel(engine);
    jasnel.Write(line + "\n");
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    jasnel.Signal(SIGSTOP);
    std::this_thread::sleep_for(std::chrono::milliseconds(400));
    jasnel.Signal(SIGCONT);
    Json stopped = ParseJson(jasnel.ReadLine());
    EXPECT_TRUE(whole.erase("time_us") == 1 && stopped.erase("time_us") == 1);
    EXPECT_EQ(stopped, whole);
    jasnel.CloseInput();
    EXPECT_EQ(jasnel.Wait(), 0);
  }
}

TEST(Engine, AnswersTheLastLineWithoutALineEnd) {
  EXPECT_EQ(OneObject(RunEngine(kCardRequest))["move"], "C7");
}

TEST(Engine, AnswersWrongRequestsWithAnErrorAndGoesOn) {
  const std::string wrong = "{\"id\":3}\nno json\n" + std::string("\0\n", 2) + "[1]\n";
  const auto run = RunEngine(wrong + kCardLine);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  const auto answers = Objects(run);
  ASSERT_EQ(answers.size(), 5U);
  EXPECT_EQ(answers[0].dump(), R"({"id":3,"error":"no key dealer; expected N, E, S or W"})");
  for (int i = 1; i < 4; ++i) EXPECT_EQ(KeysOf(answers[i]), (Keys{"id", "error"}));
  EXPECT_EQ(answers[4]["move"], "C7");
}

TEST(Engine, AnswersALineThatIsTooLongWithAnErrorAndGoesOn) {
  const std::string fits =
      std::string(LineReader::kLongestLine - kCardLine.size() + 1, ' ') + kCardLine;
  const auto answers =
      Objects(RunEngine(std::string(10'000'000, '{') + "\n" + kCardLine + " " + fits + fits));
  ASSERT_EQ(answers.size(), 4U);
  const std::string error =
      R"(longer than 65536 bytes; expected a request, such as {"id":1,"dealer":"N","hand":["SA",...]})";
  EXPECT_EQ(answers[0].dump(), Json({{"id", nullptr}, {"error", error}}).dump());
  EXPECT_EQ(answers[1]["move"], "C7");
  EXPECT_EQ(answers[2]["error"], error);
  EXPECT_EQ(answers[3]["move"], "C7");
}

TEST(Engine, SkipsEmptyLinesAndComments) {
  const auto run = RunEngine("\n  \r\n# " + kCardLine + "\n" + kCardLine);
  EXPECT_EQ(Objects(run).size(), 1U);
}

TEST(Engine, WithoutRequestsEndsQuietly) {
  const auto run = RunEngine("");
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out + run.err, "");
}

TEST(Engine, GivesTheSameMoveForTheSameSeed) {
  std::string lines;
  for (int seed = 0; seed < 20; ++seed) {
    Json request = CardRequest();
    request["seed"] = seed;
    lines += request.dump() + "\n";
  }
  const auto first = Objects(RunEngine(lines, "random"));
  const auto second = Objects(RunEngine(lines, "random"));
  ASSERT_EQ(first.size(), 20U);
  bool both[2] = {false, false};
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i]["move"], second[i]["move"]);
    both[first[i]["move"] == "C8" ? 1 : 0] = true;
  }
  EXPECT_TRUE(both[0] && both[1]);
}

TEST(Engine, PlaysWithTheDefaultPlayerWithinItsBudget) {
  Json request = CardRequest();
  request["budget_ms"] = 20;
  const auto answer = OneObject(RunJasnel({"engine"}, request.dump() + "\n"));
  EXPECT_TRUE(answer["move"] == "C8" || answer["move"] == "C7") << answer;
}

TEST(Engine, EndsWithCtrlC) {
  LiveJasnel jasnel({"engine", "--player=simple"});
  jasnel.Write(kCardLine);
  EXPECT_NE(jasnel.ReadLine(), "");
  StopWhileWaiting(jasnel);
}

TEST(Engine, ThatNobodyReadsAnyMoreEndsQuietly) {
  const auto run = RunScript("yes '" + std::string(kCardRequest) +
                             "' 2> /dev/null | jasnel engine --player=simple | head -n 3");
  EXPECT_EQ(Lines(run.out).size(), 3U);
  EXPECT_EQ(run.err, "");
}

TEST(Engine, ThatCannotWriteSaysSo) {
  const auto run = RunScript("echo '" + std::string(kCardRequest) +
                             "' | jasnel engine --player=simple > /dev/full");
  EXPECT_EQ(run.err, "jasnel engine: cannot write the answers: No space left on device\n");
  EXPECT_EQ(run.status, 1);
}

TEST(Engine, ThatCannotReadSaysSo) {
  const auto run = RunScript("jasnel engine --player=simple < /");
  EXPECT_EQ(run.err,
            "jasnel engine: standard input cannot be read: Is a directory; expected a request on "
            "each line\n");
  EXPECT_EQ(run.status, 1);
}

TEST(Engine, RefusesAPlayerThatIsNoneOrSeesAll) {
  const auto none = RunEngine("", "clever");
  EXPECT_EQ(none.status, 2);
  EXPECT_TRUE(none.err.starts_with("jasnel engine: --player: 'clever' is not a player; expected "));
  const auto open = RunEngine("", "open-hands");
  EXPECT_EQ(open.status, 2);
  EXPECT_EQ(open.err,
            "jasnel engine: --player: 'open-hands' must see all hands; expected a player who sees "
            "one, such as full\n");
}

TEST(Engine, TakesNoMoreMemoryForMoreRequests) {
  std::string many;
  for (int i = 0; i < 5000; ++i) many += kCardLine;
  const auto few = RunEngine(kCardLine);
  const auto run = RunEngine(many);
  EXPECT_EQ(Lines(run.out).size(), 5000U);
  EXPECT_LT(run.peak_kilobytes - few.peak_kilobytes, 2000);
}

}  // namespace
}  // namespace jasnel::testing
