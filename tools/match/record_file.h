// The record file of a match, for both games, from which an interrupted match can be resumed.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/shared/kept_file.h"

namespace jasnel {

/// The match that a record must belong to, and the receiver of its contents.
struct RecordForm {
  std::string header;  ///< the first line, with its line end
  /// Checks a first line against the header.
  std::function<std::optional<Error>(std::string_view line)> check_header;
  int lines = 2;  ///< lines per deal
  /// Parses line `line` of deal `deal`, both from 0, and returns any error.
  std::function<std::optional<Error>(std::string_view text, std::uint64_t deal, int line)> read;
  /// Called when all lines of a deal have been read; returns false to read no more.
  std::function<bool()> take;
};

/// The file of a match, which no other match can write to.
class MatchFile {
 public:
  /// Begins a record. An error if there is something in the file already.
  static Result<MatchFile> Create(const std::string& path, const std::string& header);

  /// Opens the file of a match that may have been stopped at any byte, or creates one. Anything
  /// after the last complete deal (a last line that cannot be parsed, or the lines of an incomplete
  /// deal) is moved to a separate file, and `remark` says so. An error if another match is writing
  /// the file, or if the file is not the record of this match; the latter error names the line, and
  /// the file is not changed.
  static Result<MatchFile> Resume(const std::string& path, const RecordForm& form);

  /// Appends lines. An error if not all of them could be written, or if another process has written
  /// to the file: then nothing is written.
  std::optional<Error> Append(const std::string& lines) { return file_.Append(lines); }

  /// What was moved and where to, in one line; empty if nothing was.
  const Message& remark() const { return remark_; }

 private:
  explicit MatchFile(KeptFile file) : file_(std::move(file)) {}

  Error AtLine(std::uint64_t number, const Error& error) const;
  std::optional<Error> ReadDeals(const RecordForm& form);
  std::optional<Error> MoveAway(std::uint64_t begin, const Error& reason);
  std::optional<Error> CopyTo(int target, const std::string& path, std::uint64_t begin) const;

  KeptFile file_;
  Message remark_;
};

}  // namespace jasnel
