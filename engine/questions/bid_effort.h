// How hard to look for the best bid, in either game.
#pragma once

#include <array>

#include "engine/fields/field.h"
#include "engine/fields/kinds.h"

namespace jasnel {

/// The group of these flags in the help.
inline constexpr Phrase kEffortGroup = {
    "Effort (the first limit reached ends the search)",
    "Hoe hard te zoeken (de eerste grens die gehaald wordt, telt)"};

/// What both games have after their own. `kRequest` is the request of a question, and the others
/// are its members.
template <auto kRequest, auto kTime, auto kSeed>
inline constexpr std::array kTimeAndSeedFields = {
    Takes<kRequest, kTime>(
        {"budget_ms", "tijd_ms"}, kinds::kBudget,
        {"at most this many milliseconds per hand; the answer then depends on the clock",
         "hoogstens zoveel milliseconden voor een hand; het antwoord hangt dan van de klok af"},
        {.group = kEffortGroup}),
    Takes<kRequest, kSeed>(
        {"seed", "seed"}, kinds::kSeed,
        {"seed of the random deals (default 1); the answer is the same for any number of threads",
         "seed van de willekeurige verdelingen (standaard 1); het antwoord is hetzelfde voor elk "
         "aantal threads"},
        {.group = kEffortGroup}),
};

}  // namespace jasnel
