#include "tools/csv.h"

#include <cstddef>

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

}  // namespace jasnel
