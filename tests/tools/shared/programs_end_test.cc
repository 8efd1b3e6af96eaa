// Programs of others end with the player, and with them all that they started.

#include <gtest/gtest.h>
#include <signal.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "tests/tools/shared/exec_player.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// The number of the process that a program told in a file.
pid_t ProcessIn(const TemporaryFile& file) { return std::atoi(file.Read().c_str()); }

bool IsGone(pid_t process) { return kill(process, 0) != 0 && errno == ESRCH; }

TEST(ExecPlayer, EndsItsProgramWithTheInput) {
  const TemporaryFile process("");
  const TemporaryFile ended("");
  {
    const auto player = Make("exec:echo $$ > " + process.path() + "; " +
                             R"(read -r line; echo '{"id":1,"move":"C7"}'; )" +
                             "read -r line || echo input ended > " + ended.path());
    ASSERT_TRUE(player->ChooseCard(CardView(), {}).ok());
  }
  EXPECT_EQ(ended.Read(), "input ended\n");
  EXPECT_GT(ProcessIn(process), 0);
  EXPECT_TRUE(IsGone(ProcessIn(process)));
}

TEST(ExecPlayer, EndsItsProgramWithTheInputThoughAnotherWasStartedLater) {
  const TemporaryFile ended("");
  const std::string answers = R"(read -r line; echo '{"id":1,"move":"C7"}'; )";
  auto first = Make("exec:" + answers + "read -r line || echo input ended > " + ended.path());
  ASSERT_TRUE(first->ChooseCard(CardView(), {}).ok());
  const auto second = Make("exec:" + answers + "sleep 60");
  ASSERT_TRUE(second->ChooseCard(CardView(), {}).ok());
  first.reset();
  EXPECT_EQ(ended.Read(), "input ended\n");
}

TEST(ExecPlayer, EndsAProgramThatWillNot) {
  const TemporaryFile process("");
  {
    const auto player = Make("exec:trap '' TERM; echo $$ > " + process.path() +
                             R"(; echo '{"id":1,"move":"C7"}'; while :; do sleep 0.1; done)");
    ASSERT_TRUE(player->ChooseCard(CardView(), {}).ok());
  }
  EXPECT_GT(ProcessIn(process), 0);
  EXPECT_TRUE(IsGone(ProcessIn(process)));
}

TEST(ExecPlayer, EndsWhatItsProgramStartedInASessionOfItsOwn) {
  const TemporaryFile process("");
  {
    const auto player =
        Make("exec:setsid sh -c 'echo $$ > " + process.path() +
             R"(; sleep 60; sleep 60' & while [ ! -s )" + process.path() +
             R"( ]; do sleep 0.01; done; echo '{"id":1,"move":"C7"}'; read -r line)");
    ASSERT_TRUE(player->ChooseCard(CardView(), {}).ok());
  }
  EXPECT_GT(ProcessIn(process), 1);
  EXPECT_TRUE(IsGone(ProcessIn(process)));
}

TEST(ExecPlayer, EndsManyProgramsThatWillNotInTheTimeOfOne) {
  const auto hangs = R"(exec:trap '' TERM; echo '{"id":1,"move":"C7"}'; while :; do sleep 1; done)";
  std::vector<std::unique_ptr<Player>> players;
  for (int i = 0; i < 24; ++i) {
    players.push_back(Make(hangs));
    ASSERT_TRUE(players.back()->ChooseCard(CardView(), {}).ok());
  }
  const auto start = Clock::now();
  for (const auto& player : players) player->Shutdown();
  players.clear();
  EXPECT_LT(Clock::now() - start, std::chrono::seconds(8));  // one after the other it would be 12
}

TEST(ExecPlayer, EndsWhatItsProgramStarted) {
  const TemporaryFile process("");
  {
    const auto player = Make("exec:sleep 60 & echo $! > " + process.path() +
                             R"(; echo '{"id":1,"move":"C7"}'; read -r line)");
    ASSERT_TRUE(player->ChooseCard(CardView(), {}).ok());
  }
  const pid_t sleeper = ProcessIn(process);
  EXPECT_GT(sleeper, 0);
  // Whoever takes in orphans here may be slow to wait for it.
  for (int i = 0; i < 100 && !IsGone(sleeper); ++i) {
    const std::string status =
        RunScript("cut -d' ' -f3 /proc/" + std::to_string(sleeper) + "/stat").out;
    if (status == "Z\n") return;
    std::this_thread::sleep_for(milliseconds(20));
  }
  EXPECT_TRUE(IsGone(sleeper));
}

TEST(ExecPlayer, ThatIsNeverAskedStartsNothing) {
  const TemporaryFile started("");
  Make("exec:echo started > " + started.path());
  std::this_thread::sleep_for(milliseconds(50));
  EXPECT_EQ(started.Read(), "");
}

}  // namespace
}  // namespace jasnel::testing
