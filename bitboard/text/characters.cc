#include "bitboard/text/characters.h"

namespace jasnel {

std::string PlainText(std::string_view text) {
  constexpr std::string_view kCode = "\x1b[";
  constexpr std::string_view kNoBreakSpace = "\xC2\xA0";
  std::string plain;
  while (!text.empty()) {
    if (text.starts_with(kCode)) {
      // Digits and semicolons up to a letter.
      std::size_t size = kCode.size();
      while (size < text.size() && (IsDigit(text[size]) || text[size] == ';')) ++size;
      text.remove_prefix(size < text.size() ? size + 1 : size);
    } else if (text.starts_with(kNoBreakSpace)) {
      plain += ' ';
      text.remove_prefix(kNoBreakSpace.size());
    } else {
      plain += text.front();
      text.remove_prefix(1);
    }
  }
  return plain;
}

}  // namespace jasnel
