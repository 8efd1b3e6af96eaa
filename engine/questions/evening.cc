#include "engine/questions/evening.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "engine/questions/club_kinds.h"
#include "engine/questions/score.h"

namespace jasnel::club {
namespace {

constexpr int kMostBoompjes = 100;
constexpr int kMostPointsOfEvent = 10'000;

constexpr WholeKind kBoompjesKind(1, kMostBoompjes);
constexpr WholeKind kDealsKind(1, kMostDeals);
constexpr WholeKind kPointsGiven(0, kMostPointsOfEvent);
constexpr WholeKind kPlaces(0, kMostPlayers);

// The keys of a deal: those of `score`, but for the rules, which are those of the evening.
std::span<const Field> DealFields() { return Score::kSpec.fields.subspan(1); }

}  // namespace

Record HandedInSchema() {
  Record totals = TotalsSchema();
  totals["description"] = "the totals of North-South and East-West, roem included";
  Record deal = SchemaOfFields(DealFields(), OtherKeys::kRefused, {});
  deal["title"] = "DealWritten";
  return {{"totals", std::move(totals)},
          {"deals",
           {{"type", "array"},
            {"items", std::move(deal)},
            {"description",
             "each deal, with the keys of score; in place of the totals or beside them"}}}};
}

Record PlayedSchema() {
  Record players = SeatedSchema();
  players["description"] = "the four at the table, from North clockwise";
  Record substitutes = SeatedSchema();
  substitutes["description"] = "who plays in whose place; an empty text for nobody";
  Record properties = {{"players", std::move(players)}, {"substitutes", std::move(substitutes)}};
  properties.update(HandedInSchema());
  Record table = {{"title", "TableResult"},
                  {"type", "object"},
                  {"properties", std::move(properties)},
                  {"required", {"players"}}};
  return {{"type", "array"},
          {"items",
           {{"title", "BoompjeResult"},
            {"type", "object"},
            {"properties",
             {{"tables",
               {{"type", "array"},
                {"items", std::move(table)},
                {"description", "who sat at each table, and what it handed in"}}},
              {"standing",
               {{"type", "array"},
                {"items", {{"type", "string"}}},
                {"description", "who had no place at a table"}}}}},
            {"required", {"tables"}}}}};
}

namespace {

constexpr Field kEveningFields[] = {
    Takes<&EveningQuestion::rules, &EveningRules::rules>(
        {"rules", "regels"}, kinds::kRules,
        {"a rule set and changes to it (default bedum)",
         "spelregels en wijzigingen daarop (standaard bedum)"}),
    Takes<&EveningQuestion::rules, &EveningRules::boompjes>(
        {"boompjes", "boompjes"}, kBoompjesKind,
        {"how many an evening has (default 4)", "hoeveel een avond er heeft (standaard 4)"}),
    Takes<&EveningQuestion::rules, &EveningRules::deals>(
        {"deals", "spellen"}, kDealsKind,
        {"how many a boompje has (default 12)", "hoeveel een boompje er heeft (standaard 12)"}),
    Takes<&EveningQuestion::rules, &EveningRules::standing>(
        {"standing", "staan"}, kPointsGiven,
        {"points of who stands in a boompje (default 1200)",
         "punten van wie in een boompje staat (standaard 1200)"}),
    Takes<&EveningQuestion::rules, &EveningRules::prizes, &PrizeFormula::first>(
        {"prizes_first", "prijzen_eerste"}, kPlaces,
        {"the first so many places have a prize (default 4)",
         "de eerste zoveel plaatsen hebben een prijs (standaard 4)"}),
    Takes<&EveningQuestion::rules, &EveningRules::prizes, &PrizeFormula::every>(
        {"prizes_every", "prijzen_elke"}, kPlaces,
        {"and its multiples above that; 0 for none (default 4)",
         "en de veelvouden ervan daarboven; 0 voor geen (standaard 4)"}),
    Takes<&EveningQuestion::rules, &EveningRules::revoke>(
        {"revoke", "verzaken"}, kPointsGiven,
        {"points that a revoke costs its player at the end, where the deal is played again "
         "(default 0; KBN has 162)",
         "punten die verzaken de speler aan het eind kost, waar het spel wordt overgespeeld "
         "(standaard 0; de KBN heeft 162)"}),
    Tells(
        {"played", "gespeeld"}, kPlayed,
        {"the boompjes so far: tables with players, and the totals or deals that they handed in",
         "de boompjes tot nu toe: tafels met spelers, en de totalen of spellen die zij inleverden"},
        {.needed = true}),
    Takes<&EveningQuestion::evening, &Evening::revokes>(
        {"revokes", "verzaakt_door"}, kinds::kNamesTyped,
        {"who revoked, once for each revoke", "wie verzaakte, één keer voor elke keer"},
        {.has_flag = false}),
};

Result<DealTotals> DealWrittenOf(const Message& where, const Record& json, const Rules& rules) {
  if (!json.is_object()) {
    return OfType(
        where, json,
        Phrase{"an object with the keys of score", "een object met de sleutels van score"});
  }
  ScoreQuestion deal;
  deal.rules = rules;
  if (auto error = ReadKeys(json, DealFields(), OtherKeys::kRefused, &deal)) {
    return In(where, *error);
  }
  if (auto error = Score::Check(deal)) return In(where, *error);
  return deal.totals;
}

Result<TableResult> TableOf(const Message& where, const Record& json, const Rules& rules) {
  constexpr std::array<std::string_view, 4> kKnown = {"players", "substitutes", "totals", "deals"};
  const Phrase expected = {"an object with players, and with totals or deals",
                           "een object met players, en met totals of deals"};
  if (auto error = CheckObject(where, json, expected, kKnown)) return *std::move(error);
  TableResult table;
  const auto at = [&](std::string_view key) { return Say("$0: $1", "$0: $1", where, key); };
  const Record* const players = FindKey(json, "players");
  if (players == nullptr) {
    return In(where, NoKey("players", Phrase{"four names, from North clockwise",
                                             "vier namen, vanaf noord met de klok mee"}));
  }
  auto seated = SeatedOf(at("players"), *players);
  if (!seated) return seated.error();
  table.players = std::move(seated).value();
  if (const Record* const found = FindKey(json, "substitutes")) {
    auto substitutes = SeatedOf(at("substitutes"), *found);
    if (!substitutes) return substitutes.error();
    table.substitutes = std::move(substitutes).value();
  }
  if (auto error = ReadHandedIn(where, json, rules, table)) return *std::move(error);
  return table;
}

Result<BoompjeResult> BoompjeOf(const Message& where, const Record& json, const Rules& rules) {
  constexpr std::array<std::string_view, 2> kKnown = {"tables", "standing"};
  const Phrase expected = {"an object with tables and standing",
                           "een object met tables en standing"};
  if (auto error = CheckObject(where, json, expected, kKnown)) return *std::move(error);
  const Record* const tables = FindKey(json, "tables");
  if (tables == nullptr) {
    return In(where, NoKey("tables", Phrase{"those of the boompje", "die van het boompje"}));
  }
  BoompjeResult boompje;
  const auto read = [&](const Message& table, const Record& one) {
    return TableOf(table, one, rules);
  };
  if (auto error = ReadItems(where, *tables, Phrase{"a list of tables", "een lijst tafels"},
                             {"$0, table $1", "$0, tafel $1"}, read, boompje.tables)) {
    return *std::move(error);
  }
  if (const Record* const standing = FindKey(json, "standing")) {
    const Message there = Say("$0: standing", "$0: standing", where);
    if (auto error = ReadNames(there, *standing, boompje.standing)) return *std::move(error);
  }
  return boompje;
}

constexpr Part kPlayerEveningParts[] = {
    Gives<kinds::kNumber, &PlayerEvening::place>(
        "place", "from 1; those with the same points share the highest of their places"),
    Gives<kinds::kText, &PlayerEvening::player>("player", "the name"),
    Gives<kinds::kPoints, &PlayerEvening::points>("points", "of the evening so far"),
    Gives<kinds::kPointsByNumber, &PlayerEvening::boompjes>(
        "boompjes", "points by boompje; null for one without him, or that is not in"),
    Gives<kinds::kNumber, &PlayerEvening::stood>("stood", "boompjes in which he stood"),
    Gives<kinds::kPoints, [](const PlayerEvening& one) { return IfAny(one.off); }>(
        "off", "what revokes cost of the points"),
};

constexpr Part kPrizeParts[] = {
    Gives<kinds::kNumber, &Prize::place>("place", "the place that has a prize"),
    Gives<kinds::kNames, &Prize::players>("players", "whom it is for: they share it"),
};

constexpr std::string_view kEveningRows[] = {"players"};

}  // namespace

constexpr Part AddUpEvening::kAnswer[] = {
    WithoutColumn(Gives<kinds::kSwitch, &EveningResult::over>(
        "over", "whether all is played, and all results are in")),
    Lists<&EveningResult::players>("players", "PlayerEvening", kPlayerEveningParts,
                                   "the players, best first"),
    WithoutColumn(
        Lists<&EveningResult::prizes>("prizes", "Prize", kPrizeParts, "the prizes, as it stands")),
};

constexpr QuestionSpec AddUpEvening::kSpec = {
    .name = "evening",
    .about = kAbout,
    .answer_type = "EveningResult",
    .fields = kEveningFields,
    .answer = kAnswer,
    .rows = kEveningRows,
};
constexpr const Part& AddUpEvening::kPlayers = kAnswer[1];
constexpr const Part& AddUpEvening::kPrizes = kAnswer[2];

std::optional<Error> ReadHandedIn(const Message& where, const Record& json, const Rules& rules,
                                  TableResult& table) {
  if (const Record* const found = FindKey(json, "totals")) {
    const auto totals = BothTotalsOf(Say("$0: totals", "$0: totals", where), *found);
    if (!totals) return totals.error();
    table.totals = *totals;
  }
  const Record* const deals = FindKey(json, "deals");
  if (deals == nullptr) return std::nullopt;
  const auto read = [&](const Message& deal, const Record& one) {
    return DealWrittenOf(deal, one, rules);
  };
  return ReadItems(where, *deals, Phrase{"a list of deals", "een lijst spellen"},
                   {"$0, deal $1", "$0, spel $1"}, read, table.deals);
}

std::optional<Error> AddUpEvening::Read(const Record& object, EveningQuestion& question) {
  const Record* const played = FindKey(object, "played");
  if (played == nullptr) {
    return NoKey("played", Phrase{"the boompjes so far", "de boompjes tot nu toe"});
  }
  const auto read = [&](const Message& boompje, const Record& one) {
    return BoompjeOf(boompje, one, question.rules.rules);
  };
  return ReadItems("played", *played, Phrase{"a list of boompjes", "een lijst boompjes"},
                   {"$0, boompje $1", "$0, boompje $1"}, read, question.evening.boompjes);
}

}  // namespace jasnel::club
