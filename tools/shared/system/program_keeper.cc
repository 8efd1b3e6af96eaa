#include "tools/shared/system/program_keeper.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <string_view>
#include <utility>

#include "tools/shared/system/started_program.h"

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// The keeper is forked from a process that may have several threads, and becomes no other program:
// it may call only what is safe in a signal handler. So nothing here allocates once it has begun.

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kGraceToEnd{250};  // to end by itself, and then on SIGTERM
constexpr milliseconds kKilling{500};     // for processes that were killed to be gone
constexpr milliseconds kPauseBetweenLooks{2};
constexpr int kAboveStandard = 10;  // descriptors that no dup2 to a standard one hits

void OnChild(int) {}  // so that waiting ends

// Kills the children of this process, as the kernel lists them: their numbers, a space behind each.
// Theirs become its children then.
void KillChildren() {
#ifdef __linux__
  const int list = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (list < 0) return;
  std::array<char, 4096> block;
  pid_t child = 0;
  for (ssize_t size = 0; (size = read(list, block.data(), block.size())) > 0;) {
    for (const char written : std::string_view(block.data(), static_cast<std::size_t>(size))) {
      if (written != ' ') {
        child = 10 * child + (written - '0');
      } else if (const pid_t whole = std::exchange(child, 0); whole > 1) {
        kill(whole, SIGKILL);
      }
    }
  }
  close(list);
#endif
}

void CloseAllFrom(unsigned first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
  const long most = std::clamp(sysconf(_SC_OPEN_MAX), 256L, 65'536L);
  for (int i = static_cast<int>(first); i < most; ++i) close(i);
}

// Becomes the shell that runs the program. `line` closes with that.
[[noreturn]] void BecomeProgram(const char* command, int input, int output, int line, pid_t keeper,
                                const sigset_t& signals) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != keeper) _exit(127);  // it has gone already
#else
  static_cast<void>(keeper);
#endif
  struct sigaction usual = {};
  usual.sa_handler = SIG_DFL;
  for (const int number : {SIGPIPE, SIGINT, SIGCHLD}) sigaction(number, &usual, nullptr);
  sigprocmask(SIG_SETMASK, &signals, nullptr);
  if (dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0) {
    execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
  }
  const ProgramEnd none = {ProgramEnd::Kind::kNotStarted, errno};
  static_cast<void>(!write(line, &none, sizeof(none)));
  _exit(127);
}

// Waits for the program, and ends it in the end.
class Keeper {
 public:
  // `line` is its only descriptor. All signals are blocked.
  Keeper(pid_t program, int line) : program_(program), line_(line) {
    sigfillset(&but_children_);
    sigdelset(&but_children_, SIGCHLD);
  }

  // Until the line is closed.
  void Wait() {
    fd_set watched;
    do {
      Look();
      FD_ZERO(&watched);
      FD_SET(line_, &watched);
    } while (pselect(line_ + 1, &watched, nullptr, nullptr, nullptr, &but_children_) < 0 &&
             errno == EINTR);
  }

  void EndAll() {
    WaitForProgram();
    if (runs_) {
      kill(-program_, SIGTERM);
      WaitForProgram();
    }
    const auto deadline = Clock::now() + kKilling;
    do {
      // Its number is that of its group, and not used again before it was waited for.
      if (runs_) kill(-program_, SIGKILL);
      KillChildren();
      Sleep(kPauseBetweenLooks);
      Look();
    } while (has_children_ && Clock::now() < deadline);
  }

 private:
  // Waits for what has ended, and tells if the program has.
  void Look() {
    int status = 0;
    pid_t ended = 0;
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
      if (ended != program_) continue;
#ifndef __linux__
      kill(-program_, SIGKILL);  // what it left behind: nothing tells of it later
#endif
      runs_ = false;
      const bool exited = WIFEXITED(status);
      const ProgramEnd end = {exited ? ProgramEnd::Kind::kExited : ProgramEnd::Kind::kKilled,
                              exited ? WEXITSTATUS(status) : WTERMSIG(status)};
      static_cast<void>(!write(line_, &end, sizeof(end)));
    }
    has_children_ = ended == 0;
  }

  void Sleep(std::chrono::nanoseconds time) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
    const timespec span = {static_cast<time_t>(seconds.count()),
                           static_cast<long>((time - seconds).count())};
    pselect(0, nullptr, nullptr, nullptr, &span, &but_children_);
  }

  void WaitForProgram() {
    const auto deadline = Clock::now() + kGraceToEnd;
    for (Look(); runs_ && Clock::now() < deadline; Look()) Sleep(deadline - Clock::now());
  }

  pid_t program_;
  int line_;
  sigset_t but_children_;
  bool runs_ = true;
  bool has_children_ = true;
};

[[noreturn]] void Keep(const char* command, int input, int output, int line,
                       const sigset_t& signals) {
  const pid_t self = getpid();
  setpgid(0, 0);
  // Before there is a child: where SIGCHLD is ignored, nothing tells how one ended.
  struct sigaction action = {};
  action.sa_handler = OnChild;
  sigaction(SIGCHLD, &action, nullptr);
#ifdef __linux__
  prctl(PR_SET_NAME, "jasnel-keeper");
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  input = fcntl(input, F_DUPFD_CLOEXEC, kAboveStandard);
  output = fcntl(output, F_DUPFD_CLOEXEC, kAboveStandard);
  line = fcntl(line, F_DUPFD_CLOEXEC, kAboveStandard);
  const pid_t program = fork();
  if (program == 0) BecomeProgram(command, input, output, line, self, signals);
  if (program < 0) {
    const ProgramEnd none = {ProgramEnd::Kind::kNotStarted, errno};
    static_cast<void>(!write(line, &none, sizeof(none)));
    _exit(1);
  }
  setpgid(program, program);  // both do, whoever comes first
  constexpr int kLine = 0;
  dup2(line, kLine);
  CloseAllFrom(kLine + 1);
  Keeper keeper(program, kLine);
  keeper.Wait();
  keeper.EndAll();
  _exit(0);
}

}  // namespace

int StartKept(const std::string& command, int input, int output, KeptProgram& started) {
  std::array<int, 2> ends{};
#ifdef __APPLE__
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0) return errno;
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
#else
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return errno;
#endif
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t keeper = fork();
  if (keeper == 0) {
    close(ends[0]);
    Keep(command.c_str(), input, output, ends[1], before);
  }
  const int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  close(ends[1]);
  if (keeper < 0) {
    close(ends[0]);
    return error;
  }
  started = {keeper, ends[0]};
  return 0;
}

}  // namespace jasnel
