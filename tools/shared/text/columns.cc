#include "tools/shared/text/columns.h"

#include <algorithm>

namespace jasnel {

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

std::string FormatTable(const std::vector<std::vector<std::string>>& rows,
                        const std::vector<Align>& columns, std::string_view indent) {
  std::vector<std::size_t> widths(columns.size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], Width(row[i]));
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line(indent);
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) line += "   ";
      line += columns[i] == Align::kLeft ? PadRight(row[i], widths[i]) : PadLeft(row[i], widths[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace jasnel
