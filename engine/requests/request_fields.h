// Common fields of requests for both games: the name of the game, the hand, time and seed.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bitboard/text/hand_text.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/reading.h"
#include "jasnel/card.h"
#include "jasnel/deal_line.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

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

/// The time limit from `budget_ms`, from 1 millisecond to a day, and `seed`.
Result<MoveLimits> ReadMoveLimits(const Record& object);

/// The error for a request that took longer than its `budget_ms`.
Error NotInTime();

/// Writes them: the time in whole milliseconds, rounded up, and omitted if there is no limit.
void WriteMoveLimits(const MoveLimits& limits, Record& request);

}  // namespace jasnel
