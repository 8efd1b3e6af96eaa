// Deals and hands in questions and answers: fields, parts and lines.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "engine/fields/field.h"
#include "engine/fields/kinds.h"
#include "engine/fields/part.h"
#include "engine/requests/reading.h"
#include "jasnel/card.h"
#include "jasnel/deal_line.h"
#include "jasnel/message.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

struct DealDefaults {
  Rules rules;
  std::optional<Suit> trump;  ///< nothing for each suit in turn
  std::optional<Seat> leader;
  std::optional<Seat> dealer;
  std::optional<Seat> declarer;
  TurnedCards turned;
};

/// `deal` with missing fields taken from the defaults. The result always has rules; trump may
/// remain open, which means each suit.
DealLine WithDefaults(const DealLine& deal, const DealDefaults& defaults);

/// The group of their flags in the help.
inline constexpr Phrase kDefaultsGroup = {"Defaults for missing fields",
                                          "Wat in een spel ontbreekt"};

/// How a deal begins. `kDefaults` is a member of a question; without it they are those of the
/// defaults themselves.
template <auto... kDefaults>
inline constexpr std::array kStartFields = {
    Takes<kDefaults..., &DealDefaults::rules>(
        {"rules", "regels"}, kinds::kRules,
        {"a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
         "spelregels en wijzigingen daarop, zoals kbn,undertrump=free (standaard kbn)"},
        {.group = kDefaultsGroup}),
    Takes<kDefaults..., &DealDefaults::leader>({"leader", "uitkomst"}, kinds::kSeat,
                                               {"who leads, or led to the trick in progress",
                                                "wie uitkomt, of uitkwam in de slag die bezig is"},
                                               {.group = kDefaultsGroup}),
    Takes<kDefaults..., &DealDefaults::dealer>(
        {"dealer", "gever"}, kinds::kSeat,
        {"the dealer; the seat to the left leads to the first trick",
         "de gever; wie links daarvan zit komt uit in de eerste slag"},
        {.group = kDefaultsGroup}),
};

/// And who plays what.
template <auto... kDefaults>
inline constexpr std::array kContractFields = {
    Takes<kDefaults..., &DealDefaults::trump>(
        {"trump", "troef"}, kinds::kTrumpChoice,
        {"trump (default all: each suit in turn)", "troef (standaard all: elke kleur na elkaar)"},
        {.group = kDefaultsGroup}),
    Takes<kDefaults..., &DealDefaults::declarer>(
        {"declarer", "speler"}, kinds::kSeat,
        {"whose side made trump (default the leader)",
         "wiens partij troef maakte (standaard wie uitkomt)"},
        {.group = kDefaultsGroup}),
};

template <auto... kDefaults>
inline constexpr std::array kTurnedField = {
    Takes<kDefaults..., &DealDefaults::turned>(
        {"turned", "gedraaid"}, kinds::kTurned,
        {"the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
         "de gedraaide kleur, als de regels er een draaien (bidding=turned, lot), of meer op "
         "volgorde"},
        {.group = kDefaultsGroup}),
};

/// Parts of a `DealLine`: the line, the hands card by card, and whatever else the line says.
struct DealLineParts {
  static const Part kAll[9];
};

inline constexpr Phrase kNoHand = {
    "no hand; expected spades.hearts.diamonds.clubs, such as J97.AT.K8.7",
    "geen hand; verwacht schoppen.harten.ruiten.klaveren, zoals "
    "B97.A10.H8.7"};

/// A line with a hand, the first of `fields`, and then the others.
constexpr LineForm HandLine(std::span<const Field> fields) {
  constexpr auto kRead = [](WordReader& in, void* hand) {
    return ReadWholeBidHand(in, *static_cast<CardSet*>(hand));
  };
  return {fields, kRead, {"after the hand", "na de hand"}, kNoHand};
}

/// How the cards are dealt: the member that it sets, of the question or of a part of it.
template <auto... kMember>
inline constexpr Field kWayDealtField = Takes<kMember...>(
    {"dealt", "gedeeld"}, kinds::kDealt,
    {"how the cards are dealt: random (default), or by hand, packets, shuffle and "
     "cut, such as 3-2-3,riffles=1,cut",
     "hoe de kaarten gedeeld zijn: random (standaard), of zelf, pakjes, schudden "
     "en couperen, zoals 3-2-3,riffles=1,cut"});

inline constexpr Phrase kMatchHelp = {
    "where the match stands for the side to call or play: deals left with this one, and points "
    "ahead, such as 2,-80; or the points it goes to and those of both sides, such as "
    "1500,1200,1350",
    "hoe de match staat voor wie aan de beurt is: spellen met dit erbij en punten voor, zoals "
    "2,-80; "
    "of waar het om gaat en de punten van beide partijen, zoals 1500,1200,1350"};

/// Where the match stands, as a question that has a flag for it.
template <auto... kMember>
inline constexpr Field kMatchField = Takes<kMember...>({"match", "match"}, kinds::kMatch,
                                                       kMatchHelp);

}  // namespace jasnel
