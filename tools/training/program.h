// Common parts of the programs of this folder.
#pragma once

#include <optional>

#include "jasnel/result.h"

namespace jasnel {

/// The exit status of a program: 1 after an error, which it prints.
int StatusOf(const char* program, const std::optional<Error>& error);

}  // namespace jasnel
