// The parts of what both sides won, and write down.
#pragma once

#include <array>

#include "engine/fields/kinds.h"
#include "engine/fields/part.h"
#include "jasnel/contract.h"
#include "jasnel/position.h"
#include "jasnel/seat.h"

namespace jasnel {

/// Won by each side.
using WonBySides = std::array<Tally, 2>;

template <Side kSide, auto kMember>
inline constexpr auto kWonBy = [](const WonBySides& won) { return won[Index(kSide)].*kMember; };

inline constexpr Part kWonParts[] = {
    Gives<kinds::kPoints, kWonBy<Side::kNorthSouth, &Tally::cards>>("ns",
                                                                    "card points of North-South"),
    Gives<kinds::kPoints, kWonBy<Side::kEastWest, &Tally::cards>>("ew", "card points of East-West"),
    Gives<kinds::kPoints, kWonBy<Side::kNorthSouth, &Tally::roem>>("ns-roem",
                                                                   "roem of North-South"),
    Gives<kinds::kPoints, kWonBy<Side::kEastWest, &Tally::roem>>("ew-roem", "roem of East-West"),
    Gives<kinds::kNumber, kWonBy<Side::kNorthSouth, &Tally::tricks>>("ns-tricks",
                                                                     "tricks of North-South"),
    Gives<kinds::kNumber, kWonBy<Side::kEastWest, &Tally::tricks>>("ew-tricks",
                                                                   "tricks of East-West"),
};

inline constexpr std::array<Choice<Outcome>, 5> kOutcomes = {
    {{"made", Outcome::kMade},
     {"nat", Outcome::kNat},
     {"pit", Outcome::kPit},
     {"revoke", Outcome::kRevoke},
     {"accusation", Outcome::kAccusation}}};
inline constexpr ChoiceKind<Outcome> kOutcome(kOutcomes, "made|nat|pit|revoke|accusation",
                                              "Outcome");

inline constexpr Part kContractParts[] = {
    Gives<kOutcome, &ContractResult::outcome>("outcome", "how it ended"),
    Gives<kinds::kPoints, [](const ContractResult& result) { return result.score[0]; }>(
        "ns", "points that North-South write down"),
    Gives<kinds::kPoints, [](const ContractResult& result) { return result.score[1]; }>(
        "ew", "points that East-West write down"),
};

}  // namespace jasnel
