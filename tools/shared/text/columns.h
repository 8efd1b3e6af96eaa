// Text in columns, measured as it is seen: a suit sign is several bytes and one column wide.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace jasnel {

/// How many columns UTF-8 text takes, where every character takes one.
constexpr std::size_t Width(std::string_view text) {
  std::size_t width = 0;
  for (const char c : text) width += (static_cast<unsigned char>(c) & 0xC0) != 0x80 ? 1 : 0;
  return width;
}

/// Spaces up to `width`, behind or before `text`.
std::string PadRight(std::string_view text, std::size_t width);
std::string PadLeft(std::string_view text, std::size_t width);

/// A difference with its sign: `+100`, `0`, `-30`.
std::string Signed(int difference);

enum class Align { kLeft, kRight };

/// Rows of cells as lines, each column as wide as its widest cell and three spaces between; lines
/// start with `indent` and do not end in spaces. Rows may be shorter than `columns`.
std::string FormatTable(const std::vector<std::vector<std::string>>& rows,
                        const std::vector<Align>& columns, std::string_view indent = "");

}  // namespace jasnel
