#include "tools/shared/kept_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "tools/shared/file_place.h"
#include "tools/shared/text/system_error.h"
#include "tools/shared/write_all.h"

namespace jasnel {
namespace {

Error CannotAdd(const std::string& path, const Message& why) {
  return Error{Say("$0: $1; expected a file to add records to",
                   "$0: $1; verwacht een bestand om verslagen aan toe te voegen", path, why)};
}

}  // namespace

KeptFile::KeptFile(KeptFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      path_(std::move(other.path_)),
      size_(other.size_) {}

KeptFile::~KeptFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

Result<KeptFile> KeptFile::Open(const std::string& path) {
  if (path == "-") {
    return CannotAdd(path, Phrase{"standard output", "standaarduitvoer"});
  }
  const FilePlace place = PlaceOf(path);
  if (!place.MayBeFile()) return CannotAdd(path, place.what);
  // What is added would be read again, without end.
  if (IsOpenAs(path, STDIN_FILENO)) {
    return CannotAdd(path, Phrase{"read as standard input too", "ook gelezen als standaardinvoer"});
  }
  KeptFile file(open(place.path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666), path);
  if (file.descriptor_ < 0) return CannotAdd(path, SystemError(errno));
  if (auto error = file.Lock()) return *std::move(error);
  file.size_ = file.SizeNow().value_or(0);
  return Result<KeptFile>(std::move(file));
}

// On a file system that has no locks one goes on without: `Append` notices another.
std::optional<Error> KeptFile::Lock() const {
  if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return std::nullopt;
  return Error{Say("$0: another program is writing this file; expected one at a time",
                   "$0: een ander programma schrijft in dit bestand; verwacht er één tegelijk",
                   path_)};
}

std::optional<std::uint64_t> KeptFile::SizeNow() const {
  struct stat status = {};
  if (fstat(descriptor_, &status) != 0) return std::nullopt;
  return static_cast<std::uint64_t>(status.st_size);
}

bool KeptFile::HasLineEndBefore(std::uint64_t place) const {
  char last = 0;
  return place > 0 && pread(descriptor_, &last, 1, static_cast<off_t>(place - 1)) == 1 &&
         last == '\n';
}

std::optional<Error> KeptFile::Append(std::string_view text) {
  if (const auto size = SizeNow(); size && *size != size_) {
    return Error{Say(
        "$0: another program has written to this file; expected this one alone to do so",
        "$0: een ander programma heeft in dit bestand geschreven; verwacht dat alleen dit dat doet",
        path_)};
  }
  if (!WriteAll(descriptor_, text)) return CannotAdd(path_, SystemError(errno));
  size_ += text.size();
  return std::nullopt;
}

std::optional<Error> KeptFile::AppendLine(std::string_view line) {
  if (size_ == 0 || HasLineEndBefore(size_)) return Append(line);
  return Append("\n" + std::string(line));
}

std::optional<Error> KeptFile::CutTo(std::uint64_t size) {
  if (ftruncate(descriptor_, static_cast<off_t>(size)) != 0) {
    return CannotAdd(path_, SystemError(errno));
  }
  size_ = size;
  return std::nullopt;
}

}  // namespace jasnel
