#include "tools/shared/input/input_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "tools/shared/text/system_error.h"

namespace jasnel {

InputFile::InputFile(InputFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), size_(other.size_) {}

InputFile::~InputFile() {
  if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

Result<InputFile> InputFile::Open(const std::string& path, const Message& expected) {
  const auto cannot_read = [&](const Message& why) {
    return Error{Say("$0: $1; expected $2", "$0: $1; verwacht $2", path, why, expected)};
  };
  InputFile file(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status = {};
  if (file.descriptor_ < 0 || fstat(file.descriptor_, &status) != 0) {
    return cannot_read(SystemError(errno));
  }
  if (S_ISDIR(status.st_mode)) return cannot_read(Phrase{"a directory", "een map"});
  if (S_ISREG(status.st_mode)) file.size_ = static_cast<std::uint64_t>(status.st_size);
  return Result<InputFile>(std::move(file));
}

}  // namespace jasnel
