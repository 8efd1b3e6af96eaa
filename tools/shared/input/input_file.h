// Input, read line by line or whole: a file, or standard input.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// Turns text into UTF-8, part by part: it is UTF-8 or Windows-1252, as the first part with other
/// than ASCII tells.
class Decoder {
 public:
  /// The text is UTF-8: it began with its mark.
  void IsUtf8() { encoding_ = Encoding::kUtf8; }

  /// Turns the next part into UTF-8. False, and the part stays as it is, if it is in neither, or
  /// not in that of the parts before.
  bool Decode(std::string& part);

 private:
  enum class Encoding : std::uint8_t { kUnknown, kUtf8, kWindows1252 };

  Encoding encoding_ = Encoding::kUnknown;
};

/// Open during the lifetime of this object.
class InputFile {
 public:
  /// `-` is standard input, which stays open. The error names the path, the reason and `expected`,
  /// a description such as "a file of deal lines".
  static Result<InputFile> Open(const std::string& path, const Message& expected);

  InputFile(InputFile&& other) noexcept;
  InputFile& operator=(InputFile&&) = delete;
  ~InputFile();

  int descriptor() const { return descriptor_; }

  /// In bytes, if known.
  std::optional<std::uint64_t> size() const { return size_; }

 private:
  explicit InputFile(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
  std::optional<std::uint64_t> size_;
};

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

/// Reads line by line, in bounded memory, and detects input that is not text.
class TextReader {
 public:
  /// The expected input, for messages: `all` of it ("deal lines"), and `one` line of it ("a deal
  /// line").
  struct Expected {
    Phrase all;
    Phrase one;
  };

  struct Line {
    std::size_t number = 0;  ///< from 1
    std::string_view text;   ///< valid until the next call; only the beginning of a line that is
                             ///< too long
    /// Set if the line is too long or not UTF-8, or, together with `done()`, if nothing more can be
    /// read because the file is not text or reading failed.
    std::optional<Error> error;
  };

  /// Reading ends when `cancel` becomes true.
  TextReader(InputFile file, const std::atomic<bool>& cancel, Expected expected);

  /// The next line; nothing at the end, or if it has not arrived yet and `wait` is false.
  std::optional<Line> Next(bool wait);

  /// For a line that makes no sense: if the input read ahead is not text, returns that error and
  /// reads nothing more.
  std::optional<Error> NotTextAhead();

  bool done() const { return done_; }  ///< the end was reached
  std::uint64_t bytes() const { return reader_.bytes(); }
  std::optional<std::uint64_t> total_bytes() const { return file_.size(); }

 private:
  Error NotText();

  InputFile file_;
  LineReader reader_;
  Expected expected_;
  std::size_t lines_ = 0;
  bool done_ = false;
};

}  // namespace jasnel
