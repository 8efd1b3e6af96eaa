#include "tools/shared/players/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <thread>
#include <utility>

#include "absl/strings/str_format.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kMomentToEnd{500};  // for a program to end when its output is closed
constexpr milliseconds kSlice{50};         // between looks at `cancel`

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

Message CannotStart(int error) {
  return Say("cannot be started: $0", "kan niet worden gestart: $0", SystemError(error));
}

}  // namespace

// What is printed stays in the program's own memory until it is flushed: that looks the same here.
Message NoAnswerWithin(milliseconds limit) {
  return Say("did not answer within $0 s; expected one line, and standard output flushed after it",
             "antwoordde niet binnen $0 s; verwacht één regel, en daarna een flush van de "
             "standaarduitvoer",
             absl::StrFormat("%g", std::chrono::duration<double>(limit).count()));
}

Result<std::unique_ptr<ChildProcess>> ChildProcess::Start(const std::string& command) {
  const auto cannot_start = [](int error) { return Error{CannotStart(error)}; };
  Pipe in;
  Pipe out;
  if (!in.Open() || !out.Open()) return cannot_start(errno);
  if (fcntl(in.write_end, F_SETFL, O_NONBLOCK) != 0) return cannot_start(errno);
  KeptProgram program;
  if (const int error = StartKept(command, in.read_end, out.write_end, program)) {
    return cannot_start(error);
  }
  return std::unique_ptr<ChildProcess>(
      new ChildProcess(program, std::exchange(in.write_end, -1), std::exchange(out.read_end, -1)));
}

ChildProcess::~ChildProcess() {
  Shutdown();
  while (waitpid(program_.keeper, nullptr, 0) < 0 && errno == EINTR) {
  }
  close(output_);
}

void ChildProcess::Shutdown() {
  if (input_ < 0) return;
  close(std::exchange(input_, -1));
  close(std::exchange(program_.line, -1));
}

// After its output was closed.
Message ChildProcess::HowItEnded() const {
  constexpr Phrase kUnknown = {"closed its output without an answer",
                               "sloot zijn uitvoer zonder te antwoorden"};
  pollfd waiting = {program_.line, POLLIN, 0};
  if (poll(&waiting, 1, static_cast<int>(kMomentToEnd.count())) != 1) return kUnknown;
  ProgramEnd end;
  if (read(program_.line, &end, sizeof(end)) != static_cast<ssize_t>(sizeof(end))) return kUnknown;
  if (end.code == ProgramEnd::kNotStarted) return CannotStart(end.status);
  if (end.code != CLD_EXITED) {
    return Say("was killed by signal $0", "is beëindigd door signaal $0", end.status);
  }
  constexpr Phrase kNotFound = {", which is that of a command that was not found",
                                ", die van een opdracht die niet is gevonden"};
  return Say("ended with status $0$1", "eindigde met status $0$1", end.status,
             end.status == 127 ? kNotFound : Phrase{});
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

std::string ChildProcess::TakeUnasked(milliseconds moment) {
  pollfd written = {output_, POLLIN, 0};
  while (received_.size() <= LineReader::kLongestLine &&
         poll(&written, 1, received_.empty() ? static_cast<int>(moment.count()) : 0) == 1 &&
         Read()) {
  }
  return std::exchange(received_, {});
}

Result<std::string> ChildProcess::Ask(std::string_view line, milliseconds limit,
                                      const std::array<const std::atomic<bool>*, 2>& cancels) {
  if (input_ < 0) return Error{Phrase{"no longer accepts requests", "neemt geen vragen meer aan"}};
  const auto deadline = Clock::now() + limit;
  for (;;) {
    if (const std::size_t end = received_.find('\n'); end != std::string::npos) {
      std::string answer = received_.substr(0, end);
      received_.erase(0, end + 1);
      return answer;
    }
    if (received_.size() > LineReader::kLongestLine) {
      return Error{Say("answered with more than $0 bytes; expected one line",
                       "antwoordde met meer dan $0 bytes; verwacht één regel",
                       LineReader::kLongestLine)};
    }
    for (const std::atomic<bool>* const cancel : cancels) {
      if (cancel != nullptr && *cancel) {
        return Error{Phrase{"was interrupted", "is onderbroken"}};
      }
    }
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    if (left.count() <= 0) {
      return Error{NoAnswerWithin(limit)};
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
