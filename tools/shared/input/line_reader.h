// A file, line by line, in bounded memory.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jasnel {

/// Whether a trimmed line says nothing: it is empty, or begins with `#`.
constexpr bool IsComment(std::string_view line) { return line.empty() || line.front() == '#'; }

/// Reads lines from a file descriptor. However long a line is, only its start is kept. A UTF-8 byte
/// order mark before the first line is left out.
class LineReader {
 public:
  /// What is kept of a line, in bytes.
  static constexpr std::size_t kLongestLine = std::size_t{64} << 10;

  struct Line {
    std::string_view text;  ///< without its line end; valid until the next call
    bool cut_off = false;   ///< it was longer than `kLongestLine`
  };

  /// Reads from `descriptor`, which stays the caller's. A read that waits gives up when `cancel`
  /// has become true.
  LineReader(int descriptor, const std::atomic<bool>& cancel);

  /// The next line; nothing at the end, after a failed read, or when cancelled.
  std::optional<Line> Next();

  /// Whether `Next` has something to read, or the end, without waiting for it.
  bool Ready() const;

  /// Whether the bytes that were read ahead hold a zero byte, as no text does.
  bool ZeroByteAhead() const;

  std::uint64_t bytes() const { return bytes_; }  ///< of the lines returned so far

  /// Why a read failed, as an errno; 0 where none did.
  int error() const { return error_; }

 private:
  bool Fill();

  int descriptor_;
  const std::atomic<bool>& cancel_;
  std::vector<char> block_;
  std::size_t begin_ = 0;  // of what is unread in the block
  std::size_t end_ = 0;
  std::string line_;
  bool at_start_ = true;
  std::uint64_t bytes_ = 0;
  int error_ = 0;
};

}  // namespace jasnel
