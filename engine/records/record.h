// Requests and answers as names and values: JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace jasnel {

using Record = nlohmann::ordered_json;

/// A value as text, without spaces. Bytes that are not UTF-8 are replaced.
std::string JsonOf(const Record& value);

/// The same, of an object, with the end of a line.
std::string JsonLine(const Record& record);

/// Numbers rounded to meaningful precision, never -0: chances to 0.0001, mean
/// points and percentages to 0.1.
double RoundedChance(double chance);
double RoundedPoints(double points);

}  // namespace jasnel
