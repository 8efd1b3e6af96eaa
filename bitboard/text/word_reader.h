// Reads a line of text word by word, and reports errors in it.
#pragma once

#include <cstddef>
#include <string_view>

#include "bitboard/text/characters.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// What is wrong with a text, and the number of correct bytes before it.
struct TextFault {
  std::size_t at = 0;
  Message message;

  /// The same as an error that names the column, counted in characters of `text` from 1.
  Error AsError(std::string_view text) const {
    return Error{
        Say("column $0: $1", "kolom $0: $1", CountCharacters(text.substr(0, at)) + 1, message)};
  }
};

/// A line and the position reached in it.
class WordReader {
 public:
  /// `line` must outlive this.
  explicit WordReader(std::string_view line) : line_(line) {}

  std::string_view line() const { return line_; }
  std::size_t position() const { return position_; }
  bool AtEnd() const { return position_ == line_.size(); }
  std::string_view Rest() const { return line_.substr(position_); }
  void Skip(std::size_t count) { position_ += count; }
  void SkipSpace() {
    while (!AtEnd() && IsSpace(line_[position_])) ++position_;
  }

  /// The next word, up to a space, without skipping it.
  std::string_view Word() const {
    std::size_t end = position_;
    while (end < line_.size() && !IsSpace(line_[end])) ++end;
    return line_.substr(position_, end - position_);
  }

  TextFault FaultHere(const Message& message, std::size_t ahead = 0) const {
    return {position_ + ahead, message};
  }
  Error ErrorHere(const Message& message) const { return FaultHere(message).AsError(line_); }

 private:
  std::string_view line_;
  std::size_t position_ = 0;
};

/// A line without its comment.
constexpr std::string_view WithoutComment(std::string_view line) {
  return line.substr(0, line.find('#'));
}

}  // namespace jasnel
