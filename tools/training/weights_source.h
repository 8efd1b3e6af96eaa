// What sources of weights have in common.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/result.h"

namespace jasnel {

/// The text of a file of weights, which is included where they are compiled in: `script` wrote it.
/// The definitions end with a line end.
std::string WeightsSource(std::string_view script, std::string_view definitions);

/// Numbers with commas between them, `per_line` on a line; `format` makes a text of one.
template <class Numbers, class Format>
std::string NumberLines(const Numbers& numbers, std::size_t per_line, const Format& format) {
  std::string lines;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) lines += i % per_line == 0 ? ",\n" : ", ";
    lines += format(numbers[i]);
  }
  return lines;
}

/// Writes a file; what went wrong, if anything did.
std::optional<Error> WriteFile(const std::string& path, std::string_view text);

/// The exit status of a program that fits: 1 where something went wrong, which it tells.
int StatusOf(const char* program, const std::optional<Error>& error);

}  // namespace jasnel
