// The first line of a match record, which identifies the match.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/records/record.h"
#include "jasnel/match.h"
#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/match/result.h"
#include "tools/shared/files.h"

namespace jasnel {

/// `prefix`, a comment for other readers, and the identification of the match, with the version of
/// the program that plays it; including the line end.
std::string MatchHeaderLine(std::string_view prefix, const Record& match);

/// What is wrong with a header line: the part that belongs to another match or version, or that it
/// is not a header line.
std::optional<Error> CheckMatchHeaderLine(std::string_view line, std::string_view prefix,
                                          const Record& match);

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

/// The first line with its line end: a comment for other readers. The number of deals is not part
/// of it, so that a match can be extended.
std::string MatchHeader(const MatchSetup& asked);

/// What is wrong with the first line of a record, if it should be that of this match: the part that
/// belongs to another match, or that it is not a header line.
std::optional<Error> CheckMatchHeader(std::string_view line, const MatchSetup& asked);

/// The two lines of a pair: records of played deals, in the form of played_record.h, plus
///
///     "id":"7-1" (deal 7, first sitting), "result", what each side writes down,
///     "players":{"NS":"rule","EW":"full"}, "nanoseconds":{"NS":{"cards":…,"slowest_card":…,
///     "calls":…},"EW":{…}}, and if there were any, "fouls":{"EW":2}
std::string DealLines(const MatchSetup& asked, const PlayedPair& pair);

/// Reads one of the two lines of pair `number`: line 0 is the sitting in which A plays North-South.
/// An error if it is not such a line: another deal, an illegal card, an unfinished deal, or no
/// times.
Result<Sitting> ReadSitting(std::string_view line, const MatchSetup& asked, std::uint64_t number,
                            int sitting);

/// The record of a match as a file; passes its pairs to `take`, in order, until that returns false.
/// `asked` must outlive it.
RecordForm FormOfRecord(const MatchSetup& asked, std::function<bool(const Pair&)> take);

}  // namespace jasnel
