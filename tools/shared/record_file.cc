#include "tools/shared/record_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>

#include "tools/shared/text/system_error.h"

namespace jasnel {
namespace {

Error CannotWrite(const std::string& path) {
  return Error{Say("$0: $1; expected a file to add records to",
                   "$0: $1; verwacht een bestand om verslagen aan toe te voegen", path,
                   SystemError(errno))};
}

}  // namespace

RecordFile::RecordFile(RecordFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)) {}

RecordFile::~RecordFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

Result<RecordFile> RecordFile::Open(const std::string& path) {
  // Read too: whether its last line has an end.
  constexpr int kFlags = O_CREAT | O_APPEND | O_CLOEXEC;
  int descriptor = open(path.c_str(), O_RDWR | kFlags, 0666);
  if (descriptor < 0) descriptor = open(path.c_str(), O_WRONLY | kFlags, 0666);
  if (descriptor < 0) return CannotWrite(path);
  return RecordFile(descriptor, path);
}

std::optional<Error> RecordFile::Append(std::string line) {
  const off_t size = lseek(descriptor_, 0, SEEK_END);
  char last = '\n';
  if (size > 0 && pread(descriptor_, &last, 1, size - 1) == 1 && last != '\n') line = "\n" + line;
  for (std::size_t done = 0; done < line.size();) {
    const ssize_t written = write(descriptor_, line.data() + done, line.size() - done);
    if (written < 0 && errno != EINTR) return CannotWrite(path_);
    if (written > 0) done += static_cast<std::size_t>(written);
  }
  return std::nullopt;
}

}  // namespace jasnel
