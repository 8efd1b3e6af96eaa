#include "tools/shared/input/input_lines.h"

#include <cstring>
#include <string>
#include <utility>

namespace jasnel {

InputLines::InputLines(InputFile file, const std::atomic<bool>& cancel, Expected expected)
    : file_(std::move(file)), reader_(file_.descriptor(), cancel), expected_(expected) {}

std::optional<InputLines::Line> InputLines::Next(bool wait) {
  if (done_ || (!wait && !reader_.Ready())) return std::nullopt;
  const auto read = reader_.Next();
  if (!read) {
    done_ = true;
    if (reader_.error() == 0) return std::nullopt;
    return Line{lines_ + 1, "",
                Error{std::string("cannot be read: ") + std::strerror(reader_.error())}};
  }
  Line line{++lines_, read->text, std::nullopt};
  if (read->text.find('\0') != std::string_view::npos) {
    line.error = NotText();
  } else if (read->cut_off) {
    line.error = Error{"longer than " + std::to_string(LineReader::kLongestLine) +
                       " bytes; expected " + std::string(expected_.one)};
  }
  return line;
}

std::optional<Error> InputLines::NotTextAhead() {
  if (!reader_.ZeroByteAhead()) return std::nullopt;
  return NotText();
}

Error InputLines::NotText() {
  done_ = true;
  return Error{"not text: a zero byte; expected " + std::string(expected_.all) +
               ". Reading ends here"};
}

}  // namespace jasnel
