// The file that keeps the record of a match of either game, so that it can go on after a stop.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// Of which match a record must be, and who takes what is in it.
struct RecordForm {
  std::string header;  ///< its first line, with the line end
  /// What is wrong with a first line that should be that.
  std::function<std::optional<Error>(std::string_view line)> check_header;
  int lines = 2;  ///< of a deal
  /// Reads line `line` of deal `deal`, both from 0: what is wrong with it.
  std::function<std::optional<Error>(std::string_view text, std::uint64_t deal, int line)> read;
  /// All lines of a deal have been read; false to read no more.
  std::function<bool()> take;
};

/// Open while this is there, and locked: two matches never write to one record. What was appended
/// is in the file, whatever happens to the process.
class MatchFile {
 public:
  /// A new file. An error where there is one already.
  static Result<MatchFile> Create(const std::string& path, const std::string& header);

  /// A file that may have been begun by a match that was stopped, at any byte; a new one where
  /// there is none. What follows the last whole deal, a last line that cannot be read or lines of a
  /// deal that has others, is moved to a file of its own, and `remark` says so. An error where
  /// another match is writing the file, and, which names the line, where it is not the record of
  /// this match; then nothing in it is changed.
  static Result<MatchFile> Resume(const std::string& path, const RecordForm& form);

  MatchFile(MatchFile&& other) noexcept;
  MatchFile& operator=(MatchFile&&) = delete;
  ~MatchFile();

  /// Writes lines behind the others. An error where not all of them could be written, or where
  /// somebody else has written to the file: then nothing is.
  std::optional<Error> Append(const std::string& lines);

  /// What was moved away and where to, one line; empty where nothing was.
  const Message& remark() const { return remark_; }

 private:
  MatchFile(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}

  // What the system says of the last failure.
  Error Failed(const Message& what) const;
  Error AtLine(std::uint64_t number, const Error& error) const;
  std::optional<Error> Lock() const;
  std::optional<std::uint64_t> Size() const;
  bool HasLineEndBefore(std::uint64_t place) const;
  std::optional<Error> ReadDeals(const RecordForm& form);
  std::optional<Error> MoveAway(std::uint64_t begin, const Error& reason);
  std::optional<Error> CopyTo(int target, const std::string& path, std::uint64_t begin) const;

  int descriptor_;
  std::string path_;
  std::uint64_t size_ = 0;  // as it is by what is written here
  Message remark_;
};

}  // namespace jasnel
