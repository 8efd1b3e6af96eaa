#include "tools/csv.h"

#include <algorithm>
#include <cstddef>

#include "bitboard/text.h"

namespace jasnel {
namespace {

std::string Quote(const std::string& cell) {
  std::string quoted = "\"";
  for (const char c : cell) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

// Takes a cell in quotes off `row`. False where the last quote is missing.
bool TakeQuoted(std::string_view& row, std::string& cell) {
  for (std::size_t i = 1; i < row.size(); ++i) {
    if (row[i] == '"') {
      if (i + 1 == row.size() || row[i + 1] != '"') {
        row.remove_prefix(i + 1);
        return true;
      }
      ++i;
    }
    cell += row[i];
  }
  return false;
}

}  // namespace

std::string CsvRow(const std::vector<std::string>& cells) {
  std::string row;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) row += ',';
    const bool plain = cells[i].find_first_of(",\"\r\n") == std::string::npos;
    row += plain ? cells[i] : Quote(cells[i]);
  }
  return row + "\n";
}

Result<std::vector<std::string>> ParseCsvRow(std::string_view row, char separator) {
  std::vector<std::string> cells;
  for (bool last = false; !last;) {
    std::string& cell = cells.emplace_back();
    while (!row.empty() && IsSpace(row.front()) && row.front() != separator) row.remove_prefix(1);
    const bool quoted = row.starts_with('"');
    if (quoted && !TakeQuoted(row, cell)) {
      return Error{"cell " + std::to_string(cells.size()) +
                   ": a quote without an end; expected one on the same line"};
    }
    const std::size_t size = std::min(row.find(separator), row.size());
    const std::string_view plain = Trim(row.substr(0, size));
    if (quoted && !plain.empty()) {
      return Error{"cell " + std::to_string(cells.size()) + ": " + Quoted(plain) +
                   " behind a quote; expected the next cell"};
    }
    cell += plain;
    last = size == row.size();
    row.remove_prefix(last ? size : size + 1);
  }
  return cells;
}

}  // namespace jasnel
