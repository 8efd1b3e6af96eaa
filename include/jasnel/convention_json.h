// Cards of conventions as JSON: docs/reference/conventions.md describes the form.
#pragma once

#include <string>
#include <string_view>

#include "jasnel/convention.h"
#include "jasnel/result.h"

namespace jasnel {

/// Parses a card, one JSON object. The error says where the text is wrong and what was expected:
/// a key that is unknown or missing, a value out of range, or a convention that could never apply
/// or never be true. The card is at most 100 conventions.
Result<ConventionCard> ParseConventionCard(std::string_view json);

/// Writes a card as JSON on several lines; `ParseConventionCard` gives the same card back.
std::string FormatConventionCard(const ConventionCard& card);

}  // namespace jasnel
