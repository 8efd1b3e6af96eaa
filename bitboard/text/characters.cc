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

namespace {

// What stands after a letter to put a mark on it (U+0300 and on), and letters with and without it.
struct Accent {
  std::string_view mark;
  std::string_view plain;
  std::string_view with;  // two bytes each
};
constexpr Accent kAccents[] = {
    {"\xCC\x80", "aeiou", "àèìòù"},
    {"\xCC\x81", "aeiouyclnrsz", "áéíóúýćĺńŕśź"},
    {"\xCC\x82", "aeioucghjswy", "âêîôûĉĝĥĵŝŵŷ"},
    {"\xCC\x83", "anoiu", "ãñõĩũ"},
    {"\xCC\x84", "aeiou", "āēīōū"},
    {"\xCC\x86", "aegiou", "ăĕğĭŏŭ"},
    {"\xCC\x87", "cegz", "ċėġż"},
    {"\xCC\x88", "aeiouy", "äëïöüÿ"},
    {"\xCC\x8A", "au", "åů"},
    {"\xCC\x8B", "ou", "őű"},
    {"\xCC\x8C", "cdenrstzl", "čďěňřšťžľ"},
    {"\xCC\xA7", "csgklnrt", "çşģķļņŗţ"},
    {"\xCC\xA8", "aeiu", "ąęįų"},
};

// Puts a mark on the last letter of `key`; false if there is no such letter.
bool PutAccent(std::string& key, std::string_view mark) {
  for (const Accent& accent : kAccents) {
    if (accent.mark != mark || key.empty()) continue;
    const std::size_t at = accent.plain.find(key.back());
    if (at == std::string_view::npos) continue;
    key.pop_back();
    key += accent.with.substr(2 * at, 2);
    return true;
  }
  return false;
}

// The lower case of a Latin letter of two bytes.
std::string LowerLatin(std::string_view letter) {
  const unsigned code = (static_cast<unsigned char>(letter[0]) & 0x1FU) << 6U |
                        (static_cast<unsigned char>(letter[1]) & 0x3FU);
  unsigned lower = code;
  if (code >= 0xC0 && code <= 0xDE && code != 0xD7) lower = code + 0x20;  // À to Þ, without ×
  const bool even = (code >= 0x100 && code <= 0x137) || (code >= 0x14A && code <= 0x177);
  const bool odd = (code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17E);
  if (code == 0x178) lower = 0xFF;
  if (code != 0x130 && ((even && code % 2 == 0) || (odd && code % 2 == 1))) lower = code + 1;
  return {static_cast<char>(0xC0U | lower >> 6U), static_cast<char>(0x80U | (lower & 0x3FU))};
}

}  // namespace

std::string NameKey(std::string_view name) {
  const std::string plain = PlainText(name);
  std::string key;
  for (std::string_view rest = Trim(plain); !rest.empty();) {
    const std::size_t size = IsSpace(rest.front()) ? 1 : CharacterSize(rest);
    if (IsSpace(rest.front())) {
      if (key.back() != ' ') key += ' ';
    } else if (size == 2) {
      if (!PutAccent(key, rest.substr(0, size))) key += LowerLatin(rest);
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
