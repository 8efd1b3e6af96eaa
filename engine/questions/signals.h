// Conventions as a key of a question, and what cards said by them as parts of its answer.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "engine/fields/field.h"
#include "engine/fields/kind.h"
#include "engine/fields/part.h"
#include "jasnel/convention.h"

namespace jasnel {

/// A card of conventions for both sides, or one for each.
class ConventionsKind final : public Input<ConventionsOfSides> {
 public:
  std::string_view Form() const override { return "CARD"; }
  Message Expected() const override;
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     ConventionsOfSides& conventions) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                ConventionsOfSides& conventions) const override;
};

namespace kinds {
inline constexpr ConventionsKind kConventions;
}  // namespace kinds

template <auto... kConventions>
inline constexpr std::array kConventionsField = {
    Takes<kConventions...>(
        {"conventions", "afspraken"}, kinds::kConventions,
        {"a card of conventions, to tell what the cards said: its name, such as bedum, the card, "
         "or "
         "an object with ns and ew",
         "een kaart met afspraken, om te zeggen wat de kaarten zeiden: de naam, zoals bedum, de "
         "kaart, of een object met ns en ew"},
        {.has_flag = false}),
};

/// A signal, and in which trick it was given, from 1.
struct TrickSignal {
  int trick = 1;
  Signal signal;
};

/// The signals of the cards of a deal, an entry for each from the first on, that say anything.
std::vector<TrickSignal> TrickSignals(std::span<const std::optional<Signal>> signals);

/// Parts of a `TrickSignal`.
struct SignalParts {
  static const Part kAll[9];
};

}  // namespace jasnel
