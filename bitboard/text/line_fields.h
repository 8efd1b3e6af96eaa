// The fields `name=value` of a line, for a deal or anything else.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "bitboard/text/characters.h"
#include "bitboard/text/word_reader.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// What is wrong with a field: the expected value, or a complete message about a position in the
/// value or about the field itself.
struct FieldFault {
  FieldFault(Message expected_of_it) : message(std::move(expected_of_it)) {}  // NOLINT
  FieldFault(Phrase expected_of_it) : message(expected_of_it) {}              // NOLINT
  FieldFault(TextFault in_value)                                              // NOLINT
      : message(std::move(in_value.message)), at(in_value.at), is_all(true) {}

  static FieldFault OfItself(Message all) {
    FieldFault fault(std::move(all));
    fault.is_all = true;
    return fault;
  }

  Message message;
  std::optional<std::size_t> at;  ///< the number of correct bytes at the start of the value
  bool is_all = false;            ///< whether the message is complete, rather than only the
                                  ///< expected value
};

/// A field that a `Line` may have, under either name.
template <class Line>
struct LineField {
  Phrase name;
  std::optional<FieldFault> (*store)(std::string_view value, Line& line);
};

template <class Line>
std::optional<FieldFault> StoreIn(const LineField<Line>& field, std::string_view value,
                                  Line& line) {
  return field.store(value, line);
}

/// Parses a whole number from `least` to `most`; nothing for any other text.
inline std::optional<int> WholeNumber(std::string_view text, int least, int most) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || number < least || number > most) return std::nullopt;
  return number;
}

/// Stores a parsed value in a field.
template <class Value>
std::optional<FieldFault> StoreField(std::optional<Value> read, std::optional<Value>& field,
                                     const Message& expected) {
  if (!read) return expected;
  field = read;
  return std::nullopt;
}

/// `rules= trump=`; in Dutch `regels= troef=`.
template <class AnyField>
Message FieldNames(std::span<const AnyField> fields) {
  Message names;
  for (const AnyField& field : fields) {
    const bool first = &field == &fields.front();
    names = Say(first ? "$1=" : "$0 $1=", first ? "$1=" : "$0 $1=", names, field.name);
  }
  return names;
}

/// Parses the rest of a line: fields separated by spaces, each of `fields` at most once, in any
/// order and case. `before` describes what precedes them, such as "after the four hands". `seen`
/// has a bit for each field that was there, and may have some before. A field has a `name`, and
/// `StoreIn(field, value, line)` stores it.
template <class AnyField, class Line>
std::optional<Error> ReadFields(WordReader& in, std::span<const AnyField> fields,
                                const Phrase& before, Line& line, unsigned& seen) {
  for (in.SkipSpace(); !in.AtEnd(); in.SkipSpace()) {
    const std::string_view word = in.Word();
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) {
      return in.ErrorHere(Say("$0 $1; expected a field, one of $2",
                              "$0 $1; verwacht een veld, een van $2", Quoted(word), before,
                              FieldNames(fields)));
    }
    const std::string_view name = word.substr(0, equals);
    std::size_t i = 0;
    while (i < fields.size() && !EqualsIgnoringCase(name, fields[i].name.english) &&
           !EqualsIgnoringCase(name, fields[i].name.dutch)) {
      ++i;
    }
    if (i == fields.size()) {
      return in.ErrorHere(Say("unknown field $0; expected one of $1",
                              "onbekend veld $0; verwacht een van $1", Quoted(name),
                              FieldNames(fields)));
    }
    if (seen >> i & 1) {
      return in.ErrorHere(Say("$0= a second time; expected it once",
                              "$0= voor de tweede keer; verwacht het één keer", fields[i].name));
    }
    seen |= 1u << i;
    if (const auto fault = StoreIn(fields[i], word.substr(equals + 1), line)) {
      if (!fault->is_all) {
        return in.ErrorHere(
            Say("$0; expected $1", "$0; verwacht $1", Quoted(word), fault->message));
      }
      const std::size_t ahead = fault->at ? equals + 1 + *fault->at : 0;
      return in.FaultHere(fault->message, ahead).AsError(in.line());
    }
    in.Skip(word.size());
  }
  return std::nullopt;
}

template <class Line>
std::optional<Error> ReadFields(WordReader& in, std::span<const LineField<Line>> fields,
                                const Phrase& before, Line& line) {
  unsigned seen = 0;
  return ReadFields(in, fields, before, line, seen);
}

}  // namespace jasnel
