// Common parts of the programs of this folder.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "jasnel/result.h"

namespace jasnel {

/// Writes an output, as `OutputFile` does; returns the error, if any.
std::optional<Error> WriteFile(const std::string& path, std::string_view text);

/// The exit status of a program: 1 after an error, which it prints.
int StatusOf(const char* program, const std::optional<Error>& error);

}  // namespace jasnel
