// The parts of what both sides write down.
#pragma once

#include <array>

#include "engine/fields/kinds.h"
#include "engine/fields/part.h"
#include "jasnel/contract.h"

namespace jasnel {

inline constexpr std::array<Choice<Outcome>, 5> kOutcomes = {
    {{"made", Outcome::kMade},
     {"nat", Outcome::kNat},
     {"pit", Outcome::kPit},
     {"revoke", Outcome::kRevoke},
     {"accusation", Outcome::kAccusation}}};
inline constexpr ChoiceKind<Outcome> kOutcome(kOutcomes, "made|nat|pit|revoke|accusation",
                                              "Outcome");

inline constexpr Part kContractParts[] = {
    Gives<kOutcome, &ContractResult::outcome>("outcome", {"how it ended", "hoe het afliep"}),
    Gives<kinds::kPoints, [](const ContractResult& result) { return result.score[0]; }>(
        "ns", {"points that North-South write down", "punten die noord-zuid opschrijft"}),
    Gives<kinds::kPoints, [](const ContractResult& result) { return result.score[1]; }>(
        "ew", {"points that East-West write down", "punten die oost-west opschrijft"}),
};

}  // namespace jasnel
