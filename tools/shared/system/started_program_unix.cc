#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "tools/shared/system/program_keeper.h"
#include "tools/shared/system/started_program.h"

namespace jasnel {
namespace {

// Both ends of a pipe, which no other program that is started gets hold of.
struct Pipe {
  int read_end = -1;
  int write_end = -1;

  bool Open() {
    std::array<int, 2> ends{};
#ifdef __APPLE__
    if (pipe(ends.data()) != 0) return false;
    for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
#else
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
#endif
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
#ifdef __APPLE__
  // Set to be so for this descriptor.
  return write(descriptor, text.data(), text.size());
#else
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
#endif
}

}  // namespace

struct StartedProgram::Parts {
  KeptProgram program = {};
  int input = -1;  // to the program; -1 once it was left
  int output = -1;
};

StartedProgram::StartedProgram(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

std::unique_ptr<StartedProgram> StartedProgram::Start(const std::string& command) {
  Pipe in;
  Pipe out;
  if (!in.Open() || !out.Open() || fcntl(in.write_end, F_SETFL, O_NONBLOCK) != 0) return nullptr;
#ifdef __APPLE__
  fcntl(in.write_end, F_SETNOSIGPIPE, 1);
#endif
  KeptProgram program;
  if (const int error = StartKept(command, in.read_end, out.write_end, program)) {
    errno = error;
    return nullptr;
  }
  return std::unique_ptr<StartedProgram>(new StartedProgram(std::make_unique<Parts>(
      Parts{program, std::exchange(in.write_end, -1), std::exchange(out.read_end, -1)})));
}

StartedProgram::~StartedProgram() {
  Leave();
  while (waitpid(parts_->program.keeper, nullptr, 0) < 0 && errno == EINTR) {
  }
  close(parts_->output);
}

void StartedProgram::Leave() {
  if (is_left()) return;
  close(std::exchange(parts_->input, -1));
  close(std::exchange(parts_->program.line, -1));
}

bool StartedProgram::is_left() const { return parts_->input < 0; }

StartedProgram::Ready StartedProgram::Wait(bool to_write, std::chrono::milliseconds limit) {
  std::array<pollfd, 2> waiting = {
      {{parts_->output, POLLIN, 0}, {to_write ? parts_->input : -1, POLLOUT, 0}}};
  if (poll(waiting.data(), waiting.size(), static_cast<int>(limit.count())) < 1) return {};
  return {waiting[0].revents != 0, waiting[1].revents != 0};
}

void StartedProgram::Write(std::string_view& unsent) {
  const ssize_t written = WriteUnsignalled(parts_->input, unsent);
  if (written >= 0) {
    unsent.remove_prefix(static_cast<std::size_t>(written));
  } else if (errno != EAGAIN && errno != EINTR) {
    unsent = {};  // its output tells why
  }
}

bool StartedProgram::Read(std::string& received) {
  std::array<char, 4096> block;
  const ssize_t count = read(parts_->output, block.data(), block.size());
  if (count > 0) received.append(block.data(), static_cast<std::size_t>(count));
  return count > 0 || (count < 0 && errno == EINTR);
}

std::optional<ProgramEnd> StartedProgram::End(std::chrono::milliseconds limit) {
  pollfd waiting = {parts_->program.line, POLLIN, 0};
  ProgramEnd end;
  if (poll(&waiting, 1, static_cast<int>(limit.count())) != 1 ||
      read(parts_->program.line, &end, sizeof(end)) != static_cast<ssize_t>(sizeof(end))) {
    return std::nullopt;
  }
  return end;
}

}  // namespace jasnel
