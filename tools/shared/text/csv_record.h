// Records as rows of CSV: names are columns.
#pragma once

#include <string>
#include <vector>

#include "engine/records/record.h"

namespace jasnel {

/// The header line of rows with these columns.
std::string CsvHeader(const std::vector<std::string>& names);

/// One row with a column for each of `names`, empty where the record has no such name. Lists are
/// joined by spaces; what belongs to a name or a card stands behind `=`, each part of it.
std::string CsvLine(const Record& record, const std::vector<std::string>& names);

}  // namespace jasnel
