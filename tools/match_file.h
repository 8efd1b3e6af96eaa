// The file that keeps the record of a match, so that it can go on after a stop.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "ai/match_tally.h"
#include "bitboard/result.h"
#include "tools/match_asked.h"

namespace jasnel {

/// Open while this is there. What was appended is in the file, whatever happens to the process.
class MatchFile {
 public:
  /// A new file. An error where there is one already.
  static Result<MatchFile> Create(const std::string& path, const MatchAsked& asked);

  /// A file that may have been begun by a match that was stopped, at any byte; a new one where
  /// there is none. Gives `take` the pairs in it, in their order, until that returns false. A last
  /// line that is broken, or is the first of a pair alone, is taken away. An error, which names the
  /// line, where the file is not the record of this match; then nothing in it is changed.
  static Result<MatchFile> Resume(const std::string& path, const MatchAsked& asked,
                                  const std::function<bool(const Pair&)>& take);

  MatchFile(MatchFile&& other) noexcept;
  MatchFile& operator=(MatchFile&&) = delete;
  ~MatchFile();

  /// Writes lines behind the others. An error where not all of them could be written.
  std::optional<Error> Append(const std::string& lines);

 private:
  MatchFile(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}

  // What the system says of the last failure.
  Error SystemError(const std::string& what) const;
  std::optional<Error> ReadPairs(const MatchAsked& asked,
                                 const std::function<bool(const Pair&)>& take);
  std::optional<Error> CutAt(std::uint64_t size);

  int descriptor_;
  std::string path_;
};

}  // namespace jasnel
