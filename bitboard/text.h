// Plain text helpers that do not depend on a locale.
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

/// `text` without spaces and line ends at both sides.
constexpr std::string_view Trim(std::string_view text) {
  while (!text.empty() && IsSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && IsSpace(text.back())) text.remove_suffix(1);
  return text;
}

constexpr bool IsDigit(char c) { return c >= '0' && c <= '9'; }

/// Takes the digits at the start of `text` off it, and returns them without leading zeros.
constexpr std::string_view TakeDigits(std::string_view& text) {
  const std::size_t size =
      static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), IsDigit) - text.begin());
  std::string_view digits = text.substr(0, size);
  text.remove_prefix(size);
  while (digits.starts_with('0')) digits.remove_prefix(1);
  return digits;
}

/// Whether name `a` comes before name `b`: numbers in them go by their value, so that 2 comes
/// before 10, all else by its bytes. A total order.
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

/// `text` in single quotes for a message: bytes that are not printable ASCII as `\xNN`, and long
/// text cut short.
inline std::string Quoted(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string quoted = "'";
  for (const char c : text.substr(0, kLongest)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte < 0x7f) {
      quoted += c;
    } else {
      quoted += "\\x";
      quoted += kHex[byte >> 4];
      quoted += kHex[byte & 15];
    }
  }
  return quoted + (text.size() > kLongest ? "...'" : "'");
}

}  // namespace jasnel
