// The parts of a deal that was played, or is being played, and of what both sides won.
#pragma once

#include <array>

#include "engine/fields/kinds.h"
#include "engine/fields/part.h"
#include "engine/records/played_record.h"
#include "jasnel/contract.h"
#include "jasnel/position.h"
#include "jasnel/replay.h"
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

inline constexpr std::array<Choice<Side>, 2> kSideChoices = {
    {{"NS", Side::kNorthSouth}, {"EW", Side::kEastWest}}};
inline constexpr ChoiceKind<Side> kSide(kSideChoices, "NS|EW", "Direction");

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

/// A deal as it was recorded, and as it went.
struct ReplayedDeal {
  PlayedRecord record;
  Replay replay;
};

inline constexpr std::array<Choice<Ruling>, 11> kRulings = {
    {{"roem not claimed", Ruling::kRoemNotClaimed},
     {"wrong accusation", Ruling::kWrongAccusation},
     {"short hand", Ruling::kShortHand},
     {"long hand", Ruling::kLongHand},
     {"wrong deal", Ruling::kWrongDeal},
     {"individual", Ruling::kIndividual},
     {"mended", Ruling::kMended},
     {"not mended", Ruling::kNotMended},
     {"found too late", Ruling::kFoundTooLate},
     {"undone", Ruling::kUndone},
     {"penalty card", Ruling::kPenaltyCard}}};
inline constexpr ChoiceKind<Ruling> kRuling(
    kRulings,
    "roem not claimed|wrong accusation|short hand|long hand|wrong deal|individual|mended|"
    "not mended|found too late|undone|penalty card",
    "Ruling");

/// Where a card was played: of a `Fault`, a `JudgedCard`, a `FairCard`.
template <class Played>
inline constexpr std::array kPlaceParts = {
    Gives<kinds::kNumber, &Played::trick>("trick", "the trick, from 1"),
    Gives<kinds::kNumber, &Played::place>("place", "the place in it, from 1"),
    Gives<kinds::kSeat, &Played::seat>("seat", "who played it"),
    Gives<kinds::kCard, &Played::card>("card", "the card that was played"),
};

/// Parts of a `ReplayedDeal`, in groups that stand together.
struct ReplayParts {
  static const Part kDealt[3];     ///< `deal`, `rules`, `dealer`
  static const Part kAuction[2];   ///< `auction`, if it was recorded, and who was `barred` from it
  static const Part kContract[4];  ///< `trump`, `declarer`, `doublings`, `to_make`
  static const Part kTricks[1];
  static const Part kWon[1];
  static const Part kEnd[2];  ///< `ending`, if it ended early, and `result`, if it has one
  static const Part kFaults[1];
  static const Part kPenaltyCards[1];  ///< if there were any
  static const Part kLookedAt[1];      ///< turned tricks that somebody looked at, likewise
};

}  // namespace jasnel
