// Numbers and tables as text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace jasnel {

/// `number` with this many decimals.
std::string Fixed(double number, int digits);

/// The same as a number of a record.
double Rounded(double number, int digits);

/// The width of UTF-8 text in columns, if every character has width one.
constexpr std::size_t Width(std::string_view text) {
  std::size_t width = 0;
  for (const char c : text) width += (static_cast<unsigned char>(c) & 0xC0) != 0x80 ? 1 : 0;
  return width;
}

/// Pads `text` with spaces to `width`, after or before it.
std::string PadRight(std::string_view text, std::size_t width);
std::string PadLeft(std::string_view text, std::size_t width);

/// A difference with its sign: `+100`, `0`, `-30`.
std::string Signed(int difference);

enum class Align { kLeft, kRight };

/// Of lines that belong together, below what tells what they are.
inline constexpr const char* kIndent = "  ";

/// `text` in lines of at most `width` columns, broken at spaces, each starting with `indent`; a
/// word that is longer has a line of its own.
std::string Wrapped(std::string_view text, std::size_t width, std::string_view indent = "");

/// Rows of cells as lines, each column as wide as its widest cell, with three spaces between
/// columns; lines start with `indent` and have no trailing spaces. Rows may be shorter than
/// `columns`. Below each row are its `notes`, whole lines or nothing; there may be fewer notes than
/// rows.
std::string FormatTable(const std::vector<std::vector<std::string>>& rows,
                        const std::vector<Align>& columns, std::string_view indent = "",
                        const std::vector<std::string>& notes = {});

}  // namespace jasnel
