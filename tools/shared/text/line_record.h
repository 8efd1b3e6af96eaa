// Records of answers with the number of the line that each answers.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/records/record.h"

namespace jasnel {

/// The key, and the column of CSV.
inline constexpr const char* kLineNumber = "line_number";

/// The record with `line_number` after its other members: the number of the line or of the argument
/// on the command line, from 1.
Record WithLineNumber(Record record, std::size_t number);

/// The columns with `line_number` after the others.
std::vector<std::string> WithLineNumber(std::vector<std::string> names);

}  // namespace jasnel
