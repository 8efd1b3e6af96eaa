// Where records of played deals come from: the command line, or a file or pipe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bitboard/result.h"
#include "bitboard/rules.h"
#include "tools/played_record.h"

namespace jasnel {

/// A record as it was written, or what is wrong with it.
struct SourcedRecord {
  std::size_t number = 0;  ///< of the line, or of the record on the command line, from 1
  Result<PlayedRecord> record = Error{};
};

/// Records one by one, in bounded memory.
class PlayedSource {
 public:
  virtual ~PlayedSource() = default;

  /// The next record; nothing at the end, or where it has not come in yet and `wait` is false.
  virtual std::optional<SourcedRecord> Next(bool wait) = 0;

  /// Whether the end was reached.
  virtual bool done() const = 0;

  /// What `SourcedRecord::number` counts: "line" or "record".
  virtual std::string_view unit() const = 0;

  /// How far it has been read, and to where it goes if that is known, in bytes.
  virtual std::uint64_t bytes() const { return 0; }
  virtual std::optional<std::uint64_t> total_bytes() const { return std::nullopt; }
};

/// The records in `arguments`, or where there are none those of the file `input`, `-` for standard
/// input. Empty lines and comments are left out. Records without rules are played by `rules`. An
/// error where nothing can be read. Reading ends with Ctrl-C.
Result<std::unique_ptr<PlayedSource>> RecordsOf(const std::vector<std::string>& arguments,
                                                const std::string& input, const Rules& rules);

/// What is wrong with an input that holds no record.
std::string NoRecordIn(const std::string& input);

}  // namespace jasnel
