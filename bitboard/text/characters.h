// Locale-independent text helpers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace jasnel {

constexpr char ToLower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }
constexpr char ToUpper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; }

constexpr bool EqualsIgnoringCase(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return ToLower(x) == ToLower(y); });
}

constexpr bool IsSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// `text` without leading and trailing spaces and line ends.
constexpr std::string_view Trim(std::string_view text) {
  while (!text.empty() && IsSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && IsSpace(text.back())) text.remove_suffix(1);
  return text;
}

constexpr bool IsDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool IsLetter(char c) { return ToUpper(c) >= 'A' && ToUpper(c) <= 'Z'; }

/// Removes the digits at the start of `text` and returns them without leading zeros.
constexpr std::string_view TakeDigits(std::string_view& text) {
  const std::size_t size =
      static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), IsDigit) - text.begin());
  std::string_view digits = text.substr(0, size);
  text.remove_prefix(size);
  while (digits.starts_with('0')) digits.remove_prefix(1);
  return digits;
}

/// Whether name `a` sorts before name `b`. Numbers in names compare by value, so that 2 comes
/// before 10; everything else compares by bytes. A total order.
constexpr bool NamesInOrder(std::string_view a, std::string_view b) {
  std::string_view rest_a = a;
  std::string_view rest_b = b;
  while (!rest_a.empty() && !rest_b.empty()) {
    if (IsDigit(rest_a.front()) && IsDigit(rest_b.front())) {
      const std::string_view x = TakeDigits(rest_a);
      const std::string_view y = TakeDigits(rest_b);
      if (x.size() != y.size()) return x.size() < y.size();
      if (x != y) return x < y;
    } else {
      if (rest_a.front() != rest_b.front()) return rest_a < rest_b;
      rest_a.remove_prefix(1);
      rest_b.remove_prefix(1);
    }
  }
  if (rest_a.empty() != rest_b.empty()) return rest_a.empty();
  return a < b;  // they differ in leading zeros at most
}

/// The number of bytes in the character at the start of `text`, which must not be empty; 1 for a
/// byte that is not valid UTF-8.
constexpr std::size_t CharacterSize(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  const std::size_t size = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (size == 1 || first > 0xF4 || text.size() < size) return 1;
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 1;
  }
  // Too long a form of a character, half a pair of UTF-16, and what is above the last one.
  if (first == 0xE0 && byte(1) < 0xA0) return 1;
  if (first == 0xED && byte(1) > 0x9F) return 1;
  if (first == 0xF0 && byte(1) < 0x90) return 1;
  if (first == 0xF4 && byte(1) > 0x8F) return 1;
  return size;
}

/// The number of characters in `text`; each byte that is not valid UTF-8 counts as one.
constexpr std::size_t CountCharacters(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) text.remove_prefix(CharacterSize(text));
  return count;
}

/// Whether a character is visible: not a control character, a bidirectional control, a zero-width
/// character, or a byte that is not valid UTF-8.
constexpr bool IsShown(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return first >= 0x20 && first < 0x7F;
  const auto second = static_cast<unsigned char>(character[1]);
  if (character.size() == 2) return first != 0xC2 || second > 0xA0;
  if (character.size() == 4) return true;
  const auto third = static_cast<unsigned char>(character[2]);
  if (first == 0xE2 && second == 0x80)
    return third >= 0x90 && third != 0xA8 && third != 0xA9 && (third < 0xAA || third > 0xAE);
  if (first == 0xE2 && second == 0x81) return third < 0xA0 || third > 0xAF;
  return first != 0xEF || (character != "\xEF\xBB\xBF");
}

/// `text` in single quotes for a message. Characters that cannot be shown become `�`. Long text is
/// cut to about 40 characters, including the one at byte `at`.
inline std::string Quoted(std::string_view text, std::size_t at = 0) {
  constexpr std::size_t kLongest = 40;
  constexpr std::size_t kBefore = 20;
  const std::size_t place = CountCharacters(text.substr(0, at));
  const std::size_t characters = CountCharacters(text);
  std::size_t skipped = 0;
  if (place >= kLongest) skipped = place - kBefore;
  std::string quoted = skipped > 0 ? "'..." : "'";
  for (std::size_t i = 0; i < characters && i < skipped + kLongest; ++i) {
    const std::string_view character = text.substr(0, CharacterSize(text));
    text.remove_prefix(character.size());
    if (i < skipped) continue;
    quoted += IsShown(character) ? character : std::string_view("�");
  }
  return quoted + (text.empty() ? "'" : "...'");
}

/// The first character of `text`, which must not be empty, in single quotes.
inline std::string QuotedCharacter(std::string_view text) {
  return Quoted(text.substr(0, CharacterSize(text)));
}

/// `text` without terminal colour codes, with plain spaces for non-breaking ones and `-` for dashes
/// of any length. Apart from the codes, the number of characters does not change.
std::string PlainText(std::string_view text);

/// What two spellings of one name have in common: without spaces around it, with one for each run
/// of them inside, in lower case, and with each accent in one character with its letter (ASCII, and
/// the accented Latin letters below U+0180).
std::string NameKey(std::string_view name);

}  // namespace jasnel
