// Reads the JSON of records and requests: objects by key, lists of tricks and calls, and what
// requests of both games have in common.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bitboard/text/characters.h"
#include "bitboard/text/hand_text.h"
#include "bitboard/text/rules_text.h"
#include "engine/records/record.h"
#include "engine/requests/reading.h"
#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "jasnel/player.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

/// The value of a key; null if it is missing or its value is null.
const Record* FindKey(const Record& object, std::string_view key);

/// A key of `object` that is not in `known` and may be a misspelling of `key`.
std::optional<std::string> MisspeltKey(const Record& object,
                                       std::span<const std::string_view> known,
                                       std::string_view key);

/// The error for an object without `key`, or with a misspelling of it.
Error MissingKey(const Record& object, std::span<const std::string_view> known,
                 std::string_view key, const Message& expected);

/// How an error begins for a key that nobody knows.
inline constexpr Phrase kUnknownKey = {"unknown key", "onbekende sleutel"};

/// The error for a key not in `known`: a misspelled optional key would otherwise go unnoticed and
/// give a wrong answer.
std::optional<Error> UnknownKey(const Record& object, std::span<const std::string_view> known);

/// `where: message`.
Error In(const Message& where, const Message& message);
Error In(const Message& where, const Error& error);

/// The error for a value whose type differs from `expected`.
Error OfType(const Message& where, const Record& value, const Message& expected);

/// The parsed text of `key`; nothing if it is missing. `parse` converts a text to an optional.
template <class Value, class Parse>
Result<std::optional<Value>> ReadText(const Record& object, std::string_view key, Parse parse,
                                      const Message& expected) {
  const Record* const found = FindKey(object, key);
  if (found == nullptr) return std::optional<Value>();
  if (!found->is_string()) return OfType(key, *found, expected);
  const std::string& text = found->get_ref<const std::string&>();
  const std::optional<Value> read = parse(Trim(text));
  if (!read) return In(key, Unexpected(text, expected));
  return read;
}

/// The turned cards in `turned`, a text such as `H` or `H,C`, or a list of such; none if it is
/// missing.
Result<TurnedCards> ReadTurned(const Record& object);

/// The same of the value of a key.
Result<TurnedCards> TurnedOf(std::string_view key, const Record& json);

/// A boolean; false if it is missing.
Result<bool> ReadBool(const Record& object, std::string_view key);

/// The rule set in `rules`; nothing if it is missing.
Result<std::optional<Rules>> ReadRules(const Record& object);

/// The text of a required key. The error says what was `expected`.
Result<std::string> NeedText(const Record& object, std::string_view key, const Message& expected);

/// A text that a program wrote, made safe for a message: without quotes, one line of printable
/// ASCII, truncated if long.
std::string Printable(std::string_view text);

/// Reads a list of cards, each suit and rank. Errors begin with `where` and the card's number.
/// `parse` converts a text to an optional card.
template <class AnyCard>
Result<std::vector<AnyCard>> ReadCardList(const Message& where, const Record& list,
                                          const Message& expected,
                                          std::optional<AnyCard> (*parse)(std::string_view)) {
  if (!list.is_array()) return OfType(where, list, expected);
  std::vector<AnyCard> cards;
  for (const Record& value : list) {
    const Message place = Say("$0, card $1", "$0, kaart $1", where, cards.size() + 1);
    if (!value.is_string()) return OfType(place, value, kCardExpected);
    const std::string& text = value.get_ref<const std::string&>();
    const std::optional<AnyCard> card = parse(Trim(text));
    if (!card) return In(place, Unexpected(text, kCardExpected));
    cards.push_back(*card);
  }
  return cards;
}

/// The same for klaverjas.
Result<std::vector<Card>> ReadCards(const Message& where, const Record& list,
                                    const Message& expected);

/// Reads a list of tricks, objects with `cards` and optionally `leader` and irregularities:
/// see `PlayedTrick`, whose members the keys are called after. The numbers of cards and tricks are
/// not checked. Other keys are ignored, but a misspelling of one of these is an error.
Result<std::vector<PlayedTrick>> ReadTricks(const Record& list);

inline constexpr Phrase kCallListExpected = {R"(a list of calls, such as ["pass","H"])",
                                             R"(een lijst biedingen, zoals ["pas","H"])"};

/// The calls in a list, in the form `ParseAuction` reads: `pass,pass,H`.
Result<std::string> ReadCallList(const Record& list);

inline constexpr Phrase kBarredExpected = {R"(a list, such as [{"side":"NS","after":1}])",
                                           R"(een lijst, zoals [{"side":"NS","after":1}])"};

/// The sides that must pass, from so many calls on, as `"ask":"state"` answers them. Errors begin
/// with `where`.
Result<BarredSides> ReadBarred(const Message& where, const Record& list);

/// What `ReadBarred` reads.
Record BarredList(const BarredSides& barred);

enum class Game : std::uint8_t { kKlaverjas, kBoerenbridge };

/// `klaverjas` or `boerenbridge`, as in requests.
std::string_view GameName(Game game);

/// The game of a request: klaverjas by default.
Result<Game> ReadGame(const Record& object);

/// A key of a request, or of each of its tricks.
struct RequestKey {
  std::string name;
  bool of_trick = false;
};

/// The key that the error of a program names as unknown to it, in either language: in `unknown key
/// 'legal'; ...` one of the request, in `trick 2: unknown key 'winner'; ...` one of its tricks. So
/// say all releases.
std::optional<RequestKey> RefusedKey(std::string_view error);

/// A value as a whole number from `least` to `most`. Errors begin with `where`.
template <class Number>
Result<Number> WholeOf(const Message& where, const Record& value, Number least, Number most) {
  const Message expected =
      Say("a whole number from $0 to $1", "een geheel getal van $0 tot en met $1", least, most);
  if (!value.is_number()) return OfType(where, value, expected);
  auto number = ReadNumber<Number>(value.dump(), least, most);
  if (!number) return In(where, Unexpected(value.dump(), expected));
  return number;
}

/// The same for a key; nothing if it is missing.
template <class Number>
Result<std::optional<Number>> ReadWhole(const Record& object, std::string_view key, Number least,
                                        Number most) {
  const Record* const found = FindKey(object, key);
  if (found == nullptr) return std::optional<Number>();
  const auto number = WholeOf(key, *found, least, most);
  if (!number) return number.error();
  return std::optional(*number);
}

inline constexpr Phrase kCardListExpected = {R"(a list of cards, such as ["SA","S7","HT"])",
                                             R"(een lijst kaarten, zoals ["SA","S7","H10"])"};

/// The cards of a hand, each once: a list, or a text in one of the forms in
/// bitboard/text/hand_text.h. Errors begin with `where`.
template <class Deck>
Result<typename Deck::Cards> HandOf(const Message& where, const Record& value) {
  typename Deck::Cards hand;
  if (value.is_string()) {
    const std::string text = PlainText(value.get_ref<const std::string&>());
    if (const auto fault = ReadWholeHand<Deck>(text, hand)) {
      return In(where, fault->AsError(text));
    }
    return hand;
  }
  const auto cards = ReadCardList(where, value, kCardListExpected, Deck::ParseCard);
  if (!cards) return cards.error();
  for (const auto card : *cards) {
    if (hand.Contains(card)) {
      return In(where, Say("$0 twice; expected it once", "$0 twee keer; verwacht hem één keer",
                           CardMessage(card)));
    }
    hand |= card;
  }
  return hand;
}

/// The same for `hand`, a required key.
template <class Deck>
Result<typename Deck::Cards> ReadHandOf(const Record& object) {
  const Record* const found = FindKey(object, "hand");
  if (found != nullptr) return HandOf<Deck>("hand", *found);
  return Error{
      Say("no key hand; expected $0", "geen sleutel hand; verwacht $0", kCardListExpected)};
}

/// The longest time that a question may be given.
inline constexpr std::chrono::milliseconds kMaxBudget = std::chrono::hours(24);

/// The time limit from `budget_ms`, from 1 millisecond to a day, `seed`, and the name in `deal_id`.
Result<MoveLimits> ReadMoveLimits(const Record& object);

/// The error for a request that took longer than its `budget_ms`.
Error NotInTime();

/// Writes them: the time in whole milliseconds, rounded up, and omitted if there is no limit.
void WriteMoveLimits(const MoveLimits& limits, Record& request);

}  // namespace jasnel
