#include "tools/match/record_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <utility>

#include "engine/requests/reading.h"
#include "tools/shared/input/line_reader.h"

namespace jasnel {
namespace {

constexpr int kMode = 0666;  // as the shell creates files

// Writes all of it. False, and errno set, where that fails.
bool WriteAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(descriptor, text.data(), text.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

MatchFile::MatchFile(MatchFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      path_(std::move(other.path_)),
      size_(other.size_),
      remark_(std::move(other.remark_)) {}

MatchFile::~MatchFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

Error MatchFile::SystemError(const std::string& what) const {
  return Error{path_ + ": " + what + ": " + std::strerror(errno)};
}

// On a file system that has no locks the match goes on without: `Append` notices another.
std::optional<Error> MatchFile::Lock() const {
  if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return std::nullopt;
  return Error{path_ + ": another match is writing this record; expected one at a time"};
}

std::optional<std::uint64_t> MatchFile::Size() const {
  struct stat status = {};
  if (fstat(descriptor_, &status) != 0) return std::nullopt;
  return static_cast<std::uint64_t>(status.st_size);
}

bool MatchFile::HasLineEndBefore(std::uint64_t place) const {
  char last = 0;
  return place > 0 && pread(descriptor_, &last, 1, static_cast<off_t>(place - 1)) == 1 &&
         last == '\n';
}

Result<MatchFile> MatchFile::Create(const std::string& path, const std::string& header) {
  MatchFile file(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, kMode),
                 path);
  if (file.descriptor_ < 0 && errno == EEXIST) {
    return Error{path +
                 ": there is such a file already; expected --resume to go on with it, or "
                 "another name"};
  }
  if (file.descriptor_ < 0) return file.SystemError("cannot be made");
  if (auto error = file.Lock()) return *std::move(error);
  if (auto error = file.Append(header)) return *std::move(error);
  return Result<MatchFile>(std::move(file));
}

Result<MatchFile> MatchFile::Resume(const std::string& path, const RecordForm& form) {
  MatchFile file(open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, kMode), path);
  if (file.descriptor_ < 0) return file.SystemError("cannot be opened");
  struct stat status = {};
  if (fstat(file.descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) {
    return Error{path + ": no file; expected the record of a match"};
  }
  if (auto error = file.Lock()) return *std::move(error);
  file.size_ = file.Size().value_or(0);
  if (auto error = file.ReadDeals(form)) return *std::move(error);
  return Result<MatchFile>(std::move(file));
}

std::optional<Error> MatchFile::Append(const std::string& lines) {
  if (const auto size = Size(); size && *size != size_) {
    return Error{path_ +
                 ": another program has written to this record; expected this match alone to do "
                 "so"};
  }
  if (!WriteAll(descriptor_, lines)) return SystemError("cannot be written");
  size_ += lines.size();
  return std::nullopt;
}

std::optional<Error> MatchFile::CopyTo(int target, const std::string& path,
                                       std::uint64_t begin) const {
  std::array<char, 4096> block;
  for (std::uint64_t at = begin; at < size_;) {
    const ssize_t count = pread(descriptor_, block.data(), block.size(), static_cast<off_t>(at));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return SystemError("cannot be read");
    if (!WriteAll(target, {block.data(), static_cast<std::size_t>(count)})) {
      return Error{path + ": cannot be written: " + std::strerror(errno)};
    }
    at += static_cast<std::uint64_t>(count);
  }
  if (fsync(target) != 0) return Error{path + ": cannot be written: " + std::strerror(errno)};
  return std::nullopt;
}

// What is there from `begin` on gets a file of its own before it is taken away.
std::optional<Error> MatchFile::MoveAway(std::uint64_t begin, const std::string& reason) {
  std::string path = path_ + ".rest";
  constexpr int kFlags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
  int target = open(path.c_str(), kFlags, kMode);
  for (int i = 2; target < 0 && errno == EEXIST; ++i) {
    path = Concat(path_, ".rest-", i);
    target = open(path.c_str(), kFlags, kMode);
  }
  if (target < 0) return Error{path + ": cannot be made: " + std::strerror(errno)};
  auto error = CopyTo(target, path, begin);
  close(target);
  if (error) {
    unlink(path.c_str());
    return error;
  }
  if (ftruncate(descriptor_, static_cast<off_t>(begin)) != 0) {
    return SystemError("cannot be written");
  }
  size_ = begin;
  remark_ = reason + "; moved to " + path + ", and the deal is played again";
  return std::nullopt;
}

std::optional<Error> MatchFile::ReadDeals(const RecordForm& form) {
  const std::atomic<bool> cancel = false;  // half read, much would be moved away
  LineReader lines(descriptor_, cancel);
  auto line = lines.Next();
  const std::string first(line ? line->text : "");
  const bool first_ends = HasLineEndBefore(lines.bytes());
  if (!first_ends && form.header.starts_with(first)) {
    return Append(form.header.substr(first.size()));
  }
  if (auto error = form.check_header(first)) {
    return Error{path_ + ": line 1: " + error->message};
  }
  if (!first_ends) return Append("\n");
  std::uint64_t whole = lines.bytes();  // up to here there are whole deals
  std::uint64_t number = 0;             // of the line, the header being line 0
  std::optional<Error> broken;
  while ((line = lines.Next())) {
    if (broken) return broken;  // and not the last
    const auto deal = number / static_cast<std::uint64_t>(form.lines);
    const int of_deal = static_cast<int>(number % static_cast<std::uint64_t>(form.lines));
    ++number;
    if (const auto error = form.read(line->text, deal, of_deal)) {
      broken = Error{Concat(path_, ": line ", number + 1, ": ", error->message)};
      continue;
    }
    if (of_deal + 1 < form.lines) continue;
    if (!HasLineEndBefore(lines.bytes())) {
      if (auto error = Append("\n")) return error;
      form.take();
      return std::nullopt;
    }
    whole = lines.bytes();
    if (!form.take()) return std::nullopt;
  }
  if (lines.error() != 0) {
    errno = lines.error();
    return SystemError("cannot be read");
  }
  if (whole == size_) return std::nullopt;
  return MoveAway(whole, broken ? broken->message
                                : Concat(path_, ": line ", number + 1, ": a deal breaks off"));
}

}  // namespace jasnel
