#include "engine/questions/club_kinds.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include "bitboard/text/characters.h"

namespace jasnel::club {
namespace {

constexpr Phrase kNameListExpected = {"a list of names, such as [\"Anna\",\"Bram\"]",
                                      "een lijst namen, zoals [\"Anna\",\"Bram\"]"};
constexpr Phrase kSeatedExpected = {"four names, from North clockwise",
                                    "vier namen, vanaf noord met de klok mee"};
constexpr Phrase kPointsExpected = {"an object with player and points",
                                    "een object met player en points"};

// Far more than any evening brings.
constexpr int kMostTotal = 10'000'000;

Result<std::string> PlayerIn(const Message& where, const Record& json) {
  const Record* const name = FindKey(json, "player");
  if (name == nullptr) {
    return In(where, NoKey("player", Phrase{"the name of the player", "de naam van de speler"}));
  }
  return NameOf(Say("$0: player", "$0: player", where), *name);
}

Record ObjectsSchema(Record properties, std::vector<std::string> required,
                     std::string_view title = {}) {
  Record items = {
      {"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
  if (!title.empty()) items["title"] = title;
  return {{"type", "array"}, {"items", std::move(items)}};
}

}  // namespace

Record NamesSchema() { return {{"type", "array"}, {"items", {{"type", "string"}}}}; }

Record TotalsSchema() {
  return {{"type", "array"},
          {"items", {{"type", "integer"}, {"minimum", 0}, {"maximum", kMostTotal}}},
          {"minItems", 2},
          {"maxItems", 2}};
}

Record SeatedSchema() {
  Record schema = NamesSchema();
  schema["minItems"] = kSeats;
  schema["maxItems"] = kSeats;
  return schema;
}

std::optional<Error> CheckObject(const Message& where, const Record& json, const Message& expected,
                                 std::span<const std::string_view> known) {
  if (!json.is_object()) return OfType(where, json, expected);
  if (const auto error = UnknownKey(json, known)) return In(where, *error);
  return std::nullopt;
}

Error NoKey(std::string_view key, const Message& expected) {
  return Error{Say("no key $0; expected $1", "geen sleutel $0; verwacht $1", key, expected)};
}

Result<BothTotals> BothTotalsOf(const Message& where, const Record& json) {
  std::vector<int> totals;
  const Phrase expected = {"two totals, North-South first", "twee totalen, noord-zuid eerst"};
  const auto read = [](const Message& total, const Record& one) {
    return WholeOf(total, one, 0, kMostTotal);
  };
  if (auto error =
          ReadItems(where, json, expected, {"$0, total $1", "$0, totaal $1"}, read, totals)) {
    return *std::move(error);
  }
  if (totals.size() != 2) {
    return In(where, Say("$0 totals; expected $1", "$0 totalen; verwacht $1", totals.size(),
                         Message(expected)));
  }
  return BothTotals{Points(totals[0]), Points(totals[1])};
}

Result<const Record*> Needed(const Record& json, std::string_view key, const Message& expected) {
  const Record* const value = FindKey(json, key);
  if (value == nullptr) return NoKey(key, expected);
  return value;
}

Result<std::string> NameOf(const Message& where, const Record& json) {
  const Phrase expected = {"a name", "een naam"};
  if (!json.is_string()) return OfType(where, json, expected);
  const std::string_view name = Trim(json.get_ref<const std::string&>());
  const bool has_controls = std::any_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
  });
  if (has_controls) return In(where, Unexpected(name, expected));
  return std::string(name);
}

std::optional<Error> ReadNames(const Message& where, const Record& json,
                               std::vector<std::string>& names) {
  return ReadItems(where, json, kNameListExpected, {"$0, name $1", "$0, naam $1"}, NameOf, names);
}

Result<Seated> SeatedOf(const Message& where, const Record& json) {
  std::vector<std::string> names;
  if (auto error = ReadNames(where, json, names)) return *std::move(error);
  if (names.size() != kSeats) {
    return In(where, Say("$0 names; expected $1", "$0 namen; verwacht $1", names.size(),
                         Message(kSeatedExpected)));
  }
  Seated seated;
  std::move(names.begin(), names.end(), seated.begin());
  return seated;
}

Message NamesKind::Expected() const { return kNameListExpected; }

std::optional<FieldFault> NamesKind::FromText(std::string_view text,
                                              std::vector<std::string>& names) const {
  names.clear();
  for (;;) {
    const std::size_t comma = text.find(',');
    names.emplace_back(Trim(text.substr(0, comma)));
    if (comma == std::string_view::npos) return std::nullopt;
    text.remove_prefix(comma + 1);
  }
}

Message SeatingsKind::Expected() const {
  return Phrase{"a list of draws, each an object with tables and standing",
                "een lijst lotingen, elk een object met tables en standing"};
}

Record SeatingsKind::InputSchema() const {
  return ObjectsSchema({{"tables",
                         {{"type", "array"},
                          {"items", SeatedSchema()},
                          {"description", "the four at each table, from North clockwise"}}},
                        {"standing",
                         {{"type", "array"},
                          {"items", {{"type", "string"}}},
                          {"description", "who had no place at a table"}}}},
                       {"tables"}, "EarlierDraw");
}

std::optional<FieldFault> SeatingsKind::FromText(std::string_view /*text*/,
                                                 std::vector<Seating>& /*seatings*/) const {
  return Expected();
}

std::optional<Error> SeatingsKind::FromJson(std::string_view key, const Record& json,
                                            std::vector<Seating>& seatings) const {
  // An answer may stand here as it is.
  static constexpr std::array<std::string_view, 5> kKnown = {"id", "tables", "standing", "numbers",
                                                             "partners_again"};
  const auto read = [](const Message& where, const Record& one) -> Result<Seating> {
    const Phrase expected = {"an object with tables and standing",
                             "een object met tables en standing"};
    if (auto error = CheckObject(where, one, expected, kKnown)) return *std::move(error);
    const Record* const tables = FindKey(one, "tables");
    if (tables == nullptr) {
      return In(where,
                NoKey("tables", Phrase{"the tables of the draw", "de tafels van de loting"}));
    }
    Seating seating;
    if (auto error = ReadItems(where, *tables, Phrase{"a list of tables", "een lijst tafels"},
                               {"$0, table $1", "$0, tafel $1"}, SeatedOf, seating.tables)) {
      return *std::move(error);
    }
    if (const Record* const standing = FindKey(one, "standing")) {
      const Message there = Say("$0: standing", "$0: standing", where);
      if (auto error = ReadNames(there, *standing, seating.standing)) return *std::move(error);
    }
    return seating;
  };
  return ReadItems(key, json, Expected(), {"$0, draw $1", "$0, loting $1"}, read, seatings);
}

Message DrawnNumbersKind::Expected() const {
  return Phrase{"a list of objects with player and number",
                "een lijst objecten met player en number"};
}

Record DrawnNumbersKind::InputSchema() const {
  return ObjectsSchema({{"player", {{"type", "string"}, {"description", "the name of the player"}}},
                        {"number",
                         {{"type", "integer"},
                          {"minimum", 1},
                          {"maximum", kMostPlayers},
                          {"description", "the number that was drawn"}}}},
                       {"player", "number"});
}

std::optional<FieldFault> DrawnNumbersKind::FromText(std::string_view /*text*/,
                                                     std::vector<DrawnNumber>& /*numbers*/) const {
  return Expected();
}

std::optional<Error> DrawnNumbersKind::FromJson(std::string_view key, const Record& json,
                                                std::vector<DrawnNumber>& numbers) const {
  static constexpr std::array<std::string_view, 2> kKnown = {"player", "number"};
  const auto read = [](const Message& where, const Record& one) -> Result<DrawnNumber> {
    const Phrase expected = {"an object with player and number", "een object met player en number"};
    if (auto error = CheckObject(where, one, expected, kKnown)) return *std::move(error);
    auto player = PlayerIn(where, one);
    if (!player) return player.error();
    const auto number = ReadWhole(one, "number", 1, kMostPlayers);
    if (!number) return In(where, number.error());
    if (!*number) {
      return In(where, NoKey("number", Phrase{"the number drawn", "het nummer dat geloot is"}));
    }
    return DrawnNumber{std::move(player).value(), **number};
  };
  return ReadItems(key, json, Expected(), {"$0, number $1", "$0, nummer $1"}, read, numbers);
}

Message EveningsKind::Expected() const {
  return Phrase{"a list of evenings, each a list of players with points",
                "een lijst avonden, elk een lijst spelers met punten"};
}

Record EveningsKind::InputSchema() const {
  return {{"type", "array"},
          {"items", ObjectsSchema({{"player", {{"type", "string"}, {"description", "the name"}}},
                                   {"points",
                                    {{"type", "integer"},
                                     {"minimum", -kMostTotal},
                                     {"maximum", kMostTotal},
                                     {"description", "the points of the evening"}}}},
                                  {"player", "points"}, "PlayerPoints")}};
}

std::optional<FieldFault> EveningsKind::FromText(std::string_view /*text*/,
                                                 std::vector<EveningPoints>& /*evenings*/) const {
  return Expected();
}

std::optional<Error> EveningsKind::FromJson(std::string_view key, const Record& json,
                                            std::vector<EveningPoints>& evenings) const {
  const auto read = [](const Message& where, const Record& one) -> Result<PlayerPoints> {
    if (!one.is_object()) return OfType(where, one, kPointsExpected);
    auto player = PlayerIn(where, one);
    if (!player) return player.error();
    const auto points = ReadWhole(one, "points", -kMostTotal, kMostTotal);
    if (!points) return In(where, points.error());
    if (!*points) {
      return In(where, NoKey("points", Phrase{"those of the evening", "die van de avond"}));
    }
    return PlayerPoints{std::move(player).value(), Points(**points)};
  };
  const auto read_evening = [&](const Message& where,
                                const Record& evening) -> Result<EveningPoints> {
    EveningPoints made;
    if (auto error = ReadItems(where, evening, Phrase{"a list of players", "een lijst spelers"},
                               {"$0, player $1", "$0, speler $1"}, read, made)) {
      return *std::move(error);
    }
    return made;
  };
  return ReadItems(key, json, Expected(), {"$0, evening $1", "$0, avond $1"}, read_evening,
                   evenings);
}

Message NameListsKind::Expected() const {
  return Phrase{"a list of lists of names", "een lijst van lijsten namen"};
}

std::optional<FieldFault> NameListsKind::FromText(
    std::string_view /*text*/, std::vector<std::vector<std::string>>& /*lists*/) const {
  return Expected();
}

std::optional<Error> NameListsKind::FromJson(std::string_view key, const Record& json,
                                             std::vector<std::vector<std::string>>& lists) const {
  const auto read = [](const Message& where,
                       const Record& one) -> Result<std::vector<std::string>> {
    std::vector<std::string> names;
    if (auto error = ReadNames(where, one, names)) return *std::move(error);
    return names;
  };
  return ReadItems(key, json, Expected(), {"$0, season $1", "$0, seizoen $1"}, read, lists);
}

}  // namespace jasnel::club
