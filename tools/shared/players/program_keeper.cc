#include "tools/shared/players/program_keeper.h"

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
#include <cstdint>
#include <cstring>

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

constexpr milliseconds kGrace{250};    // to end by itself, and then on SIGTERM
constexpr milliseconds kKilling{500};  // for processes that were killed to be gone
constexpr milliseconds kPause{2};
constexpr int kAboveStandard = 10;  // descriptors that no dup2 to a standard one hits

void OnChild(int) {}  // so that waiting ends

#ifdef __linux__

// The process whose child `process`, a name in /proc, is; 0 where it is gone.
pid_t ParentOf(const char* process) {
  std::array<char, 64> path = {"/proc/"};
  constexpr const char* kStat = "/stat";
  const std::size_t length = std::strlen(process);
  const std::size_t begin = std::strlen(path.data());
  if (begin + length + std::strlen(kStat) >= path.size()) return 0;
  std::memcpy(path.data() + begin, process, length);
  std::memcpy(path.data() + begin + length, kStat, std::strlen(kStat) + 1);
  const int file = open(path.data(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  std::array<char, 512> text;
  const ssize_t size = read(file, text.data(), text.size() - 1);
  close(file);
  if (size <= 0) return 0;
  text[static_cast<std::size_t>(size)] = '\0';
  // "12 (a name with ) in it) S 34 ..."
  const char* const name_end = std::strrchr(text.data(), ')');
  if (name_end == nullptr || std::strlen(name_end) < 5) return 0;
  pid_t parent = 0;
  for (const char* digit = name_end + 4; *digit >= '0' && *digit <= '9'; ++digit) {
    parent = 10 * parent + (*digit - '0');
  }
  return parent;
}

// Kills the children of this process. Theirs become its children then.
void KillChildren() {
  struct Entry {  // as the kernel writes it
    std::uint64_t inode;
    std::int64_t offset;
    unsigned short size;
    unsigned char type;
    char name[1];
  };
  const int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  const pid_t self = getpid();
  alignas(Entry) std::array<char, 8192> block;
  for (;;) {
    const long size = syscall(SYS_getdents64, folder, block.data(), block.size());
    if (size <= 0) break;
    for (long at = 0; at < size;) {
      const char* const entry = block.data() + at;
      unsigned short length = 0;
      std::memcpy(&length, entry + offsetof(Entry, size), sizeof(length));
      const char* const name = entry + offsetof(Entry, name);
      at += length;
      pid_t process = 0;
      const char* digit = name;
      for (; *digit >= '0' && *digit <= '9'; ++digit) process = 10 * process + (*digit - '0');
      if (*digit == '\0' && process > 1 && ParentOf(name) == self) kill(process, SIGKILL);
    }
  }
  close(folder);
}

void CloseAllFrom(unsigned first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
  const long most = std::clamp(sysconf(_SC_OPEN_MAX), 256L, 65'536L);
  for (int i = static_cast<int>(first); i < most; ++i) close(i);
}

#else

void KillChildren() {}

void CloseAllFrom(unsigned first) {
  const long most = std::clamp(sysconf(_SC_OPEN_MAX), 256L, 65'536L);
  for (int i = static_cast<int>(first); i < most; ++i) close(i);
}

#endif

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
  const ProgramEnd none = {ProgramEnd::kNotStarted, errno};
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
      Sleep(kPause);
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
      const ProgramEnd end = {exited ? CLD_EXITED : CLD_KILLED,
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
    const auto deadline = Clock::now() + kGrace;
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
    const ProgramEnd none = {ProgramEnd::kNotStarted, errno};
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
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return errno;
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
