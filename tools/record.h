// What is printed, as names and values: the keys of JSON output and the columns of CSV output.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace jasnel {

using Record = nlohmann::ordered_json;

/// One object on one line. Bytes that are not UTF-8 are replaced.
std::string JsonLine(const Record& record);

/// Numbers as far as they mean something, never -0: chances to 0.0001, mean points to 0.1.
double RoundedChance(double chance);
double RoundedPoints(double points);

/// The header line of rows with these columns.
std::string CsvHeader(const std::vector<std::string>& names);

/// One row with a column for each of `names`, empty where the record has no such name. Lists are
/// joined by spaces; what belongs to a name or a card stands behind `=`, each part of it.
std::string CsvLine(const Record& record, const std::vector<std::string>& names);

}  // namespace jasnel
