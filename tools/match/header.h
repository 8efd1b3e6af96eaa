// The first line of a match's record: which match it is.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/records/record.h"
#include "jasnel/result.h"

namespace jasnel {

/// `prefix`, a comment for other readers, and what match it is; with its line end.
std::string MatchHeaderLine(std::string_view prefix, const Record& match);

/// What is wrong with a line that should be that: which part of it is of another match, or that it
/// is no such line.
std::optional<Error> CheckMatchHeaderLine(std::string_view line, std::string_view prefix,
                                          const Record& match);

}  // namespace jasnel
