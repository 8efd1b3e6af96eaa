// What a match started ends with it, however the match ends.

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "tests/tools/match/run.h"

namespace jasnel::testing {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// Longer than what is promised, for machines that are busy.
constexpr std::chrono::seconds kSoon{10};

bool Eventually(const std::function<bool()>& holds) {
  for (const auto end = Clock::now() + kSoon; Clock::now() < end;) {
    if (holds()) return true;
    std::this_thread::sleep_for(milliseconds(10));
  }
  return holds();
}

// Whoever takes in orphans here may be slow to wait for them.
bool IsGoneOrOrphan(pid_t process) {
  if (kill(process, 0) != 0) return errno == ESRCH;
  return RunScript("cut -d' ' -f3 /proc/" + std::to_string(process) + "/stat").out == "Z\n";
}

// A match against a program that writes down its own number and that of what it starts in a session
// of its own, and then hangs.
class HangingMatch {
 public:
  HangingMatch()
      : jasnel_({"match", "rule",
                 "exec:setsid sh -c \"echo \\$\\$ >> " + numbers_.path() +
                     "; trap '' TERM; exec sleep 300\" & echo $$ >> " + numbers_.path() +
                     "; trap '' TERM; sleep 300; sleep 300",
                 "--threads=1", "--time-limit=300000"}) {
    EXPECT_TRUE(Eventually([&] { return Numbers().size() >= 2; }));
  }

  LiveJasnel& jasnel() { return jasnel_; }

  std::vector<pid_t> Numbers() const {
    std::vector<pid_t> numbers;
    for (const std::string& line : Lines(numbers_.Read()))
      numbers.push_back(std::atoi(line.c_str()));
    return numbers;
  }

  void ExpectGone() const {
    for (const pid_t process : Numbers()) {
      EXPECT_GT(process, 1);
      EXPECT_TRUE(Eventually([&] { return IsGoneOrOrphan(process); })) << process;
    }
  }

 private:
  TemporaryFile numbers_{""};
  LiveJasnel jasnel_;
};

TEST(ProgramsOfAMatch, EndWithCtrlCWithoutWaitingForAnAnswer) {
  HangingMatch match;
  const auto start = Clock::now();
  match.jasnel().Signal(SIGINT);
  EXPECT_EQ(match.jasnel().Wait(), 130);
  EXPECT_LT(Clock::now() - start, kSoon);
  // The match has waited for them.
  for (const pid_t process : match.Numbers()) EXPECT_TRUE(IsGoneOrOrphan(process)) << process;
}

TEST(ProgramsOfAMatch, EndWithASecondCtrlC) {
  HangingMatch match;
  match.jasnel().Signal(SIGINT);
  std::this_thread::sleep_for(milliseconds(20));
  match.jasnel().Signal(SIGINT);
  EXPECT_EQ(match.jasnel().Wait(), 130);
  match.ExpectGone();
}

TEST(ProgramsOfAMatch, EndWithAMatchThatIsKilled) {
  for (const int signal : {SIGTERM, SIGHUP, SIGKILL}) {
    HangingMatch match;
    match.jasnel().Signal(signal);
    EXPECT_EQ(match.jasnel().Wait(), 128 + signal);
    match.ExpectGone();
  }
}

// Whoever reads standard error waits for all that hold it.
TEST(ProgramsOfAMatch, HoldNoStandardErrorAfterIt) {
  const auto start = Clock::now();
  const auto run = RunScript(
      "(jasnel match rule 'exec:setsid sleep 300 & read -r line; echo hello' --threads=1) 2>&1 | "
      "cat");
  EXPECT_NE(run.out.find("answered with 'hello'"), std::string::npos) << run.out;
  EXPECT_LT(Clock::now() - start, kSoon);
}

// Each writes down the seats it was asked for, and in which deal.
TEST(ProgramsOfAMatch, AreOneForEachSeatAndSoSeeOneHandOfADeal) {
  const TemporaryFile asked("");
  const std::string program =
      "exec:tee -a " + asked.path() + ".$$ | '" JASNEL_COMMAND "' engine --player=simple";
  const auto run = RunMatch({"simple", program, "--deals=3", "--threads=1"});
  EXPECT_EQ(run.status, 0) << run.err;
  const auto seats =
      RunScript("for file in " + asked.path() +
                ".*; do sed 's/.*\"seat\":\"\\(.\\)\".*/\\1/' $file | sort -u | tr -d "
                "'\\n'; echo; rm $file; done | sort");
  EXPECT_EQ(seats.out, "E\nN\nS\nW\n");
}

TEST(ProgramsOfAMatch, OfBoerenbridgeAreOneForEachSeat) {
  const TemporaryFile asked("");
  const std::string program =
      "exec:tee -a " + asked.path() + ".$$ | '" JASNEL_COMMAND "' engine --player=rule";
  const auto run = RunJasnel(
      {"boerenbridge", "match", "rule", program, "rule", "--rounds=1", "--cards=2", "--threads=1"});
  EXPECT_EQ(run.status, 0) << run.err;
  const auto seats = RunScript("for file in " + asked.path() +
                               ".*; do sed 's/.*\"seat\":\\(.\\),.*/\\1/' $file | sort -u | tr -d "
                               "'\\n'; echo; rm $file; done | sort");
  EXPECT_EQ(seats.out, "0\n1\n2\n");
}

}  // namespace
}  // namespace jasnel::testing
