#include "tools/shared/text/columns.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_format.h"

namespace jasnel {

std::string Fixed(double number, int digits) { return absl::StrFormat("%.*f", digits, number); }

double Rounded(double number, int digits) {
  const double scale = std::pow(10, digits);
  return std::round(number * scale) / scale;
}

std::string PadRight(std::string_view text, std::size_t width) {
  std::string padded(text);
  if (Width(text) < width) padded.append(width - Width(text), ' ');
  return padded;
}

std::string PadLeft(std::string_view text, std::size_t width) {
  std::string padded;
  if (Width(text) < width) padded.append(width - Width(text), ' ');
  return padded.append(text);
}

std::string Signed(int difference) {
  return (difference > 0 ? "+" : "") + std::to_string(difference);
}

std::string Wrapped(std::string_view text, std::size_t width, std::string_view indent) {
  std::string lines;
  std::string line;
  const auto end_line = [&] {
    if (!line.empty()) lines += std::string(indent) + line + "\n";
    line.clear();
  };
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (Width(indent) + Width(line) + 1 + Width(word) > width) end_line();
    line += (line.empty() ? "" : " ") + std::string(word);
  }
  end_line();
  return lines;
}

std::string FormatTable(const std::vector<std::vector<std::string>>& rows,
                        const std::vector<Align>& columns, std::string_view indent,
                        const std::vector<std::string>& notes) {
  std::vector<std::size_t> widths(columns.size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], Width(row[i]));
  }
  std::string text;
  for (std::size_t number = 0; number < rows.size(); ++number) {
    const auto& row = rows[number];
    std::string line(indent);
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) line += "   ";
      line += columns[i] == Align::kLeft ? PadRight(row[i], widths[i]) : PadLeft(row[i], widths[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
    if (number < notes.size()) text += notes[number];
  }
  return text;
}

}  // namespace jasnel
