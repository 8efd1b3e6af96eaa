// Reads words, numbers, calls and hands written by a person or a program, and reports errors in
// them.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "bitboard/text/word_reader.h"
#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/message.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// Concatenates texts and non-negative numbers.
template <class... Parts>
std::string Concat(const Parts&... parts) {
  std::string text;
  const auto add = [&](const auto& part) {
    if constexpr (requires { std::to_string(part); }) {
      text += std::to_string(part);
    } else {
      text += part;
    }
  };
  (add(parts), ...);
  return text;
}

/// The word in `words` that `word` may be a misspelling of; empty if none is similar.
std::string Nearest(std::string_view word, const std::vector<std::string>& words);

/// Whether what stands for roem says that there was none: a stroke, `/` (NKF 1976 art. 25, KBN art.
/// 4), or a dash.
bool IsStroke(std::string_view text);

/// A word and its value.
template <class Value>
using Choice = std::pair<std::string_view, Value>;

/// The error for an unexpected value.
Error Unexpected(std::string_view text, const Message& expected);

/// Parses a number from `least` to `most`.
template <class Number>
Result<Number> ReadNumber(std::string_view text, Number least, Number most) {
  Number number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || number < least || number > most) {
    return Unexpected(text,
                      Say("a number from $0 to $1", "een getal van $0 tot en met $1", least, most));
  }
  return number;
}

/// Looks up `text` in `choices`, ignoring case. `expected` lists them for the message.
template <class Value, std::size_t kCount>
Result<Value> ReadChoice(std::string_view text, const std::array<Choice<Value>, kCount>& choices,
                         const Message& expected) {
  for (const auto& [name, value] : choices) {
    if (EqualsIgnoringCase(text, name)) return value;
  }
  return Unexpected(text, expected);
}

/// Checks that a text consists of calls, such as `pass,pass`.
Result<std::string> ReadCalls(const std::string& text);

/// Whether `leader` leads to the first trick, by the rules.
std::optional<Error> CheckFirstLeader(Seat leader, Leads leads, Seat dealer, Seat declarer);

/// The error of an auction in which nobody can call before a card is turned that is not known.
inline constexpr Phrase kNextCardExpected = {
    "all passed on the cards in turned=; expected the next card there too",
    "op de kaarten in gedraaid= is rondgepast; verwacht daar ook de volgende kaart"};

/// The error of a question about a deal that nobody plays.
inline constexpr Phrase kPassedOut = {
    "all passed, and the cards are dealt again; expected a deal that goes on",
    "er is rondgepast en er wordt opnieuw gegeven; verwacht een spel dat doorgaat"};

/// Auction::Begin with fields or flags: if the turned suit is missing, the error mentions these.
Result<Auction> BeginAuction(Seat dealer, const Rules& rules, const TurnedCards& turned);

/// Reads a hand of eight cards at the start of a line, in one of the forms in
/// bitboard/text/hand_text.h, and leaves what stands after it.
std::optional<TextFault> ReadWholeBidHand(WordReader& in, CardSet& hand);

/// The same of a text that is a hand alone. Errors name the column, counted in characters from 1,
/// and what was expected.
Result<CardSet> ParseBidHand(std::string_view text);

/// Reads four hands like ParseHands, separated by spaces or, for use in a field, by commas:
/// `N:J9...,-,-,-`.
std::optional<TextFault> ReadGiven(std::string_view text, Hands& hands);

}  // namespace jasnel
