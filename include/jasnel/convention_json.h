// Cards of conventions as JSON: docs/reference/conventions.md describes the form.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "jasnel/convention.h"
#include "jasnel/result.h"

namespace jasnel {

/// The most bytes that a card may have as JSON.
inline constexpr std::size_t kMaxCardBytes = std::size_t{1} << 20;

/// Parses a card, one JSON object. The error says where the text is wrong and what was expected:
/// a key that is unknown or missing, a value out of range, or a convention that could never apply
/// or have an alternative that is never true. A card has at most 100 conventions, a meaning 100
/// alternatives, and an alternative 20 holdings.
Result<ConventionCard> ParseConventionCard(std::string_view json);

/// Writes a card as JSON on several lines; `ParseConventionCard` gives the same card back.
std::string FormatConventionCard(const ConventionCard& card);

}  // namespace jasnel
