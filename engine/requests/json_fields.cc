#include "engine/requests/json_fields.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "bitboard/text/rules_text.h"
#include "jasnel/notation.h"

namespace jasnel {

namespace {

constexpr std::array<std::string_view, 2> kTrickKeys = {"leader", "cards"};
// What may stand besides, to be read and as it is written of a trick that was replayed.
constexpr std::array<std::string_view, 10> kTrickMarks = {
    "roem_claim",  "mended", "accused_by", "short_hand", "long_hand",
    "out_of_turn", "called", "refused",    "undone",     "looked_at"};
constexpr std::array<std::string_view, 16> kKnownOfTrick = {
    "leader", "cards",   "roem_claim", "mended",     "accused_by", "winner",
    "points", "roem",    "roem_lost",  "short_hand", "long_hand",  "out_of_turn",
    "called", "refused", "undone",     "looked_at"};

Error Misspelt(std::string_view slip, std::string_view key) {
  return Error{
      Say("$0 $1; did you mean $2?", "$0 $1; bedoelt u $2?", kUnknownKey, Quoted(slip), key)};
}

std::optional<RoemClaim> ParseRoemClaim(std::string_view text) {
  if (EqualsIgnoringCase(text, "made")) return RoemClaim::kMade;
  if (EqualsIgnoringCase(text, "late")) return RoemClaim::kLate;
  if (EqualsIgnoringCase(text, "none")) return RoemClaim::kNone;
  return std::nullopt;
}

// What went wrong in a trick.
std::optional<Error> ReadMarks(const Record& trick, PlayedTrick& played) {
  for (const std::string_view mark : kTrickMarks) {
    // A slip here would be silent, and the score wrong.
    if (const auto slip = MisspeltKey(trick, kKnownOfTrick, mark)) {
      return Misspelt(*slip, mark);
    }
  }
  constexpr Phrase kClaims = {"made, late or none", "made, late of none"};
  const auto claim = ReadText<RoemClaim>(trick, "roem_claim", ParseRoemClaim, kClaims);
  if (!claim) return claim.error();
  played.roem_claim = claim->value_or(RoemClaim::kMade);
  using MarkedSeat = std::optional<Seat> PlayedTrick::*;
  constexpr std::array<std::pair<std::string_view, MarkedSeat>, 4> kSeatMarks = {
      {{"accused_by", &PlayedTrick::accused_by},
       {"short_hand", &PlayedTrick::short_hand},
       {"long_hand", &PlayedTrick::long_hand},
       {"looked_at", &PlayedTrick::looked_at}}};
  for (const auto& [key, mark] : kSeatMarks) {
    const auto seat = ReadText<Seat>(trick, key, ParseSeat, kSeatExpected);
    if (!seat) return seat.error();
    played.*mark = *seat;
  }
  using Cards = std::vector<Card> PlayedTrick::*;
  constexpr std::array<std::pair<std::string_view, Cards>, 4> kLists = {
      {{"mended", &PlayedTrick::mended},
       {"out_of_turn", &PlayedTrick::out_of_turn},
       {"called", &PlayedTrick::called},
       {"refused", &PlayedTrick::refused}}};
  for (const auto& [key, list] : kLists) {
    const Record* const given = FindKey(trick, key);
    if (given == nullptr) continue;
    auto cards =
        ReadCards(key, *given, Phrase{R"(a list, such as ["SA"])", R"(een lijst, zoals ["SA"])"});
    if (!cards) return cards.error();
    played.*list = std::move(cards).value();
  }
  const Record* const undone = FindKey(trick, "undone");
  if (undone == nullptr) return std::nullopt;
  constexpr Phrase kTricks = {R"(a list of tricks, such as [["S9","S7","D8","SK"]])",
                              R"(een lijst slagen, zoals [["S9","S7","R8","SH"]])"};
  if (!undone->is_array()) return OfType("undone", *undone, kTricks);
  for (const Record& one : *undone) {
    if (!one.is_array()) return OfType("undone", one, kTricks);
    auto cards = ReadCards("undone", one, kTricks);
    if (!cards) return cards.error();
    played.undone.push_back(std::move(cards).value());
  }
  return std::nullopt;
}

Result<PlayedTrick> ReadTrick(const Record& trick, const Message& where) {
  if (!trick.is_object()) {
    return OfType(where, trick,
                  Phrase{"an object with leader and cards", "een object met leader en cards"});
  }
  PlayedTrick played;
  const auto leader = ReadText<Seat>(trick, "leader", ParseSeat, kSeatExpected);
  if (!leader) return In(where, leader.error());
  played.leader = *leader;
  constexpr Phrase kExpected = {R"(a list, such as ["S9","S7","SA","SK"])",
                                R"(een lijst, zoals ["S9","S7","SA","SK"])"};
  const Record* const cards = FindKey(trick, "cards");
  if (cards == nullptr) {
    return In(where, MissingKey(trick, kTrickKeys, "cards", kExpected));
  }
  if (!cards->is_array()) return In(where, OfType("cards", *cards, kExpected));
  auto read = ReadCards(where, *cards, kExpected);
  if (!read) return read.error();
  played.cards = std::move(read).value();
  if (const auto error = ReadMarks(trick, played)) return In(where, *error);
  return played;
}

}  // namespace

std::optional<Error> UnknownKey(const Record& object, std::span<const std::string_view> known) {
  for (const auto& [name, value] : object.items()) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    const std::vector<std::string> keys(known.begin(), known.end());
    const std::string nearest = Nearest(name, keys);
    if (!nearest.empty()) return Misspelt(name, nearest);
    std::string list;
    for (const std::string& key : keys) list += (key == keys.front() ? "" : ", ") + key;
    return Error{Say("$0 $1; expected one of $2", "$0 $1; verwacht een van $2", kUnknownKey,
                     Quoted(name), list)};
  }
  return std::nullopt;
}

const Record* FindKey(const Record& object, std::string_view key) {
  const auto found = object.find(key);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::optional<std::string> MisspeltKey(const Record& object,
                                       std::span<const std::string_view> known,
                                       std::string_view key) {
  for (const auto& [name, value] : object.items()) {
    std::vector<std::string> keys(known.begin(), known.end());
    keys.emplace_back(key);
    const bool is_known = std::find(keys.begin(), keys.end(), name) != keys.end();
    if (!is_known && Nearest(name, keys) == key) return name;
  }
  return std::nullopt;
}

Error MissingKey(const Record& object, std::span<const std::string_view> known,
                 std::string_view key, const Message& expected) {
  const auto misspelt = MisspeltKey(object, known, key);
  if (misspelt) return Misspelt(*misspelt, key);
  return Error{Say("no key $0; expected $1", "geen sleutel $0; verwacht $1", key, expected)};
}

Error In(const Message& where, const Message& message) {
  return Error{Say("$0: $1", "$0: $1", where, message)};
}

Error In(const Message& where, const Error& error) { return In(where, error.both()); }

Error OfType(const Message& where, const Record& value, const Message& expected) {
  return In(where, Say("of type $0; expected $1", "van het type $0; verwacht $1", value.type_name(),
                       expected));
}

Result<bool> ReadBool(const Record& object, std::string_view key) {
  const Record* const found = FindKey(object, key);
  if (found == nullptr) return false;
  if (!found->is_boolean()) return OfType(key, *found, Phrase{"true or false", "true of false"});
  return found->get<bool>();
}

Result<std::optional<Rules>> ReadRules(const Record& object) {
  const Record* const rules = FindKey(object, "rules");
  if (rules == nullptr) return std::optional<Rules>();
  if (!rules->is_string())
    return OfType(
        "rules", *rules,
        Phrase{"a rule set, such as kbn,undertrump=free", "spelregels, zoals kbn,undertrump=free"});
  const auto read = ParseRules(rules->get_ref<const std::string&>());
  if (!read) return In("rules", read.error());
  return std::optional(*read);
}

Result<std::string> NeedText(const Record& object, std::string_view key, const Message& expected) {
  const Record* const found = FindKey(object, key);
  if (found == nullptr) {
    return Error{Say("no key $0; expected $1", "geen sleutel $0; verwacht $1", key, expected)};
  }
  if (!found->is_string()) return OfType(key, *found, expected);
  return found->get<std::string>();
}

std::string Printable(std::string_view text) {
  std::string quoted = Quoted(text);
  quoted.erase(quoted.size() - 1);
  return quoted.substr(1);
}

Result<std::vector<Card>> ReadCards(const Message& where, const Record& list,
                                    const Message& expected) {
  return ReadCardList(where, list, expected, ParseCard);
}

Result<std::vector<PlayedTrick>> ReadTricks(const Record& list) {
  if (!list.is_array()) {
    return OfType("tricks", list,
                  Phrase{R"(a list, such as [{"leader":"S","cards":["S9","S7"]}])",
                         R"(een lijst, zoals [{"leader":"S","cards":["S9","S7"]}])"});
  }
  std::vector<PlayedTrick> tricks;
  for (const Record& trick : list) {
    auto read = ReadTrick(trick, Say("trick $0", "slag $0", tricks.size() + 1));
    if (!read) return read.error();
    tricks.push_back(std::move(read).value());
  }
  return tricks;
}

Result<TurnedCards> ReadTurned(const Record& object) {
  const Record* const turned = FindKey(object, "turned");
  return turned == nullptr ? TurnedCards() : TurnedOf("turned", *turned);
}

Result<TurnedCards> TurnedOf(std::string_view key, const Record& json) {
  std::string text;
  for (const Record& card : json.is_array() ? json : Record::array({json})) {
    if (!card.is_string()) return OfType(key, json, kTurnedExpected);
    text += (text.empty() ? "" : ",") + card.get_ref<const std::string&>();
  }
  const auto cards = ParseTurned(text);
  if (!cards) return In(key, Unexpected(text, kTurnedExpected));
  return *cards;
}

Result<std::string> ReadCallList(const Record& list) {
  if (!list.is_array()) return OfType("auction", list, kCallListExpected);
  std::string calls;
  for (std::size_t i = 0; i < list.size(); ++i) {
    constexpr Phrase kCall = {"pass or a suit", "pas of een kleur"};
    const Message where = Say("auction: call $0", "auction: bod $0", i + 1);
    if (!list[i].is_string()) return OfType(where, list[i], kCall);
    const std::string& call = list[i].get_ref<const std::string&>();
    if (call.find(',') != std::string::npos) {
      return In(where, Unexpected(call, kCall));
    }
    calls += (i == 0 ? "" : ",") + call;
  }
  return calls;
}

namespace {

constexpr std::array<std::string_view, 2> kSideNames = {"NS", "EW"};
constexpr std::array<std::string_view, 3> kBarredKeys = {"side", "after", "source"};

std::optional<std::size_t> ParseBarredSide(std::string_view text) {
  for (std::size_t side = 0; side < kSideNames.size(); ++side) {
    if (EqualsIgnoringCase(text, kSideNames[side])) return side;
  }
  return std::nullopt;
}

}  // namespace

Result<BarredSides> ReadBarred(const Message& where, const Record& list) {
  if (!list.is_array()) return OfType(where, list, kBarredExpected);
  BarredSides barred;
  int number = 0;
  for (const Record& one : list) {
    const Message place = Say("$0 $1", "$0 $1", where, ++number);
    if (!one.is_object()) return OfType(place, one, kBarredExpected);
    if (const auto error = UnknownKey(one, kBarredKeys)) return In(place, *error);
    const auto side =
        ReadText<std::size_t>(one, "side", ParseBarredSide, Phrase{"NS or EW", "NS of EW"});
    if (!side) return In(place, side.error());
    const auto after = ReadWhole<int>(one, "after", 0, Auction::kMaxCallsForTrump - 1);
    if (!after) return In(place, after.error());
    if (!*side || !*after) {
      return In(place, Say("not both side and after; expected $0",
                           "niet zowel side als after; verwacht $0", kBarredExpected));
    }
    auto& from = barred[**side];
    if (!from || **after < *from) from = **after;
  }
  return barred;
}

Record BarredList(const BarredSides& barred) {
  Record list = Record::array();
  for (std::size_t side = 0; side < barred.size(); ++side) {
    if (barred[side])
      list.push_back({{"side", std::string(kSideNames[side])}, {"after", *barred[side]}});
  }
  return list;
}

namespace {

std::optional<Game> ParseGame(std::string_view text) {
  for (const Game game : {Game::kKlaverjas, Game::kBoerenbridge}) {
    if (text == GameName(game)) return game;
  }
  return std::nullopt;
}

}  // namespace

std::string_view GameName(Game game) {
  return game == Game::kKlaverjas ? "klaverjas" : "boerenbridge";
}

Result<Game> ReadGame(const Record& object) {
  const auto game = ReadText<Game>(
      object, "game", ParseGame, Phrase{"klaverjas or boerenbridge", "klaverjas of boerenbridge"});
  if (!game) return game.error();
  return game->value_or(Game::kKlaverjas);
}

std::optional<RequestKey> RefusedKey(std::string_view error) {
  for (const std::string_view words : {kUnknownKey.english, kUnknownKey.dutch}) {
    const std::string before = Concat(words, " '");
    const std::size_t begin = error.find(before);
    if (begin == std::string_view::npos) continue;
    const std::string_view rest = error.substr(begin + before.size());
    const std::size_t end = rest.find('\'');
    if (end == std::string_view::npos) continue;
    const bool of_trick = error.starts_with("trick ") || error.starts_with("slag ");
    return RequestKey{std::string(rest.substr(0, end)), of_trick};
  }
  return std::nullopt;
}

Result<MoveLimits> ReadMoveLimits(const Record& object) {
  MoveLimits limits;
  const auto seed =
      ReadWhole<std::uint64_t>(object, "seed", 0, std::numeric_limits<std::uint64_t>::max());
  if (!seed) return seed.error();
  limits.seed = seed->value_or(limits.seed);
  const auto budget = ReadWhole<std::int64_t>(object, "budget_ms", 1, kMaxBudget.count());
  if (!budget) return budget.error();
  limits.time = std::chrono::milliseconds(budget->value_or(0));
  const auto deal = ReadText<std::string>(
      object, "deal_id", [](std::string_view text) { return std::optional(std::string(text)); },
      Phrase{"a text, such as \"12-2\"", "een tekst, zoals \"12-2\""});
  if (!deal) return deal.error();
  limits.deal = deal->value_or("");
  const auto match = ReadText<MatchStanding>(
      object, "match",
      [](std::string_view text) {
        const auto standing = ParseMatchStanding(text);
        return standing ? std::optional(*standing) : std::nullopt;
      },
      kStandingExpected);
  if (!match) return match.error();
  limits.match = *match;
  return limits;
}

Error NotInTime() {
  return Error{Say("not answered within budget_ms; expected more time",
                   "niet beantwoord binnen budget_ms; verwacht meer tijd")};
}

void WriteMoveLimits(const MoveLimits& limits, Record& request) {
  if (limits.time.count() > 0) {
    request["budget_ms"] = std::chrono::ceil<std::chrono::milliseconds>(limits.time).count();
  }
  request["seed"] = limits.seed;
  if (!limits.deal.empty()) request["deal_id"] = limits.deal;
  if (limits.match) request["match"] = FormatMatchStanding(*limits.match);
}

}  // namespace jasnel
