// Comma-separated values as RFC 4180 has them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/result.h"

namespace jasnel {

/// One row and its line end. A cell with a comma, a quote or a line end stands in quotes, and a
/// quote in it is doubled.
///
/// A spreadsheet runs a cell that begins with `=`, `+`, `-`, `@`, a tab or a line end as a formula,
/// also in quotes, and where it splits rows at semicolons also what stands behind one: such text
/// gets a `'` before it. Numbers, lists of them and a `-` alone stay as they are.
std::string CsvRow(const std::vector<std::string>& cells);

/// The error of a row that has `cells` cells where its header has `expected`.
Error WrongCells(std::size_t cells, std::size_t expected);

/// The cells of one row that stands on one line. Spaces around a cell do not count, those inside
/// quotes do. The error names the cell, from 1.
Result<std::vector<std::string>> ParseCsvRow(std::string_view row, char separator = ',');

}  // namespace jasnel
