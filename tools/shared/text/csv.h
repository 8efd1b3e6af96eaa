// Comma-separated values in accordance with RFC 4180.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "jasnel/result.h"

namespace jasnel {

/// One row with its line end. A cell with a comma, a quote or a line end is quoted, and quotes in
/// it are doubled.
///
/// A spreadsheet interprets a cell that begins with `=`, `+`, `-`, `@`, a tab or a line end as a
/// formula, even in quotes, and, if it splits rows at semicolons, also text after a semicolon: such
/// text is prefixed with `'`. Numbers, lists of numbers and a single `-` are left unchanged.
std::string CsvRow(const std::vector<std::string>& cells);

/// The cells of a row on a single line. Spaces around a cell are ignored, except inside quotes. The
/// error names the cell, from 1.
Result<std::vector<std::string>> ParseCsvRow(std::string_view row, char separator = ',');

}  // namespace jasnel
