// The cards of conventions in a request.
#pragma once

#include "engine/records/record.h"
#include "jasnel/convention.h"
#include "jasnel/result.h"

namespace jasnel {

/// The value of `conventions`: a card for both sides, or `{"ns": card, "ew": card}` with a card for
/// one side or each. A card is the name of a supplied one, or an object as `ReadConventionCard`
/// reads it. Both null if the key is missing.
Result<ConventionsOfSides> ReadAgreedConventions(const Record& request);

/// Whether a side agreed on anything.
inline bool AnyAgreed(const ConventionsOfSides& conventions) {
  return conventions[0] != nullptr || conventions[1] != nullptr;
}

}  // namespace jasnel
