// Records as CSV rows, with names as columns.
#pragma once

#include <string>
#include <vector>

#include "engine/records/record.h"

namespace jasnel {

/// The header line of rows with these columns.
std::string CsvHeader(const std::vector<std::string>& names);

/// One row with a column for each of `names`, empty if the record does not have that name. Lists
/// are joined by spaces; the value for a name or card follows a `=`, part by part.
std::string CsvLine(const Record& record, const std::vector<std::string>& names);

}  // namespace jasnel
