#include "tools/shared/whole_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <utility>

#include "tools/shared/text/system_error.h"

namespace jasnel {
namespace {

Error CannotRead(const std::string& path) {
  return Error{Say("$0: $1; expected a file to read", "$0: $1; verwacht een bestand om te lezen",
                   path, SystemError(errno))};
}

// Hosts that share a disk have names of their own.
std::string TemporaryNameOf(const std::string& path) {
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) host[0] = '\0';
  return path + ".part-" + host.data() + "-" + std::to_string(getpid());
}

}  // namespace

Result<std::string> ReadWholeFile(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return CannotRead(path);
  std::string bytes;
  std::array<char, 1 << 16> buffer;
  for (;;) {
    const ssize_t count = read(descriptor, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      Error error = CannotRead(path);
      close(descriptor);
      return error;
    }
    if (count == 0) break;
    bytes.append(buffer.data(), static_cast<std::size_t>(count));
  }
  close(descriptor);
  return bytes;
}

WholeFile::WholeFile(std::string path) : path_(std::move(path)), part_(TemporaryNameOf(path_)) {
  descriptor_ = open(part_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
}

WholeFile::~WholeFile() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  unlink(part_.c_str());
}

std::optional<Error> WholeFile::Fail() {
  Error error{Say("$0: $1; expected a file to write",
                  "$0: $1; verwacht een bestand om te schrijven", path_, SystemError(errno))};
  if (descriptor_ >= 0) {
    close(std::exchange(descriptor_, -1));
    unlink(part_.c_str());
  }
  return error;
}

std::optional<Error> WholeFile::Write(std::string_view bytes) {
  if (descriptor_ < 0) return Fail();
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR) return Fail();
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return std::nullopt;
}

std::optional<Error> WholeFile::Finish() {
  if (descriptor_ < 0) return Fail();
  // Some file systems say only now that they are full.
  if (fsync(descriptor_) != 0) return Fail();
  const int descriptor = std::exchange(descriptor_, -1);
  if (close(descriptor) == 0 && std::rename(part_.c_str(), path_.c_str()) == 0) return std::nullopt;
  const auto error = Fail();
  unlink(part_.c_str());
  return error;
}

std::optional<Error> WriteWholeFile(const std::string& path, std::string_view bytes) {
  WholeFile file(path);
  if (auto error = file.Write(bytes)) return error;
  return file.Finish();
}

}  // namespace jasnel
