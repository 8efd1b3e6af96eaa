#include "tools/match/record_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <utility>

#include "engine/requests/reading.h"
#include "tools/shared/input/line_reader.h"
#include "tools/shared/text/system_error.h"

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

constexpr Phrase kNotMade = {"cannot be made", "kan niet worden gemaakt"};
constexpr Phrase kNotWritten = {"cannot be written", "kan niet worden geschreven"};

bool IsDirectory(const std::string& path) {
  struct stat status = {};
  return stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

Error DirectoryError(const std::string& path) {
  return Error{Say("$0: a directory; expected a file", "$0: een map; verwacht een bestand", path)};
}

// Of the file at `path`, by what the system says.
Error FailedAt(const std::string& path, const Message& what) {
  return Error{Say("$0: $1: $2", "$0: $1: $2", path, what, SystemError(errno))};
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

Error MatchFile::AtLine(std::uint64_t number, const Error& error) const {
  return Error{Say("$0: line $1: $2", "$0: regel $1: $2", path_, number, error)};
}

Error MatchFile::Failed(const Message& what) const { return FailedAt(path_, what); }

// On a file system that has no locks the match goes on without: `Append` notices another.
std::optional<Error> MatchFile::Lock() const {
  if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return std::nullopt;
  return Error{Say("$0: another match is writing this record; expected one at a time",
                   "$0: een andere match schrijft in dit verslag; verwacht er één tegelijk",
                   path_)};
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
  if (IsDirectory(path)) return DirectoryError(path);
  MatchFile file(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, kMode),
                 path);
  if (file.descriptor_ < 0 && errno == EEXIST) {
    return Error{
        Say("$0: there is such a file already; expected --resume to go on with it, or another name",
            "$0: dit bestand is er al; verwacht --resume om ermee door te gaan, of een andere naam",
            path)};
  }
  if (file.descriptor_ < 0) return file.Failed(kNotMade);
  if (auto error = file.Lock()) return *std::move(error);
  if (auto error = file.Append(header)) return *std::move(error);
  return Result<MatchFile>(std::move(file));
}

Result<MatchFile> MatchFile::Resume(const std::string& path, const RecordForm& form) {
  if (IsDirectory(path)) return DirectoryError(path);
  MatchFile file(open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, kMode), path);
  if (file.descriptor_ < 0)
    return file.Failed(Phrase{"cannot be opened", "kan niet worden geopend"});
  struct stat status = {};
  if (fstat(file.descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) {
    return Error{Say("$0: no file; expected the record of a match",
                     "$0: geen bestand; verwacht het verslag van een match", path)};
  }
  if (auto error = file.Lock()) return *std::move(error);
  file.size_ = file.Size().value_or(0);
  if (auto error = file.ReadDeals(form)) return *std::move(error);
  return Result<MatchFile>(std::move(file));
}

std::optional<Error> MatchFile::Append(const std::string& lines) {
  if (const auto size = Size(); size && *size != size_) {
    return Error{Say(
        "$0: another program has written to this record; expected this match alone to do so",
        "$0: een ander programma heeft in dit verslag geschreven; verwacht dat alleen deze match "
        "dat doet",
        path_)};
  }
  if (!WriteAll(descriptor_, lines)) return Failed(kNotWritten);
  size_ += lines.size();
  return std::nullopt;
}

std::optional<Error> MatchFile::CopyTo(int target, const std::string& path,
                                       std::uint64_t begin) const {
  std::array<char, 4096> block;
  for (std::uint64_t at = begin; at < size_;) {
    const ssize_t count = pread(descriptor_, block.data(), block.size(), static_cast<off_t>(at));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return Failed(Phrase{"cannot be read", "kan niet worden gelezen"});
    if (!WriteAll(target, {block.data(), static_cast<std::size_t>(count)})) {
      return FailedAt(path, kNotWritten);
    }
    at += static_cast<std::uint64_t>(count);
  }
  if (fsync(target) != 0) return FailedAt(path, kNotWritten);
  return std::nullopt;
}

// What is there from `begin` on gets a file of its own before it is taken away.
std::optional<Error> MatchFile::MoveAway(std::uint64_t begin, const Error& reason) {
  std::string path = path_ + ".rest";
  constexpr int kFlags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
  int target = open(path.c_str(), kFlags, kMode);
  for (int i = 2; target < 0 && errno == EEXIST; ++i) {
    path = Concat(path_, ".rest-", i);
    target = open(path.c_str(), kFlags, kMode);
  }
  if (target < 0) return FailedAt(path, kNotMade);
  auto error = CopyTo(target, path, begin);
  close(target);
  if (error) {
    unlink(path.c_str());
    return error;
  }
  if (ftruncate(descriptor_, static_cast<off_t>(begin)) != 0) {
    return Failed(kNotWritten);
  }
  size_ = begin;
  remark_ = Say("$0; moved to $1, and the deal is played again",
                "$0; verplaatst naar $1, en het spel wordt overgespeeld", reason, path);
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
    return AtLine(1, *error);
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
      broken = AtLine(number + 1, *error);
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
    return Failed(Phrase{"cannot be read", "kan niet worden gelezen"});
  }
  if (whole == size_) return std::nullopt;
  const Error breaks_off{Say("a deal breaks off", "een spel breekt af")};
  return MoveAway(whole, broken ? *broken : AtLine(number + 1, breaks_off));
}

}  // namespace jasnel
