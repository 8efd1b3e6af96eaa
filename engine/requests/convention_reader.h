// Reads cards of conventions from JSON values.
#pragma once

#include "engine/records/record.h"
#include "jasnel/convention.h"
#include "jasnel/result.h"

namespace jasnel {

/// What a text or an object that should be a card of conventions is expected to be.
inline constexpr Phrase kConventionCardExpected = {
    R"(a card of conventions, such as {"name":"ours","title":"our card","conventions":[...]})",
    R"(een kaart met afspraken, zoals {"name":"ours","title":"onze kaart","conventions":[...]})"};

/// Reads a card in the form that docs/reference/conventions.md describes. Errors: as for
/// `ParseConventionCard`.
Result<ConventionCard> ReadConventionCard(const Record& object);

}  // namespace jasnel
