// Reads a file line by line, in bounded memory.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/shared/text/encoding.h"

namespace jasnel {

/// Whether a trimmed line is empty or begins with `#`.
constexpr bool IsComment(std::string_view line) { return line.empty() || line.front() == '#'; }

/// Reads lines from a file descriptor, as UTF-8: text in Windows-1252 is turned into it. Only the
/// beginning of a long line is kept. A UTF-8 byte order mark before the first line is removed.
class LineReader {
 public:
  /// The maximum number of bytes kept of a line.
  static constexpr std::size_t kLongestLine = std::size_t{64} << 10;

  struct Line {
    std::string_view text;  ///< without its line end; valid until the next call
    bool cut_off = false;   ///< it was longer than `kLongestLine`
    bool garbled = false;   ///< it is not in the encoding of the lines before, or in none
  };

  enum class Bytes {
    kDecoded,  ///< the lines are text in UTF-8 or Windows-1252, and become UTF-8
    kAsTheyAre,
  };

  /// Reads from `descriptor`, which the caller owns. A blocking read gives up once `cancel` has
  /// become true.
  LineReader(int descriptor, const std::atomic<bool>& cancel, Bytes bytes = Bytes::kDecoded);

  /// The next line; nothing at the end, after a failed read, or when cancelled.
  std::optional<Line> Next();

  /// Whether `Next` would return a line, or the end, without blocking.
  bool Ready() const;

  /// Whether the bytes read ahead contain a zero byte, which no text does.
  bool ZeroByteAhead() const;

  std::uint64_t bytes() const { return bytes_; }  ///< in the lines returned so far

  /// The errno of a failed read; 0 if none failed.
  int error() const { return error_; }

 private:
  bool Fill();

  int descriptor_;
  const std::atomic<bool>& cancel_;
  std::vector<char> block_;
  std::size_t begin_ = 0;  // start of the unread part of the block
  std::size_t end_ = 0;
  std::string line_;
  std::optional<Decoder> decoder_;
  bool at_start_ = true;
  std::uint64_t bytes_ = 0;
  int error_ = 0;
};

}  // namespace jasnel
