#include "tools/shared/input/input_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace jasnel {

InputFile::InputFile(InputFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), size_(other.size_) {}

InputFile::~InputFile() {
  if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

Result<InputFile> InputFile::Open(const std::string& path, std::string_view expected) {
  const auto cannot_read = [&](const std::string& why) {
    return Error{path + ": " + why + "; expected " + std::string(expected)};
  };
  InputFile file(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status = {};
  if (file.descriptor_ < 0 || fstat(file.descriptor_, &status) != 0) {
    return cannot_read(std::strerror(errno));
  }
  if (S_ISDIR(status.st_mode)) return cannot_read("a directory");
  if (S_ISREG(status.st_mode)) file.size_ = static_cast<std::uint64_t>(status.st_size);
  return Result<InputFile>(std::move(file));
}

}  // namespace jasnel
