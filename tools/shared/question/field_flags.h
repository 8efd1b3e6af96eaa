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

/// The error for a flag without those it needs, once the command line is read.
std::optional<Error> CheckTogether(const CLI::App& app, std::span<const Together> together);

}  // namespace jasnel
