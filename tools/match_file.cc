#include "tools/match_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <utility>

#include "engine/json_fields.h"
#include "tools/line_reader.h"
#include "tools/match_record.h"

namespace jasnel {
namespace {

constexpr int kMode = 0666;  // as the shell creates files

}  // namespace

MatchFile::MatchFile(MatchFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)) {}

MatchFile::~MatchFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

Error MatchFile::SystemError(const std::string& what) const {
  return Error{path_ + ": " + what + ": " + std::strerror(errno)};
}

Result<MatchFile> MatchFile::Create(const std::string& path, const MatchAsked& asked) {
  MatchFile file(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode), path);
  if (file.descriptor_ < 0 && errno == EEXIST) {
    return Error{path +
                 ": there is such a file already; expected --resume to go on with it, or "
                 "another name"};
  }
  if (file.descriptor_ < 0) return file.SystemError("cannot be made");
  if (auto error = file.Append(MatchHeader(asked))) return *std::move(error);
  return Result<MatchFile>(std::move(file));
}

Result<MatchFile> MatchFile::Resume(const std::string& path, const MatchAsked& asked,
                                    const std::function<bool(const Pair&)>& take) {
  MatchFile file(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kMode), path);
  if (file.descriptor_ < 0) return file.SystemError("cannot be opened");
  struct stat status = {};
  if (fstat(file.descriptor_, &status) != 0 || !S_ISREG(status.st_mode)) {
    return Error{path + ": no file; expected the record of a match"};
  }
  if (auto error = file.ReadPairs(asked, take)) return *std::move(error);
  return Result<MatchFile>(std::move(file));
}

std::optional<Error> MatchFile::Append(const std::string& lines) {
  for (std::size_t done = 0; done < lines.size();) {
    const ssize_t written = write(descriptor_, lines.data() + done, lines.size() - done);
    if (written < 0 && errno != EINTR) return SystemError("cannot be written");
    if (written > 0) done += static_cast<std::size_t>(written);
  }
  return std::nullopt;
}

std::optional<Error> MatchFile::CutAt(std::uint64_t size) {
  if (ftruncate(descriptor_, static_cast<off_t>(size)) != 0 ||
      lseek(descriptor_, 0, SEEK_END) < 0) {
    return SystemError("cannot be written");
  }
  return std::nullopt;
}

std::optional<Error> MatchFile::ReadPairs(const MatchAsked& asked,
                                          const std::function<bool(const Pair&)>& take) {
  const std::atomic<bool> cancel = false;  // half read it would be cut in the middle
  LineReader lines(descriptor_, cancel);
  const std::string header = MatchHeader(asked);
  auto line = lines.Next();
  const std::string first(line ? line->text : "");
  if (lines.bytes() <= first.size()) {  // it has no line end
    if (header.starts_with(first)) {
      if (auto error = CutAt(0)) return error;
      return Append(header);
    }
  }
  if (auto error = CheckMatchHeader(first, asked)) {
    return Error{path_ + ": line 1: " + error->message};
  }
  std::uint64_t whole = lines.bytes();  // up to here there are pairs
  std::uint64_t before = whole;         // where a line begins
  Pair pair;
  std::uint64_t number = 0;  // of the line
  std::optional<Error> broken;
  for (; (line = lines.Next()); before = lines.bytes()) {
    if (broken) return broken;  // and not the last
    const int sitting = static_cast<int>(number % 2);
    const auto read = ReadSitting(line->text, asked, number / 2 + 1, sitting);
    ++number;
    if (lines.bytes() - before == line->text.size()) break;  // it has no line end
    if (!read) {
      broken = Error{Concat(path_, ": line ", number + 1, ": ", read.error().message)};
      continue;
    }
    pair[static_cast<std::size_t>(sitting)] = *read;
    if (sitting == 0) continue;
    whole = lines.bytes();
    if (!take(pair)) return std::nullopt;
  }
  if (lines.error() != 0) {
    errno = lines.error();
    return SystemError("cannot be read");
  }
  return CutAt(whole);
}

}  // namespace jasnel
