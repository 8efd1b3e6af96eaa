#include "tools/json_fields.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "bitboard/notation.h"
#include "bitboard/text.h"

namespace jasnel {
namespace {

constexpr int kDeepest = 64;  // far more than any record, and little enough to go through

constexpr std::array<std::string_view, 2> kTrickKeys = {"leader", "cards"};

// What is wrong with an object though it is JSON, found while it is read.
class Watch {
 public:
  bool operator()(int depth, Record::parse_event_t event, const Record& parsed) {
    if (depth > kDeepest && !error_) {
      error_ = Error{Concat("more than ", kDeepest, " lists and objects in each other")};
    }
    if (event == Record::parse_event_t::object_start) keys_.emplace_back();
    if (event == Record::parse_event_t::object_end) keys_.pop_back();
    if (event == Record::parse_event_t::key) {
      const std::string& key = parsed.get_ref<const std::string&>();
      if (!keys_.back().insert(key).second && !error_) {
        error_ = Error{Concat("key ", Quoted(key), " twice")};
      }
    }
    return true;
  }

  const std::optional<Error>& error() const { return error_; }

 private:
  std::vector<std::set<std::string>> keys_;  // of each object that is open
  std::optional<Error> error_;
};

Result<PlayedTrick> ReadTrick(const Record& trick, const std::string& where) {
  if (!trick.is_object()) return OfType(where, trick, "an object with leader and cards");
  PlayedTrick played;
  const auto leader = ReadText<Seat>(trick, "leader", ParseSeat, "N, E, S or W");
  if (!leader) return In(where, leader.error().message);
  played.leader = *leader;
  constexpr std::string_view kExpected = R"(a list, as ["S9","S7","SA","SK"])";
  const Record* const cards = FindKey(trick, "cards");
  if (cards == nullptr) {
    return In(where, MissingKey(trick, kTrickKeys, "cards", kExpected).message);
  }
  if (!cards->is_array()) return In(where, OfType("cards", *cards, kExpected).message);
  auto read = ReadCards(where, *cards, kExpected);
  if (!read) return read.error();
  played.cards = std::move(read).value();
  return played;
}

}  // namespace

Result<Record> ParseJsonObject(std::string_view text, std::string_view expected) {
  Watch watch;
  try {
    Record json = Record::parse(text, std::ref(watch));
    // A zero byte ends what is parsed, whatever comes after it.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
      return Error{Concat("column ", zero + 1, ": a zero byte; expected ", expected)};
    }
    if (watch.error()) return Error{Concat(watch.error()->message, "; expected ", expected)};
    if (json.is_object()) return Result<Record>(std::move(json));
    return Error{Concat("a JSON ", json.type_name(), "; expected ", expected)};
  } catch (const Record::parse_error& error) {
    const std::size_t column = error.byte;  // from 1, of the last byte that was read
    const bool ended = column == 0 || column > text.size();
    return Error{Concat("column ", ended ? text.size() + 1 : column, ": ",
                        ended ? std::string("the line ends") : Quoted(text.substr(column - 1)),
                        "; expected ", expected)};
  } catch (const Record::exception&) {
    return Error{Concat("a number that is too large; expected ", expected)};
  }
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
                 std::string_view key, std::string_view expected) {
  const auto misspelt = MisspeltKey(object, known, key);
  return Error{misspelt ? Concat("unknown key ", Quoted(*misspelt), "; did you mean ", key, "?")
                        : Concat("no key ", key, "; expected ", expected)};
}

Error In(std::string_view where, const std::string& message) {
  return Error{Concat(where, ": ", message)};
}

Error OfType(std::string_view where, const Record& value, std::string_view expected) {
  return In(where, Concat("of type ", value.type_name(), "; expected ", expected));
}

std::string Printable(std::string_view text) {
  std::string quoted = Quoted(text);
  quoted.erase(quoted.size() - 1);
  return quoted.substr(1);
}

Result<std::vector<Card>> ReadCards(std::string_view where, const Record& list,
                                    std::string_view expected) {
  return ReadCardList(where, list, expected, ParseCard);
}

Result<std::vector<PlayedTrick>> ReadTricks(const Record& list) {
  if (!list.is_array()) {
    return OfType("tricks", list, R"(a list, as [{"leader":"S","cards":["S9","S7"]}])");
  }
  std::vector<PlayedTrick> tricks;
  for (const Record& trick : list) {
    auto read = ReadTrick(trick, Concat("trick ", tricks.size() + 1));
    if (!read) return read.error();
    tricks.push_back(std::move(read).value());
  }
  return tricks;
}

Result<std::string> ReadCallList(const Record& list) {
  if (!list.is_array()) {
    return OfType("auction", list, R"(a list of calls, as ["pass","H"])");
  }
  std::string calls;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string where = Concat("auction: call ", i + 1);
    if (!list[i].is_string()) return OfType(where, list[i], "pass or a suit");
    const std::string& call = list[i].get_ref<const std::string&>();
    if (call.find(',') != std::string::npos) {
      return In(where, Unexpected(call, "pass or a suit").message);
    }
    calls += (i == 0 ? "" : ",") + call;
  }
  return calls;
}

}  // namespace jasnel
