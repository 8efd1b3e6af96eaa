#include "tools/shared/files.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "tools/shared/system/system.h"
#include "tools/shared/text/output.h"

namespace jasnel {

namespace {

using Kind = FilePlace::Kind;

// The last link may lead to a file that is not there yet.
std::string Followed(const std::string& path) {
  constexpr int kMaxLinks = 40;  // as the system follows
  std::filesystem::path place = path;
  for (int i = 0; i < kMaxLinks; ++i) {
    std::error_code error;
    const auto target = std::filesystem::read_symlink(place, error);
    if (error) break;
    place = place.parent_path() / target;
  }
  return place.string();
}

}  // namespace

FilePlace PlaceOf(const std::string& path) {
  struct stat status = {};
  if (!os::Status(path, status)) {
    if (errno == ENOENT) return {Kind::kNothing, Followed(path), SystemError(ENOENT), 0};
    return {Kind::kOther, path, SystemError(errno)};
  }
  if (S_ISREG(status.st_mode))
    return {Kind::kFile, Followed(path), {}, static_cast<unsigned>(status.st_mode) & 07777};
  if (S_ISFIFO(status.st_mode)) return {Kind::kStream, path, Phrase{"a pipe", "een pijp"}};
  if (S_ISCHR(status.st_mode)) return {Kind::kStream, path, Phrase{"a device", "een apparaat"}};
  if (S_ISDIR(status.st_mode)) return {Kind::kOther, path, Phrase{"a directory", "een map"}};
#ifdef S_ISSOCK
  if (S_ISSOCK(status.st_mode)) return {Kind::kOther, path, Phrase{"a socket", "een socket"}};
#endif
  return {Kind::kOther, path, Phrase{"a block device", "een blokapparaat"}};
}

namespace {

Error CannotRead(const std::string& path) {
  return Error{Say("$0: $1; expected a file to read", "$0: $1; verwacht een bestand om te lezen",
                   path, SystemError(errno))};
}

// Hosts that share a disk have names of their own.
std::string TemporaryNameOf(const std::string& path) {
  return path + ".part-" + os::HostName() + "-" + std::to_string(getpid());
}

}  // namespace

Result<std::string> ReadWholeFile(const std::string& path, std::size_t most) {
  const int descriptor = os::Open(path, O_RDONLY | os::kOwn);
  if (descriptor < 0) return CannotRead(path);
  std::string bytes;
  std::array<char, 1 << 16> buffer;
  while (bytes.size() <= most) {
    const auto count = os::Read(descriptor, buffer.data(), buffer.size());
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
  if (place.kind == FilePlace::Kind::kFile) os::SetMode(file.descriptor_, place.mode);
  return Result<WholeFile>(std::move(file));
}

WholeFile::WholeFile(std::string path, std::string target)
    : path_(std::move(path)),
      target_(std::move(target)),
      part_(TemporaryNameOf(target_)),
      descriptor_(os::Open(part_, O_WRONLY | O_CREAT | O_TRUNC | os::kOwn)) {}

WholeFile::WholeFile(WholeFile&& other) noexcept
    : path_(std::move(other.path_)),
      target_(std::move(other.target_)),
      part_(std::move(other.part_)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

WholeFile::~WholeFile() {
  if (descriptor_ < 0) return;
  close(descriptor_);
  os::Remove(part_);
}

std::optional<Error> WholeFile::Write(std::string_view bytes) {
  if (WriteAll(descriptor_, bytes)) return std::nullopt;
  return CannotWriteFile(path_, SystemError(errno));
}

std::optional<Error> WholeFile::Finish() {
  // Some file systems say only now that they are full.
  if (!os::Sync(descriptor_)) return CannotWriteFile(path_, SystemError(errno));
  const int descriptor = std::exchange(descriptor_, -1);
  if (close(descriptor) == 0 && os::Rename(part_, target_)) {
    return std::nullopt;
  }
  auto error = CannotWriteFile(path_, SystemError(errno));
  os::Remove(part_);
  return error;
}

std::optional<Error> WriteWholeFile(const std::string& path, std::string_view bytes) {
  auto begun = WholeFile::Begin(path);
  if (!begun) return begun.error();
  WholeFile file = std::move(begun).value();
  if (auto error = file.Write(bytes)) return error;
  return file.Finish();
}

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
  if (os::IsOpenAs(path, STDIN_FILENO)) {
    return CannotAdd(path, Phrase{"read as standard input too", "ook gelezen als standaardinvoer"});
  }
  KeptFile file(os::Open(place.path, O_RDWR | O_CREAT | O_APPEND | os::kOwn), path);
  if (file.descriptor_ < 0) return CannotAdd(path, SystemError(errno));
  if (auto error = file.Lock()) return *std::move(error);
  file.size_ = file.SizeNow().value_or(0);
  return Result<KeptFile>(std::move(file));
}

// On a file system that has no locks one goes on without: `Append` notices another.
std::optional<Error> KeptFile::Lock() const {
  if (os::Lock(descriptor_)) return std::nullopt;
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
  return place > 0 && os::ReadAt(descriptor_, &last, 1, place - 1) == 1 && last == '\n';
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

namespace {

constexpr int kMaxOfShell = 9;  // descriptors that a shell opens

// `/dev/stdout`, `/dev/fd/4` and the like may be files, which others have begun to write: -1 if
// nothing that is open to be written is at `path`.
int OpenToBeWritten(const std::string& path) {
  for (int i = STDOUT_FILENO; i <= kMaxOfShell; ++i) {
    if (os::IsOpenAs(path, i) && os::IsToBeWritten(i)) return dup(i);
  }
  return -1;
}

}  // namespace

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::move(other.file_)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

OutputFile::~OutputFile() {
  if (descriptor_ > STDOUT_FILENO) close(descriptor_);
}

Result<OutputFile> OutputFile::Begin(const std::string& path) {
  if (path == "-") return OutputFile(path, STDOUT_FILENO);
  const int open_already = OpenToBeWritten(path);
  if (open_already >= 0) return OutputFile(path, open_already);
  if (PlaceOf(path).kind == FilePlace::Kind::kStream) {
    const int descriptor = os::Open(path, O_WRONLY | os::kOwn);
    if (descriptor < 0) return CannotWriteFile(path, SystemError(errno));
    return OutputFile(path, descriptor);
  }
  auto file = WholeFile::Begin(path);
  if (!file) return file.error();
  OutputFile output(path, -1);
  output.file_.emplace(std::move(file).value());
  return Result<OutputFile>(std::move(output));
}

std::optional<Error> OutputFile::Write(std::string_view bytes) {
  if (file_) return file_->Write(bytes);
  if (WriteAll(descriptor_, bytes)) return std::nullopt;
  return CannotWriteFile(path_, SystemError(errno));
}

std::optional<Error> OutputFile::Finish() {
  if (file_) return file_->Finish();
  return std::nullopt;
}

}  // namespace jasnel
