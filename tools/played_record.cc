#include "tools/played_record.h"

#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "bitboard/deal_line.h"
#include "bitboard/notation.h"
#include "bitboard/text.h"
#include "tools/command.h"

namespace jasnel {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kSuits4 = "S, H, D or C";
constexpr std::string_view kSeats4 = "N, E, S or W";

// The keys that are read, in the order in which a message lists them.
constexpr std::array<std::string_view, 10> kKeys = {
    "id", "game", "deal", "rules", "dealer", "auction", "turned", "trump", "declarer", "tricks"};

// The parts one after another: texts, and numbers from 0.
template <class... Parts>
std::string Concat(const Parts&... parts) {
  std::string text;
  const auto add = [&](const auto& part) {
    if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(part)>>) {
      text += std::to_string(part);
    } else {
      text += part;
    }
  };
  (add(parts), ...);
  return text;
}

Error In(std::string_view where, const std::string& message) {
  return Error{Concat(where, ": ", message)};
}

Error OfType(std::string_view where, const Json& value, std::string_view expected) {
  return In(where, Concat("of type ", value.type_name(), "; expected ", expected));
}

Result<Json> ParseObject(std::string_view text) {
  constexpr std::string_view kExpected = "expected a JSON object with deal and tricks";
  try {
    Json json = Json::parse(text);
    if (json.is_object()) return Result<Json>(std::move(json));
    return Error{Concat("a JSON ", json.type_name(), "; ", kExpected)};
  } catch (const Json::parse_error& error) {
    const std::size_t column = error.byte;  // from 1, of the last byte that was read
    const bool ended = column == 0 || column > text.size();
    return Error{Concat("column ", ended ? text.size() + 1 : column, ": ",
                        ended ? std::string("the line ends") : Quoted(text.substr(column - 1)),
                        "; ", kExpected)};
  }
}

// The value of a key; nothing where it is not there, or null.
const Json* Find(const Json& object, std::string_view key) {
  const auto found = object.find(key);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

// A key that is read and is not there: how it may have been misspelt.
std::optional<std::string> MisspeltKey(const Json& object, std::string_view key) {
  for (const auto& [name, value] : object.items()) {
    bool known = false;
    for (const std::string_view one : kKeys) known |= name == one;
    if (!known && !Nearest(name, {std::string(key)}).empty()) return name;
  }
  return std::nullopt;
}

Error Missing(const Json& object, std::string_view key, std::string_view expected) {
  const auto misspelt = MisspeltKey(object, key);
  return Error{misspelt ? Concat("unknown key ", Quoted(*misspelt), "; did you mean ", key, "?")
                        : Concat("no key ", key, "; expected ", expected)};
}

// What is told by a key of the record and perhaps by a field of its deal line. `parse` turns a text
// into an optional.
template <class Value, class Parse>
std::optional<Error> ReadText(const Json& object, std::string_view key, Parse parse,
                              std::string_view expected, std::optional<Value>& value) {
  const Json* const found = Find(object, key);
  if (found == nullptr) return std::nullopt;
  if (!found->is_string()) return OfType(key, *found, expected);
  const std::string& text = found->get_ref<const std::string&>();
  const std::optional<Value> read = parse(Trim(text));
  if (!read) return In(key, Unexpected(text, std::string(expected)).message);
  if (value && *value != *read) {
    return In(key, Concat(Quoted(text), "; expected the same as ", key, "= in deal"));
  }
  value = read;
  return std::nullopt;
}

// Reads one record, key by key.
class RecordReader {
 public:
  explicit RecordReader(const Json& object) : object_(object) {}

  Result<PlayedRecord> Read(const Rules& default_rules) {
    for (const auto part :
         {&RecordReader::ReadGame, &RecordReader::ReadDeal, &RecordReader::ReadRules,
          &RecordReader::ReadNames, &RecordReader::ReadTricks, &RecordReader::FindLeader}) {
      if (auto error = (this->*part)()) return *std::move(error);
    }
    record_.deal.rules = line_.rules.value_or(default_rules);
    if (auto error = ReadAuction()) return *std::move(error);
    if (auto error = FindContract()) return *std::move(error);
    if (const Json* const id = Find(object_, "id"); id && (id->is_string() || id->is_number())) {
      record_.id = id->dump();
    }
    return std::move(record_);
  }

 private:
  using Outcome = std::optional<Error>;

  Outcome ReadGame() {
    const Json* const game = Find(object_, "game");
    if (game == nullptr || *game == "klaverjas") return std::nullopt;
    if (!game->is_string()) return OfType("game", *game, "klaverjas");
    return In("game", Unexpected(game->get_ref<const std::string&>(), "klaverjas").message);
  }

  Outcome ReadDeal() {
    constexpr std::string_view kExpected =
        "the four hands as they were dealt, as N:AJT.Q8.T98. K.KJ.K.KT98 ...";
    const Json* const deal = Find(object_, "deal");
    if (deal == nullptr) return Missing(object_, "deal", kExpected);
    if (!deal->is_string()) return OfType("deal", *deal, kExpected);
    const auto line = ParseDealLine(deal->get_ref<const std::string&>());
    if (!line) return In("deal", line.error().message);
    const auto& [ns, ew] = line->won;
    if (!line->trick.empty() || ns != Tally{} || ew != Tally{}) {
      return In("deal", "cards played before; expected the hands as they were dealt");
    }
    line_ = *line;
    record_.deal.hands = line_.hands;
    return std::nullopt;
  }

  Outcome ReadRules() {
    const Json* const rules = Find(object_, "rules");
    if (rules == nullptr) {
      // A slip here would be silent, and the answer wrong.
      if (!MisspeltKey(object_, "rules")) return std::nullopt;
      return Missing(object_, "rules", "");
    }
    constexpr std::string_view kExpected = "a rule set, as kbn,undertrump=free";
    if (!rules->is_string()) return OfType("rules", *rules, kExpected);
    const auto read = ParseRules(rules->get_ref<const std::string&>());
    if (!read) return In("rules", read.error().message);
    return ReadText<Rules>(
        object_, "rules", [&](std::string_view) { return std::optional(*read); }, kExpected,
        line_.rules);
  }

  Outcome ReadNames() {
    Outcome error = ReadText(object_, "trump", ParseSuit, kSuits4, line_.trump);
    if (!error) error = ReadText(object_, "dealer", ParseSeat, kSeats4, line_.dealer);
    if (!error) error = ReadText(object_, "declarer", ParseSeat, kSeats4, line_.declarer);
    if (!error) error = ReadText(object_, "turned", ParseSuit, kSuits4, turned_);
    return error;
  }

  Outcome ReadTricks() {
    constexpr std::string_view kExpected = R"(a list, as [{"leader":"S","cards":["S9","S7"]}])";
    const Json* const tricks = Find(object_, "tricks");
    if (tricks == nullptr) return Missing(object_, "tricks", kExpected);
    if (!tricks->is_array()) return OfType("tricks", *tricks, kExpected);
    for (const Json& trick : *tricks) {
      const std::string where = Concat("trick ", record_.deal.tricks.size() + 1);
      if (auto error = ReadTrick(trick, where)) return error;
    }
    return std::nullopt;
  }

  Outcome ReadTrick(const Json& trick, const std::string& where) {
    if (!trick.is_object()) return OfType(where, trick, "an object with leader and cards");
    PlayedTrick& played = record_.deal.tricks.emplace_back();
    if (const auto error = ReadText(trick, "leader", ParseSeat, kSeats4, played.leader)) {
      return In(where, error->message);
    }
    constexpr std::string_view kExpected = R"(a list, as ["S9","S7","SA","SK"])";
    const Json* const cards = Find(trick, "cards");
    if (cards == nullptr) return In(where, Missing(trick, "cards", kExpected).message);
    if (!cards->is_array()) return In(where, OfType("cards", *cards, kExpected).message);
    for (const Json& text : *cards) {
      constexpr std::string_view kCard = "a card, suit then rank, as SA or H10";
      const std::string place = Concat(where, ", card ", played.cards.size() + 1);
      if (!text.is_string()) return OfType(place, text, kCard);
      const auto card = ParseCard(Trim(text.get_ref<const std::string&>()));
      if (!card) {
        return In(place,
                  Unexpected(text.get_ref<const std::string&>(), std::string(kCard)).message);
      }
      played.cards.push_back(*card);
    }
    return std::nullopt;
  }

  // Whoever sits left of the dealer leads. ReplayDeal compares with the leader of each trick.
  Outcome FindLeader() {
    std::optional<Seat> leader = line_.leader;
    if (!leader && !record_.deal.tricks.empty()) leader = record_.deal.tricks.front().leader;
    if (!leader && !line_.dealer) {
      return Missing(object_, "dealer", "it, or leader in the first trick");
    }
    record_.dealer = line_.dealer ? *line_.dealer : Clockwise(*leader, kSeats - 1);
    record_.deal.leader = Clockwise(record_.dealer);
    if (leader && *leader != record_.deal.leader) {
      return In("trick 1", Concat("leader ", SeatName(*leader), ", dealer ",
                                  SeatName(record_.dealer), "; expected ",
                                  SeatName(record_.deal.leader), " to lead, left of the dealer"));
    }
    return std::nullopt;
  }

  Outcome ReadAuction() {
    constexpr std::string_view kExpected = R"(a list of calls, as ["pass","H"])";
    const Json* const calls = Find(object_, "auction");
    if (calls != nullptr && !calls->is_array()) return OfType("auction", *calls, kExpected);
    const bool spoken = calls != nullptr && !calls->empty();
    if (!spoken && !turned_) return std::nullopt;
    std::string text;
    for (std::size_t i = 0; spoken && i < calls->size(); ++i) {
      const Json& call = (*calls)[i];
      if (!call.is_string()) {
        return OfType(Concat("auction: call ", i + 1), call, "pass or a suit");
      }
      text += (i == 0 ? "" : ",") + call.get_ref<const std::string&>();
    }
    auto auction = ParseAuction(record_.dealer, record_.deal.rules, turned_, text);
    if (!auction) return In("auction", auction.error().message);
    if (spoken && !auction->IsOver()) {
      return In("auction", Concat("not over; expected the call of ", SeatName(auction->Turn()),
                                  " and what comes after it"));
    }
    if (spoken) record_.auction = *auction;
    return std::nullopt;
  }

  Outcome FindContract() {
    if (!record_.auction) {
      constexpr std::string_view kExpected = "trump and declarer, or auction";
      if (!line_.trump) return Missing(object_, "trump", kExpected);
      if (!line_.declarer) return Missing(object_, "declarer", kExpected);
      record_.deal.trump = *line_.trump;
      record_.deal.declarer = *line_.declarer;
      return std::nullopt;
    }
    const auto [declarer, trump] = record_.auction->contract();
    const auto disagree = [](std::string_view key, std::string_view told, std::string_view spoken) {
      return In(key, Concat(told, "; expected ", spoken, ", as the auction ends"));
    };
    if (line_.trump && *line_.trump != trump) {
      return disagree("trump", SuitName(*line_.trump), SuitName(trump));
    }
    if (line_.declarer && *line_.declarer != declarer) {
      return disagree("declarer", SeatName(*line_.declarer), SeatName(declarer));
    }
    record_.deal.trump = trump;
    record_.deal.declarer = declarer;
    return std::nullopt;
  }

  const Json& object_;
  DealLine line_;  // what is known of the deal line and of the keys of the same names
  std::optional<Suit> turned_;
  PlayedRecord record_;
};

}  // namespace

Result<PlayedRecord> ParsePlayedRecord(std::string_view text, const Rules& default_rules) {
  const auto object = ParseObject(text);
  if (!object) return object.error();
  return RecordReader(*object).Read(default_rules);
}

}  // namespace jasnel
