#include "tools/shared/input/text_reader.h"

#include <utility>

#include "tools/shared/text/system_error.h"

namespace jasnel {

TextReader::TextReader(InputFile file, const std::atomic<bool>& cancel, Expected expected)
    : file_(std::move(file)), reader_(file_.descriptor(), cancel), expected_(expected) {}

std::optional<TextReader::Line> TextReader::Next(bool wait) {
  if (done_ || (!wait && !reader_.Ready())) return std::nullopt;
  const auto read = reader_.Next();
  if (!read) {
    done_ = true;
    if (reader_.error() == 0) return std::nullopt;
    return Line{lines_ + 1, "",
                Error{Say("cannot be read: $0", "kan niet worden gelezen: $0",
                          SystemError(reader_.error()))}};
  }
  Line line{++lines_, read->text, std::nullopt};
  if (read->text.find('\0') != std::string_view::npos) {
    line.error = NotText();
  } else if (read->cut_off) {
    line.error = Error{Say("longer than $0 bytes; expected $1", "langer dan $0 bytes; verwacht $1",
                           LineReader::kLongestLine, expected_.one)};
  } else if (read->garbled) {
    line.error = Error{Say("not UTF-8; expected $0 in UTF-8, or the whole file in Windows-1252",
                           "geen UTF-8; verwacht $0 in UTF-8, of het hele bestand in Windows-1252",
                           expected_.one)};
  }
  return line;
}

std::optional<Error> TextReader::NotTextAhead() {
  if (!reader_.ZeroByteAhead()) return std::nullopt;
  return NotText();
}

Error TextReader::NotText() {
  done_ = true;
  return Error{Say("not text: a zero byte; expected $0. Reading ends here",
                   "geen tekst: een nulbyte; verwacht $0. Het lezen houdt hier op", expected_.all)};
}

}  // namespace jasnel
