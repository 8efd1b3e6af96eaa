// The fields of a question as flags.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/fields/field.h"
#include "jasnel/result.h"
#include "tools/shared/cli_forward.h"

namespace jasnel {

/// `--value-only` for the key `value_only`.
std::string FlagOf(std::string_view key);

/// Adds a flag for each field that has one, which sets its member of `question`. Help is in the
/// language of messages.
void AddFieldFlags(CLI::App& app, std::span<const Field> fields, void* question);

/// The flag of the field `name`, if it has one and was given; empty if not.
std::string GivenFlag(const CLI::App& app, std::span<const Field> fields, std::string_view name);

/// The error for flags that need another, or that do not go together, once the command line is
/// read.
std::optional<Error> CheckFieldFlags(const CLI::App& app, std::span<const Together> together,
                                     std::span<const Apart> apart);

}  // namespace jasnel
