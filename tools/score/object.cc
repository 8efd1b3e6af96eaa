#include "tools/score/object.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "tools/score/cell.h"
#include "tools/score/columns.h"
#include "tools/shared/command.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::array<std::string_view, 8> kKeys = {"round", "cards", "dealer",  "players",
                                                   "bids",  "taken", "offence", "offender"};
constexpr std::string_view kObject = "a JSON object with players, bids and taken";
constexpr std::string_view kNames = R"(names, as ["Anna","Bram","Cor"])";

// A whole number in a range that a person could mean; whether it fits the deal is told later.
std::optional<int> SmallNumber(const Record& value, int most) {
  if (!value.is_number_unsigned()) return std::nullopt;
  const auto number = value.get<std::uint64_t>();
  if (number > static_cast<std::uint64_t>(most)) return std::nullopt;
  return static_cast<int>(number);
}

std::optional<Error> ReadNumberOf(const Record& object, std::string_view key, int most,
                                  std::optional<int>& number) {
  const Record* const value = FindKey(object, key);
  if (value == nullptr) return std::nullopt;
  number = SmallNumber(*value, most);
  if (number && *number > 0) return std::nullopt;
  number.reset();
  return In(key, Unexpected(value->dump(-1, ' ', true, Record::error_handler_t::replace),
                            Concat("a number from 1 to ", most))
                     .message);
}

// Tricks of each player; with `may_lack`, some may be `null`.
Result<std::vector<std::optional<int>>> ReadTricksOf(const Record& object, std::string_view key,
                                                     const std::vector<std::string>& players,
                                                     bool may_lack) {
  const std::string expected = Concat("a list of ", players.size(), " numbers");
  const Record* const list = FindKey(object, key);
  if (list == nullptr) return MissingKey(object, kKeys, key, expected);
  if (!list->is_array()) return OfType(key, *list, expected);
  if (list->size() != players.size()) {
    return In(key, Concat(list->size(), " of them; expected ", expected, ", one for each player"));
  }
  std::vector<std::optional<int>> tricks;
  for (const Record& value : *list) {
    if (may_lack && value.is_null()) {
      tricks.emplace_back();
      continue;
    }
    const auto number = SmallNumber(value, kMostCards);
    if (!number) {
      return In(Concat(key, ", ", players[tricks.size()]),
                Unexpected(value.dump(-1, ' ', true, Record::error_handler_t::replace),
                           Concat("a number from 0 to ", kMostCards))
                    .message);
    }
    tricks.push_back(*number);
  }
  return tricks;
}

Result<int> PlayerOf(std::string_view key, const Record& value, const ScoreBook& book) {
  if (!value.is_string()) return OfType(key, value, "the name of a player");
  const auto found = book.Find(Trim(value.get_ref<const std::string&>()));
  if (!found) return In(key, found.error().message);
  return *found;
}

// The player that `key` names, if it is there.
std::optional<Error> ReadPlayer(const Record& object, std::string_view key, const ScoreBook& book,
                                std::optional<int>& player) {
  const Record* const value = FindKey(object, key);
  if (value == nullptr) return std::nullopt;
  const auto found = PlayerOf(key, *value, book);
  if (!found) return found.error();
  player = *found;
  return std::nullopt;
}

// What stands under a key: the parts of a list, or the value alone.
std::vector<Record> PartsOf(const Record& object, std::string_view key) {
  const Record* const value = FindKey(object, key);
  if (value == nullptr) return {};
  if (!value->is_array()) return {*value};
  return {value->begin(), value->end()};
}

Result<Offence> OffenceOf(const Record& value) {
  constexpr std::string_view kExpected = "revoke or count";
  if (!value.is_string()) return OfType("offence", value, std::string(kExpected));
  const std::string& word = value.get_ref<const std::string&>();
  const auto offence = ParseOffence(word);
  if (!offence) return In("offence", Unexpected(word, std::string(kExpected)).message);
  return *offence;
}

// Which of the players stopped the deal, and how; nothing where it was played to the end.
std::optional<Error> ReadOffences(const Record& object, const ScoreBook& book,
                                  std::vector<ScoreCell>& cells) {
  const std::vector<Record> offences = PartsOf(object, "offence");
  const std::vector<Record> offenders = PartsOf(object, "offender");
  for (std::size_t i = 0; i < std::max(offences.size(), offenders.size()); ++i) {
    std::optional<Offence> offence;
    if (i < offences.size()) {
      const auto read = OffenceOf(offences[i]);
      if (!read) return read.error();
      offence = *read;
    }
    if (i >= offenders.size()) {
      return Error{"an offence without offender; expected the name of a player"};
    }
    const auto offender = PlayerOf("offender", offenders[i], book);
    if (!offender) return offender.error();
    if (!offence) return Error{"an offender without offence; expected revoke or count"};
    auto& own = cells[static_cast<std::size_t>(*offender)].offence;
    if (own) {
      return In("offender", Quoted(book.players()[static_cast<std::size_t>(*offender)]) +
                                " twice; expected each once");
    }
    own = *offence;
  }
  return std::nullopt;
}

}  // namespace

Result<ScoreObject> ScoreObject::Parse(std::string_view text) {
  auto object = ParseJsonObject(text, kObject);
  if (!object) return object.error();
  for (const auto& [key, value] : object->items()) {
    if (std::ranges::find(kKeys, key) != kKeys.end()) continue;
    std::string list;
    for (const std::string_view known : kKeys) {
      list += (list.empty() ? "" : known == kKeys.back() ? " or " : ", ") + std::string(known);
    }
    return Error{"unknown key " + Quoted(key) + "; expected " + list};
  }
  return ScoreObject(std::move(object).value());
}

Result<std::optional<std::vector<std::string>>> ScoreObject::Players() const {
  const Record* const list = FindKey(object_, "players");
  if (list == nullptr) return std::optional<std::vector<std::string>>();
  if (!list->is_array()) return OfType("players", *list, kNames);
  std::vector<std::string> players;
  for (const Record& name : *list) {
    if (!name.is_string()) return OfType("players", name, kNames);
    players.emplace_back(Trim(name.get_ref<const std::string&>()));
  }
  return std::optional(std::move(players));
}

std::optional<Error> ScoreObject::Read(const ScoreBook& book, NotedDeal& deal) const {
  if (auto error = ReadNumberOf(object_, "round", kMostRound, deal.round)) return error;
  if (auto error = ReadPlayer(object_, "dealer", book, deal.dealer)) return error;
  if (auto error = ReadNumberOf(object_, "cards", kMostCards, deal.cards)) return error;
  const auto bids = ReadTricksOf(object_, "bids", book.players(), /*may_lack=*/true);
  if (!bids) return bids.error();
  std::vector<ScoreCell> cells(book.players().size());
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i].bid = (*bids)[i];
  if (auto error = ReadOffences(object_, book, cells)) return error;
  const bool stopped =
      std::ranges::any_of(cells, [](const ScoreCell& cell) { return cell.offence.has_value(); });
  if (!stopped || FindKey(object_, "taken") != nullptr) {
    const auto taken = ReadTricksOf(object_, "taken", book.players(), /*may_lack=*/false);
    if (!taken) return taken.error();
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i].taken = (*taken)[i];
  }
  return PutCells(cells, book.players(), deal);
}

}  // namespace jasnel::boerenbridge
