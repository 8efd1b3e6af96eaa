#include "tools/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <thread>
#include <utility>

#include "absl/strings/str_format.h"
#include "tools/line_reader.h"

extern char** environ;

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kMoment{500};  // for a program to end when its input is closed
constexpr milliseconds kSlice{50};    // between looks at `cancel`

// Both ends of a pipe, which no other program that is started gets hold of.
struct Pipe {
  int read_end = -1;
  int write_end = -1;

  bool Open() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    read_end = ends[0];
    write_end = ends[1];
    return true;
  }
  ~Pipe() {
    if (read_end >= 0) close(read_end);
    if (write_end >= 0) close(write_end);
  }
};

// Starts the shell; an errno where that fails.
int Spawn(const std::string& command, int input, int output, pid_t& process) {
  std::string shell = "sh";
  std::string flag = "-c";
  std::string text = command;
  const std::array<char*, 4> words = {shell.data(), flag.data(), text.data(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (const int error = posix_spawn_file_actions_init(&actions)) return error;
  if (const int error = posix_spawnattr_init(&attributes)) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  sigaddset(&defaults, SIGINT);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes,
                           static_cast<short>(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF));
  int error = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  if (error == 0) error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  if (error == 0) {
    error = posix_spawn(&process, "/bin/sh", &actions, &attributes, words.data(), environ);
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

// Writes as `write` does; a reader that has gone is an error here, and no signal that ends this
// process.
ssize_t WriteUnsignalled(int descriptor, std::string_view text) {
  sigset_t broken_pipe;
  sigset_t before;
  sigemptyset(&broken_pipe);
  sigaddset(&broken_pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
  const ssize_t written = write(descriptor, text.data(), text.size());
  const int error = errno;
  if (written < 0 && error == EPIPE) {
    const timespec at_once = {};
    while (sigtimedwait(&broken_pipe, nullptr, &at_once) < 0 && errno == EINTR) {
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  errno = error;
  return written;
}

// How a process ended, and its number, if it has; both can be asked again.
siginfo_t HowItIs(pid_t process) {
  siginfo_t info = {};
  waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT);
  return info;
}

}  // namespace

Result<std::unique_ptr<ChildProcess>> ChildProcess::Start(const std::string& command) {
  const auto cannot_start = [](int error) {
    return Error{"cannot be started: " + std::system_category().message(error)};
  };
  Pipe in;
  Pipe out;
  if (!in.Open() || !out.Open()) return cannot_start(errno);
  if (fcntl(in.write_end, F_SETFL, O_NONBLOCK) != 0) return cannot_start(errno);
  pid_t process = -1;
  if (const int error = Spawn(command, in.read_end, out.write_end, process)) {
    return cannot_start(error);
  }
  return std::unique_ptr<ChildProcess>(
      new ChildProcess(process, std::exchange(in.write_end, -1), std::exchange(out.read_end, -1)));
}

ChildProcess::~ChildProcess() {
  close(input_);
  if (!EndsWithin(kMoment)) {
    kill(-process_, SIGTERM);
    EndsWithin(kMoment);
  }
  // It is not waited for yet, so that its number, which is that of its group, is not used again.
  kill(-process_, SIGKILL);
  while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
  close(output_);
}

bool ChildProcess::EndsWithin(milliseconds time) const {
  const auto deadline = Clock::now() + time;
  for (milliseconds pause{1};; pause = std::min(2 * pause, milliseconds(20))) {
    if (HowItIs(process_).si_pid == process_) return true;
    if (Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(pause);
  }
}

// After its output was closed.
std::string ChildProcess::HowItEnded() const {
  if (!EndsWithin(kMoment)) return "closed its output without an answer";
  const siginfo_t info = HowItIs(process_);
  if (info.si_code != CLD_EXITED) {
    return "was killed by signal " + std::to_string(info.si_status);
  }
  const bool not_found = info.si_status == 127;
  return "ended with status " + std::to_string(info.si_status) +
         (not_found ? ", which is that of a command that was not found" : "");
}

// Writes what there is room for, and takes it off.
void ChildProcess::Write(std::string_view& unsent) const {
  const ssize_t written = WriteUnsignalled(input_, unsent);
  if (written >= 0) {
    unsent.remove_prefix(static_cast<std::size_t>(written));
  } else if (errno != EAGAIN && errno != EINTR) {
    unsent = {};  // it reads no more; its output tells why
  }
}

// Reads what has come in. False at the end.
bool ChildProcess::Read() {
  std::array<char, 4096> block;
  const ssize_t count = read(output_, block.data(), block.size());
  if (count > 0) received_.append(block.data(), static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && errno == EINTR);
}

Result<std::string> ChildProcess::Ask(std::string_view line, milliseconds limit,
                                      const std::atomic<bool>* cancel) {
  const auto deadline = Clock::now() + limit;
  for (;;) {
    if (const std::size_t end = received_.find('\n'); end != std::string::npos) {
      std::string answer = received_.substr(0, end);
      received_.erase(0, end + 1);
      return answer;
    }
    if (received_.size() > LineReader::kLongestLine) {
      return Error{absl::StrFormat("answered with more than %d bytes; expected one line",
                                   LineReader::kLongestLine)};
    }
    if (cancel != nullptr && *cancel) return Error{"was interrupted"};
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    if (left.count() <= 0) {
      return Error{absl::StrFormat("did not answer within %g s",
                                   std::chrono::duration<double>(limit).count())};
    }
    std::array<pollfd, 2> waiting = {
        {{output_, POLLIN, 0}, {line.empty() ? -1 : input_, POLLOUT, 0}}};
    if (poll(waiting.data(), waiting.size(), static_cast<int>(std::min(left, kSlice).count())) <
        1) {
      continue;
    }
    if (waiting[1].revents != 0) Write(line);
    if (waiting[0].revents != 0 && !Read()) return Error{HowItEnded()};
  }
}

}  // namespace jasnel
