#include "bitboard/text/characters.h"

#include <array>

namespace jasnel {
namespace {

constexpr std::string_view kCode = "\x1b[";
constexpr std::string_view kNoBreakSpace = "\xC2\xA0";
// From the hyphen to the horizontal bar, and the minus sign.
constexpr std::array<std::string_view, 7> kDashes = {"\u2010", "\u2011", "\u2012", "\u2013",
                                                     "\u2014", "\u2015", "\u2212"};

bool TakeDash(std::string_view& text) {
  for (const std::string_view dash : kDashes) {
    if (!text.starts_with(dash)) continue;
    text.remove_prefix(dash.size());
    return true;
  }
  return false;
}

}  // namespace

std::string PlainText(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  while (!text.empty()) {
    const auto other =
        std::find_if(text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; });
    const auto size = static_cast<std::size_t>(other - text.begin());
    plain += text.substr(0, size);
    text.remove_prefix(size);
    if (text.starts_with(kCode)) {
      // Digits and semicolons up to a letter.
      std::size_t end = kCode.size();
      while (end < text.size() && (IsDigit(text[end]) || text[end] == ';')) ++end;
      text.remove_prefix(end < text.size() ? end + 1 : end);
    } else if (text.starts_with(kNoBreakSpace)) {
      plain += ' ';
      text.remove_prefix(kNoBreakSpace.size());
    } else if (TakeDash(text)) {
      plain += '-';
    } else if (!text.empty()) {
      plain += text.front();
      text.remove_prefix(1);
    }
  }
  return plain;
}

std::string NameKey(std::string_view name) {
  const std::string plain = PlainText(name);
  std::string key;
  for (std::string_view rest = Trim(plain); !rest.empty();) {
    const std::size_t size = IsSpace(rest.front()) ? 1 : CharacterSize(rest);
    const auto last = static_cast<unsigned char>(rest[size - 1]);
    if (IsSpace(rest.front())) {
      if (key.back() != ' ') key += ' ';
    } else if (size == 2 && rest.front() == '\xC3' && last <= 0x9E && last != 0x97) {
      key += rest.front();
      key += static_cast<char>(last + 0x20);  // À to Þ, without ×
    } else if (size == 1) {
      key += ToLower(rest.front());
    } else {
      key += rest.substr(0, size);
    }
    rest.remove_prefix(size);
  }
  return key;
}

}  // namespace jasnel
