#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>

#include "tools/shared/system/system.h"

namespace jasnel::os {

std::vector<char*> Begin(int argc, char** argv) {
  // Whoever started this may have set it to be ignored; a reader that has gone ends the command.
  std::signal(SIGPIPE, SIG_DFL);
  return {argv, argv + argc};
}

int Open(const std::string& path, int flags, unsigned mode) {
  return open(path.c_str(), flags, mode);
}

std::ptrdiff_t Read(int descriptor, char* bytes, std::size_t size) {
  return read(descriptor, bytes, size);
}

std::ptrdiff_t Write(int descriptor, const char* bytes, std::size_t size) {
  return write(descriptor, bytes, size);
}

bool IsOpenAs(const std::string& path, int descriptor) {
  struct stat named = {};
  struct stat ours = {};
  return stat(path.c_str(), &named) == 0 && fstat(descriptor, &ours) == 0 &&
         named.st_dev == ours.st_dev && named.st_ino == ours.st_ino;
}

bool IsToBeWritten(int descriptor) { return (fcntl(descriptor, F_GETFL) & O_ACCMODE) != O_RDONLY; }

bool Status(const std::string& path, struct stat& status) {
  return stat(path.c_str(), &status) == 0;
}

bool Exists(const std::string& path) { return access(path.c_str(), F_OK) == 0; }

void Remove(const std::string& path) { unlink(path.c_str()); }

bool Rename(const std::string& from, const std::string& to) {
  return std::rename(from.c_str(), to.c_str()) == 0;
}

bool Sync(int descriptor) { return fsync(descriptor) == 0; }

void SetMode(int descriptor, unsigned mode) {
  static_cast<void>(!fchmod(descriptor, static_cast<mode_t>(mode)));
}

bool Lock(int descriptor) {
  return flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

std::ptrdiff_t ReadAt(int descriptor, char* bytes, std::size_t size, std::uint64_t place) {
  return pread(descriptor, bytes, size, static_cast<off_t>(place));
}

bool HasInput(int descriptor) {
  pollfd waiting = {descriptor, POLLIN, 0};
  return poll(&waiting, 1, 0) != 0;
}

std::string HostName() {
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) host[0] = '\0';
  return host.data();
}

bool OpenIfClicked(const std::string&) { return false; }

void OnInterrupt(void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  // Without SA_RESTART: a read that waits for input returns.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
}

}  // namespace jasnel::os
