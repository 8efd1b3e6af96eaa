// The fields of a line, `name=value` each: of a deal, or of anything else.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "bitboard/result.h"
#include "bitboard/text.h"
#include "bitboard/word_reader.h"

namespace jasnel {

/// What is wrong with a field: what was expected of its value, or all there is to say, and how many
/// bytes of the field are right.
struct FieldFault {
  FieldFault(std::string expected_of_it) : expected(std::move(expected_of_it)) {}  // NOLINT
  FieldFault(const char* expected_of_it) : expected(expected_of_it) {}             // NOLINT
  FieldFault(TextFault all) : whole(std::move(all)) {}                             // NOLINT

  std::string expected;
  std::optional<TextFault> whole;
};

/// One field that a `Line` may have.
template <class Line>
struct LineField {
  std::string_view name;
  std::optional<FieldFault> (*store)(std::string_view value, Line& line);
};

/// Reads a whole number from `least` to `most`; nothing for any other text.
inline std::optional<int> WholeNumber(std::string_view text, int least, int most) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end || number < least || number > most) return std::nullopt;
  return number;
}

/// Puts what was read into a field.
template <class Value>
std::optional<FieldFault> StoreField(std::optional<Value> read, std::optional<Value>& field,
                                     const char* expected) {
  if (!read) return expected;
  field = read;
  return std::nullopt;
}

/// `rules= trump=`.
template <class Line>
std::string FieldNames(std::span<const LineField<Line>> fields) {
  std::string names;
  for (const LineField<Line>& field : fields) {
    names += (names.empty() ? "" : " ") + std::string(field.name) + "=";
  }
  return names;
}

/// Reads the rest of a line: fields with spaces between them, each of `fields` once at most, in any
/// order and case. `before` says what stands before them, as "after the four hands".
template <class Line>
std::optional<Error> ReadFields(WordReader& in, std::span<const LineField<Line>> fields,
                                const char* before, Line& line) {
  unsigned seen = 0;
  for (in.SkipSpace(); !in.AtEnd(); in.SkipSpace()) {
    const std::string_view word = in.Word();
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) {
      return in.ErrorHere(Quoted(word) + " " + before + "; expected a field, one of " +
                          FieldNames(fields));
    }
    const std::string_view name = word.substr(0, equals);
    std::size_t i = 0;
    while (i < fields.size() && !EqualsIgnoringCase(name, fields[i].name)) ++i;
    if (i == fields.size()) {
      return in.ErrorHere("unknown field " + Quoted(name) + "; expected one of " +
                          FieldNames(fields));
    }
    if (seen >> i & 1) {
      return in.ErrorHere(std::string(fields[i].name) + "= a second time; expected it once");
    }
    seen |= 1u << i;
    if (const auto fault = fields[i].store(word.substr(equals + 1), line)) {
      if (fault->whole) return in.FaultHere(fault->whole->message, fault->whole->at).AsError();
      return in.ErrorHere(Quoted(word) + "; expected " + fault->expected);
    }
    in.Skip(word.size());
  }
  return std::nullopt;
}

}  // namespace jasnel
