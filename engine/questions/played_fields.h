// The record of a played deal as keys of a question.
#pragma once

#include <array>
#include <initializer_list>
#include <vector>

#include "engine/fields/field.h"
#include "engine/fields/kinds.h"
#include "engine/records/played_record.h"
#include "engine/records/record.h"

namespace jasnel {

/// The JSON Schema of a list of tricks of either game, each a `title` with at least the `needed`
/// keys; `seat` is that of a seat.
inline Record TricksSchema(const char* title, Record seat,
                           std::initializer_list<const char*> needed) {
  Record winner = seat;
  Record cards = kinds::kCards.OutputSchema();
  seat["description"] = "who led to the trick";
  cards["description"] = "the cards in order of play";
  winner["description"] = "who has won it, or wins it so far";
  const Record trick = {{"title", title},
                        {"type", "object"},
                        {"properties", {{"leader", seat}, {"cards", cards}, {"winner", winner}}},
                        {"required", needed}};
  return {{"type", "array"}, {"items", trick}};
}

/// Adds to the properties of a trick the keys that are about penalty cards.
void AddPenaltyMarks(Record& properties);

/// `call.2`, or in Dutch `bod.2`, the second call; and `5.3`, the third card of trick 5.
class PointKind final : public Input<DealPoint> {
 public:
  std::string_view Form() const override { return "POINT"; }
  Message Expected() const override {
    return Phrase{R"(a point, such as "5.3" or "call.2")", R"(een punt, zoals "5.3" of "bod.2")"};
  }
  Record InputSchema() const { return {{"type", "string"}, {"examples", {"5.3"}}}; }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, DealPoint& point) const override;
};
inline constexpr PointKind kPoint;

/// Tricks as they were played, with what went wrong at the table.
class TricksKind final : public Input<std::vector<PlayedTrick>> {
 public:
  std::string_view Form() const override { return "TRICKS"; }
  Message Expected() const override;
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::vector<PlayedTrick>& tricks) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::vector<PlayedTrick>& tricks) const override;
};

namespace kinds {
inline constexpr TricksKind kTricks;
}  // namespace kinds

/// Calls that were made out of turn.
inline Record OutOfTurnSchema() {
  Record seat = kinds::kSeat.InputSchema();
  seat["description"] = "who was not in turn";
  const Record call = {{"title", "CallOutOfTurnGiven"},
                       {"type", "object"},
                       {"properties",
                        {{"seat", seat},
                         {"call", {{"type", "string"}, {"description", "pass or a suit"}}},
                         {"after",
                          {{"type", "integer"},
                           {"minimum", 0},
                           {"maximum", Auction::kMaxCallsForTrump - 1},
                           {"description", "after so many calls of the auction"}}}}},
                       {"required", {"seat", "call", "after"}}};
  return {{"type", "array"}, {"items", call}};
}
inline constexpr GivenKind<OutOfTurnSchema> kOutOfTurn;

/// Sides that must pass, because of a call out of turn: as `state` answers them.
class BarredKind final : public Input<BarredSides> {
 public:
  std::string_view Form() const override { return "BARRED"; }
  Message Expected() const override { return kBarredExpected; }
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view /*text*/,
                                     BarredSides& /*barred*/) const override {
    return Expected();
  }
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                BarredSides& barred) const override;
};
inline constexpr BarredKind kBarredSides;

inline constexpr Phrase kBarredHelp = {
    "sides that must pass because of a call out of turn, as state answers them",
    "partijen die moeten passen vanwege een bod voor de beurt, zoals state ze geeft"};

inline constexpr std::array kDealtField = {
    Tells({"deal", "spel"}, kinds::kDealLine,
          {"the four hands as they were dealt, or a deal line with them",
           "de vier handen zoals ze gegeven zijn, of een spel met die handen"},
          {.needed = true}),
};

/// How it went; a deal that was played has tricks.
template <bool kHasTricks>
inline constexpr std::array kPlayFields = {
    Tells({"dealer", "gever"}, kinds::kSeat,
          {"the dealer; without it, the seat right of whoever led first",
           "de gever; zonder die wie rechts zit van wie het eerst uitkwam"}),
    Tells({"auction", "biedingen"}, kinds::kCalls,
          {"the calls, such as pass and then H", "wat geboden is, zoals pas en dan H"}),
    Tells({"out_of_turn", "voor_de_beurt"}, kOutOfTurn,
          {"calls that were made out of turn, after which that side must pass",
           "wat voor de beurt geboden is, waarna die partij moet passen"}),
    Tells({"turned", "gedraaid"}, kinds::kTurned,
          {"the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
           "de gedraaide kleur, als de regels er een draaien (bidding=turned, lot), of meer op "
           "volgorde"}),
    Tells({"trump", "troef"}, kinds::kSuit,
          {"trump, unless the calls say it", "troef, als het bieden die niet noemt"}),
    Tells({"declarer", "speler"}, kinds::kSeat,
          {"who made trump, unless the calls say it",
           "wie troef maakte, als het bieden dat niet zegt"}),
    Tells({"tricks", "slagen"}, kinds::kTricks,
          {"the tricks as they were played, the last of which may be unfinished",
           "de slagen zoals ze gespeeld zijn, waarvan de laatste onaf mag zijn"},
          {.needed = kHasTricks}),
    Tells({"individual", "individueel"}, kinds::kSwitch,
          {"each plays alone: who offends pays alone, and the deal is played again",
           "ieder speelt voor zich: wie iets fout doet betaalt alleen, en er wordt opnieuw "
           "gegeven"}),
    Tells({"played_again", "overgespeeld"}, kinds::kSwitch,
          {"the table plays the deal again instead of what a revoke costs",
           "het spel wordt overgespeeld in plaats van wat verzaken kost"}),
    Tells({"as_played", "zoals_gespeeld"}, kinds::kSwitch,
          {"revokes were found after the last trick, if at all",
           "verzaken is pas na de laatste slag ontdekt, of niet"}),
};

/// What `ReadPlayedRecord` reads, but for the rules.
inline constexpr auto kPlayedFields = Joined(kDealtField, kPlayFields<true>);

/// And these, which a command takes for all its records.
template <auto... kRules>
inline constexpr std::array kRecordRulesField = {
    Takes<kRules...>(
        {"rules", "regels"}, kinds::kRules,
        {"a rule set and changes to it (default kbn); as a flag, of records that name none",
         "spelregels en wijzigingen daarop (standaard kbn); als optie die van verslagen "
         "zonder"}),
};

}  // namespace jasnel
