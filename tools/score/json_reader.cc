#include "tools/score/json_reader.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "tools/score/csv_reader.h"
#include "tools/shared/command.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::array<std::string_view, 10> kKeys = {"round",  "cards", "dealer",  "players",
                                                    "bids",   "taken", "offence", "offender",
                                                    "drinks", "totals"};
constexpr Phrase kObject = {"a JSON object with players, bids and taken",
                            "een JSON-object met players, bids en taken"};
constexpr Phrase kNames = {R"(names, such as ["Anna","Bram","Cor"])",
                           R"(namen, zoals ["Anna","Bram","Cor"])"};
constexpr Phrase kNameOfPlayer = {"the name of a player", "de naam van een speler"};

// A whole number in a range that a person could mean; whether it fits the deal is checked later.
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
                            Say("a number from 1 to $0", "een getal van 1 tot en met $0", most)));
}

// Tricks of each player; with `may_lack`, some may be `null`.
Result<std::vector<std::optional<int>>> ReadTricksOf(const Record& object, std::string_view key,
                                                     const std::vector<std::string>& players,
                                                     bool may_lack) {
  const Message expected = Say("a list of $0 numbers", "een lijst van $0 getallen", players.size());
  const Record* const list = FindKey(object, key);
  if (list == nullptr) return MissingKey(object, kKeys, key, expected);
  if (!list->is_array()) return OfType(key, *list, expected);
  if (list->size() != players.size()) {
    return In(key, Say("$0 of them; expected $1, one for each player",
                       "$0 stuks; verwacht $1, een voor elke speler", list->size(), expected));
  }
  std::vector<std::optional<int>> tricks;
  for (const Record& value : *list) {
    if (may_lack && value.is_null()) {
      tricks.emplace_back();
      continue;
    }
    const auto number = SmallNumber(value, kMaxCards);
    if (!number) {
      return In(
          Concat(key, ", ", players[tricks.size()]),
          Unexpected(value.dump(-1, ' ', true, Record::error_handler_t::replace),
                     Say("a number from 0 to $0", "een getal van 0 tot en met $0", kMaxCards)));
    }
    tricks.push_back(*number);
  }
  return tricks;
}

Result<int> PlayerOf(std::string_view key, const Record& value, const ScoreBook& book) {
  if (!value.is_string()) return OfType(key, value, kNameOfPlayer);
  const auto found = book.Find(Trim(value.get_ref<const std::string&>()));
  if (!found) return In(key, found.error());
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
  constexpr Phrase kExpected = {"revoke or count", "revoke of count"};
  if (!value.is_string()) return OfType("offence", value, kExpected);
  const std::string& word = value.get_ref<const std::string&>();
  const auto offence = ParseOffence(word);
  if (!offence) return In("offence", Unexpected(word, kExpected));
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
      return Error{Say("an offence without offender; expected $0",
                       "offence zonder offender; verwacht $0", kNameOfPlayer)};
    }
    const auto offender = PlayerOf("offender", offenders[i], book);
    if (!offender) return offender.error();
    if (!offence) {
      return Error{Say("an offender without offence; expected revoke or count",
                       "offender zonder offence; verwacht revoke of count")};
    }
    auto& own = cells[static_cast<std::size_t>(*offender)].offence;
    if (own) {
      return In("offender",
                Say("$0 twice; expected each once", "$0 twee keer; verwacht ieder één keer",
                    Quoted(book.players()[static_cast<std::size_t>(*offender)])));
    }
    own = *offence;
  }
  return std::nullopt;
}

}  // namespace

Result<ScoreJsonReader> ScoreJsonReader::Parse(std::string_view text) {
  auto object = ParseJsonObject(text, kObject);
  if (!object) return object.error();
  if (auto error = UnknownKey(*object, kKeys)) return *std::move(error);
  return ScoreJsonReader(std::move(object).value());
}

Result<std::optional<std::vector<std::string>>> ScoreJsonReader::Players() const {
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

std::optional<Error> ScoreJsonReader::ReadTotals(const ScoreBook& book, NotedDeal& deal) const {
  for (const std::string_view key : {"bids", "taken", "offence", "offender", "drinks"}) {
    if (FindKey(object_, key) == nullptr) continue;
    return Error{Say("$0 with totals; expected one of them, as totals are of a whole round",
                     "$0 met totals; verwacht een van beide, want totals zijn van een hele ronde",
                     key)};
  }
  const Record& list = object_.at("totals");
  const std::size_t count = book.players().size();
  const Message expected = Say("a list of $0 numbers, the points of each player",
                               "een lijst van $0 getallen, de punten van elke speler", count);
  if (!list.is_array() || list.size() != count) return OfType("totals", list, expected);
  std::vector<int> totals;
  for (const Record& value : list) {
    const auto total = WholeOf("totals", value, -kMaxTotal, kMaxTotal);
    if (!total) return total.error();
    totals.push_back(*total);
  }
  deal.totals = std::move(totals);
  return WrongTotals(deal);
}

std::optional<Error> ScoreJsonReader::Read(const ScoreBook& book, NotedDeal& deal) const {
  if (auto error = ReadNumberOf(object_, "round", kMaxRound, deal.round)) return error;
  if (auto error = ReadPlayer(object_, "dealer", book, deal.dealer)) return error;
  if (auto error = ReadNumberOf(object_, "cards", kMaxCards, deal.cards)) return error;
  if (FindKey(object_, "totals") != nullptr) return ReadTotals(book, deal);
  const auto bids = ReadTricksOf(object_, "bids", book.players(), /*may_lack=*/true);
  if (!bids) return bids.error();
  std::vector<ScoreCell> cells(book.players().size());
  for (std::size_t i = 0; i < cells.size(); ++i) cells[i].bid = (*bids)[i];
  if (auto error = ReadOffences(object_, book, cells)) return error;
  for (const Record& name : PartsOf(object_, "drinks")) {
    const auto player = PlayerOf("drinks", name, book);
    if (!player) return player.error();
    cells[static_cast<std::size_t>(*player)].drinks = true;
  }
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
