#include "tools/shared/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

#include "tools/shared/file_place.h"
#include "tools/shared/text/system_error.h"
#include "tools/shared/write_all.h"

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

Result<std::string> ReadWholeFile(const std::string& path, std::size_t most) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return CannotRead(path);
  std::string bytes;
  std::array<char, 1 << 16> buffer;
  while (bytes.size() <= most) {
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
  if (bytes.size() <= most) return bytes;
  return Error{Say("$0: more than $1 bytes; expected a smaller file",
                   "$0: meer dan $1 bytes; verwacht een kleiner bestand", path, most)};
}

Error CannotWriteFile(const std::string& path, const Message& why) {
  return Error{Say("$0: $1; expected a file to write",
                   "$0: $1; verwacht een bestand om te schrijven", path, why)};
}

Result<WholeFile> WholeFile::Begin(const std::string& path) {
  FilePlace place = PlaceOf(path);
  if (!place.MayBeFile()) return CannotWriteFile(path, place.what);
  WholeFile file(path, std::move(place.path));
  if (file.descriptor_ < 0) return CannotWriteFile(path, SystemError(errno));
  // Who may read the file that it replaces may read this one.
  if (place.kind == FilePlace::Kind::kFile) fchmod(file.descriptor_, place.mode);
  return Result<WholeFile>(std::move(file));
}

WholeFile::WholeFile(std::string path, std::string target)
    : path_(std::move(path)),
      target_(std::move(target)),
      part_(TemporaryNameOf(target_)),
      descriptor_(open(part_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)) {}

WholeFile::WholeFile(WholeFile&& other) noexcept
    : path_(std::move(other.path_)),
      target_(std::move(other.target_)),
      part_(std::move(other.part_)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

WholeFile::~WholeFile() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  unlink(part_.c_str());
}

std::optional<Error> WholeFile::Write(std::string_view bytes) {
  if (WriteAll(descriptor_, bytes)) return std::nullopt;
  return CannotWriteFile(path_, SystemError(errno));
}

std::optional<Error> WholeFile::Finish() {
  // Some file systems say only now that they are full.
  if (fsync(descriptor_) != 0) return CannotWriteFile(path_, SystemError(errno));
  const int descriptor = std::exchange(descriptor_, -1);
  if (close(descriptor) == 0 && std::rename(part_.c_str(), target_.c_str()) == 0) {
    return std::nullopt;
  }
  auto error = CannotWriteFile(path_, SystemError(errno));
  unlink(part_.c_str());
  return error;
}

std::optional<Error> WriteWholeFile(const std::string& path, std::string_view bytes) {
  auto begun = WholeFile::Begin(path);
  if (!begun) return begun.error();
  WholeFile file = std::move(begun).value();
  if (auto error = file.Write(bytes)) return error;
  return file.Finish();
}

}  // namespace jasnel
