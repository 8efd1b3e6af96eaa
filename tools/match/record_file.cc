#include "tools/match/record_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>

#include "engine/requests/reading.h"
#include "tools/shared/input/line_reader.h"
#include "tools/shared/text/system_error.h"
#include "tools/shared/write_all.h"

namespace jasnel {
namespace {

constexpr int kMode = 0666;  // as the shell creates files

constexpr Phrase kNotMade = {"cannot be made", "kan niet worden gemaakt"};
constexpr Phrase kNotWritten = {"cannot be written", "kan niet worden geschreven"};
constexpr Phrase kNotRead = {"cannot be read", "kan niet worden gelezen"};

// Of the file at `path`, by what the system says.
Error FailedAt(const std::string& path, const Message& what, int error) {
  return Error{Say("$0: $1: $2", "$0: $1: $2", path, what, SystemError(error))};
}

}  // namespace

Error MatchFile::AtLine(std::uint64_t number, const Error& error) const {
  return Error{Say("$0: line $1: $2", "$0: regel $1: $2", file_.path(), number, error)};
}

Result<MatchFile> MatchFile::Create(const std::string& path, const std::string& header) {
  auto opened = KeptFile::Open(path);
  if (!opened) return opened.error();
  MatchFile file(std::move(opened).value());
  if (file.file_.size() > 0) {
    return Error{
        Say("$0: there is such a file already; expected --resume to go on with it, or another name",
            "$0: dit bestand is er al; verwacht --resume om ermee door te gaan, of een andere naam",
            path)};
  }
  if (auto error = file.Append(header)) return *std::move(error);
  return Result<MatchFile>(std::move(file));
}

Result<MatchFile> MatchFile::Resume(const std::string& path, const RecordForm& form) {
  auto opened = KeptFile::Open(path);
  if (!opened) return opened.error();
  MatchFile file(std::move(opened).value());
  if (auto error = file.ReadDeals(form)) return *std::move(error);
  return Result<MatchFile>(std::move(file));
}

std::optional<Error> MatchFile::CopyTo(int target, const std::string& path,
                                       std::uint64_t begin) const {
  std::array<char, 4096> block;
  for (std::uint64_t at = begin; at < file_.size();) {
    const ssize_t count =
        pread(file_.descriptor(), block.data(), block.size(), static_cast<off_t>(at));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return FailedAt(file_.path(), kNotRead, errno);
    if (!WriteAll(target, {block.data(), static_cast<std::size_t>(count)})) {
      return FailedAt(path, kNotWritten, errno);
    }
    at += static_cast<std::uint64_t>(count);
  }
  if (fsync(target) != 0) return FailedAt(path, kNotWritten, errno);
  return std::nullopt;
}

// What is there from `begin` on gets a file of its own before it is taken away.
std::optional<Error> MatchFile::MoveAway(std::uint64_t begin, const Error& reason) {
  std::string path = file_.path() + ".rest";
  constexpr int kFlags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
  int target = open(path.c_str(), kFlags, kMode);
  for (int i = 2; target < 0 && errno == EEXIST; ++i) {
    path = Concat(file_.path(), ".rest-", i);
    target = open(path.c_str(), kFlags, kMode);
  }
  if (target < 0) return FailedAt(path, kNotMade, errno);
  auto error = CopyTo(target, path, begin);
  close(target);
  if (error) {
    unlink(path.c_str());
    return error;
  }
  if (auto failed = file_.CutTo(begin)) return failed;
  remark_ = Say("$0; moved to $1, and the deal is played again",
                "$0; verplaatst naar $1, en het spel wordt overgespeeld", reason, path);
  return std::nullopt;
}

std::optional<Error> MatchFile::ReadDeals(const RecordForm& form) {
  const std::atomic<bool> cancel = false;  // half read, much would be moved away
  LineReader lines(file_.descriptor(), cancel, LineReader::Bytes::kAsTheyAre);
  auto line = lines.Next();
  const std::string first(line ? line->text : "");
  const bool first_ends = file_.HasLineEndBefore(lines.bytes());
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
    if (!file_.HasLineEndBefore(lines.bytes())) {
      if (auto error = Append("\n")) return error;
      form.take();
      return std::nullopt;
    }
    whole = lines.bytes();
    if (!form.take()) return std::nullopt;
  }
  if (lines.error() != 0) return FailedAt(file_.path(), kNotRead, lines.error());
  if (whole == file_.size()) return std::nullopt;
  const Error breaks_off{Say("a deal breaks off", "een spel breekt af")};
  return MoveAway(whole, broken ? *broken : AtLine(number + 1, breaks_off));
}

}  // namespace jasnel
