// The first line of a match record, which identifies the match.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/records/record.h"
#include "jasnel/result.h"

namespace jasnel {

/// `prefix`, a comment for other readers, and the identification of the match, with the version of
/// the program that plays it; including the line end.
std::string MatchHeaderLine(std::string_view prefix, const Record& match);

/// What is wrong with a header line: the part that belongs to another match or version, or that it
/// is not a header line.
std::optional<Error> CheckMatchHeaderLine(std::string_view line, std::string_view prefix,
                                          const Record& match);

}  // namespace jasnel
