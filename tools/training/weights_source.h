// Common parts of weight source files.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/result.h"

namespace jasnel {

/// The text of a weight file that is compiled into the library: `script` generated it. The
/// definitions end with a line end.
std::string WeightsSource(std::string_view script, std::string_view definitions);

/// Numbers separated by commas, `per_line` on a line; `format` converts one to text.
template <class Numbers, class Format>
std::string NumberLines(const Numbers& numbers, std::size_t per_line, const Format& format) {
  std::string lines;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) lines += i % per_line == 0 ? ",\n" : ", ";
    lines += format(numbers[i]);
  }
  return lines;
}

/// Writes an output, as `OutputFile` does; returns the error, if any.
std::optional<Error> WriteFile(const std::string& path, std::string_view text);

/// The exit status of a fitting program: 1 after an error, which it prints.
int StatusOf(const char* program, const std::optional<Error>& error);

}  // namespace jasnel
