// The numbered lines of a file or of standard input, as they arrive.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "jasnel/result.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/input/line_reader.h"

namespace jasnel {

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
