// Reads cards of conventions from JSON: those of a person or a program, and those agreed in a
// request.
#pragma once

#include <string_view>

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
