// Comma-separated values as RFC 4180 has them.
#pragma once

#include <string>
#include <vector>

namespace jasnel {

/// One row and its line end. A cell with a comma, a quote or a line end stands in quotes, and a
/// quote in it is doubled.
std::string CsvRow(const std::vector<std::string>& cells);

}  // namespace jasnel
