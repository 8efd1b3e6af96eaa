// Comma-separated values in accordance with RFC 4180.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/result.h"

namespace jasnel {

/// One row with its line end. A cell with a comma, a quote or a line end is quoted, and quotes in
/// it are doubled.
///
/// A spreadsheet interprets a cell that begins with `=`, `+`, `-`, `@`, a tab or a line end as a
/// formula, even in quotes, and, if it splits rows at semicolons, also text after a semicolon: such
/// text is prefixed with `'`. Numbers, lists of numbers and a single `-` are left unchanged.
std::string CsvRow(const std::vector<std::string>& cells);

/// What separates the cells of a file with this header: a comma, or if there is none, as some
/// spreadsheets write, a semicolon, or as they copy cells, a tab.
char SeparatorOf(std::string_view header);

/// The error of a row that has `cells` cells where its header has `expected`.
Error WrongCells(std::size_t cells, std::size_t expected);

/// The cells of one row that stands on one line. Spaces around a cell do not count, those inside
/// quotes do. The error names the cell, from 1.
Result<std::vector<std::string>> ParseCsvRow(std::string_view row, char separator = ',');

/// The header line of rows with these columns.
std::string CsvHeader(const std::vector<std::string>& names);

/// One row with a column for each of `names`, empty if the record does not have that name. Lists
/// are joined by spaces; the value for a name or card follows a `=`, part by part.
std::string CsvLine(const Record& record, const std::vector<std::string>& names);

}  // namespace jasnel
