// The cards of conventions in a request.
#pragma once

#include <string_view>

#include "engine/records/record.h"
#include "jasnel/convention.h"
#include "jasnel/result.h"

namespace jasnel {

inline constexpr Phrase kConventionsExpected = {
    R"(the name of a card, a card, or {"ns":...,"ew":...} with a card for a side)",
    R"(de naam van een kaart, een kaart, of {"ns":...,"ew":...} met een kaart voor een paar)"};

/// The value of `key`: a card for both sides, or `{"ns": card, "ew": card}` with a card for one
/// side or each. A card is the name of a supplied one, or an object as `ReadConventionCard` reads
/// it.
Result<ConventionsOfSides> AgreedConventionsOf(std::string_view key, const Record& value);

/// Whether a side agreed on anything.
inline bool AnyAgreed(const ConventionsOfSides& conventions) {
  return conventions[0] != nullptr || conventions[1] != nullptr;
}

}  // namespace jasnel
