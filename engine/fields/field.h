// The fields of a question, declared once: a key of JSON, a flag of the command, a field of a line,
// and the member that all set.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "bitboard/text/word_reader.h"
#include "engine/fields/kind.h"
#include "engine/records/record.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// How a field differs from most.
struct FieldForm {
  bool needed = false;   ///< a question without it is an error
  bool has_flag = true;  ///< the command has a flag; if not, its arguments say it, or nothing does
  std::string_view flag = {};  ///< its name, if that is not the key
  Phrase group = {};           ///< of flags in the help; empty for none
};

/// A field of a question. The type of the question is known to `member` alone.
struct Field {
  Phrase name;  ///< the key has the English one
  Phrase help;
  const AnyInput* kind;
  /// Where a value goes, which is made there if it is optional. Null if the question reads it
  /// itself, together with others.
  void* (*member)(void* question);
  FieldForm form;
  Record (*schema)(const AnyInput& kind);  ///< of a value, if `kDescribes`

  std::string_view flag() const { return form.flag.empty() ? name.english : form.flag; }
};

/// A member of `Owner`, or a member of that member.
template <auto kMember, auto... kInside>
struct MemberPath;

template <class Class, class Type, Type Class::*kMember, auto... kInside>
struct MemberPath<kMember, kInside...> {
  using Owner = Class;

  static auto& Of(auto& owner) {
    if constexpr (sizeof...(kInside) == 0) {
      return owner.*kMember;
    } else {
      return MemberPath<kInside...>::Of(owner.*kMember);
    }
  }
};

/// Where a `Value` that is a member goes, or is made if the member may have none.
template <class Value>
Value& ValueIn(Value& member) {
  return member;
}
template <class Value>
Value& ValueIn(std::optional<Value>& member) {
  return member.emplace();
}

/// A field that sets a member of a question, or of a member of it: `Takes<&Question::limits,
/// &Limits::time>`. An optional member has a value only if the field was given.
template <auto... kPath, class Kind>
constexpr Field Takes(Phrase name, const Kind& kind, Phrase help, FieldForm form = {}) {
  using Path = MemberPath<kPath...>;
  constexpr auto kMember = [](void* question) -> void* {
    return &ValueIn<typename Kind::InputValue>(
        Path::Of(*static_cast<typename Path::Owner*>(question)));
  };
  constexpr auto kSchema = [](const AnyInput& any) {
    return static_cast<const Kind&>(any).InputSchema();
  };
  return {name, kDescribes ? help : Phrase{},   &kind, kMember,
          form, kDescribes ? +kSchema : nullptr};
}

/// A key that the question reads itself, which has no flag.
template <class Kind>
constexpr Field Tells(Phrase name, const Kind& kind, Phrase help, FieldForm form = {}) {
  constexpr auto kSchema = [](const AnyInput& any) {
    return static_cast<const Kind&>(any).InputSchema();
  };
  form.has_flag = false;
  return {name, kDescribes ? help : Phrase{},   &kind, nullptr,
          form, kDescribes ? +kSchema : nullptr};
}

/// Whether an object has a key, and not as false.
bool IsOn(const Record& object, std::string_view key);

/// Lists of fields as one.
template <std::size_t... kSizes>
constexpr auto Joined(const std::array<Field, kSizes>&... lists) {
  std::array<Field, (kSizes + ...)> joined{};
  auto end = joined.begin();
  ((end = std::copy(lists.begin(), lists.end(), end)), ...);
  return joined;
}

/// A field that needs another one, or two.
struct Together {
  std::string_view name;
  std::array<std::string_view, 2> needs;

  bool needs_two() const { return !needs[1].empty(); }
};

/// Two fields of which a question has one at most.
struct Apart {
  std::string_view name;
  std::string_view other;
};

/// Which keys an object may have.
enum class OtherKeys { kRefused, kIgnored };

/// Reads the keys of a JSON object into the question, but for those that it reads itself. Its own
/// keys are `fields`, and those that all questions have: `id`, `ask`, `game`.
std::optional<Error> ReadKeys(const Record& object, std::span<const Field> fields, OtherKeys others,
                              void* question);

/// The JSON Schema of an object with these keys.
Record SchemaOfFields(std::span<const Field> fields, OtherKeys others,
                      std::span<const Together> together, std::span<const Apart> apart = {});

/// The error for a field without those it needs; `is_given` says of a name whether it was, and
/// `written` how it stands there.
template <class IsGiven, class Written>
std::optional<Error> CheckTogether(std::span<const Together> together, const IsGiven& is_given,
                                   const Written& written) {
  for (const Together& one : together) {
    const auto [first, second] = one.needs;
    if (!is_given(one.name) || (is_given(first) && (!one.needs_two() || is_given(second)))) {
      continue;
    }
    const bool lacks_both = one.needs_two() && !is_given(first) && !is_given(second);
    const Message needs =
        lacks_both ? Say("$0 and $1", "$0 en $1", written(first), written(second))
                   : Message(written(one.needs_two() && is_given(first) ? second : first));
    return Error{Say("$0 without $1; expected both", "$0 zonder $1; verwacht beide",
                     written(one.name), needs)};
  }
  return std::nullopt;
}

/// The error for two fields that do not go together.
template <class IsGiven, class Written>
std::optional<Error> CheckApart(std::span<const Apart> apart, const IsGiven& is_given,
                                const Written& written) {
  for (const auto& [name, other] : apart) {
    if (!is_given(name) || !is_given(other)) continue;
    return Error{Say("$0 with $1; expected one of the two", "$0 met $1; verwacht een van de twee",
                     written(name), written(other))};
  }
  return std::nullopt;
}

/// A question as a line of text:
///
///     J97.AT.K8.7 dealer=N seat=E auction=pass rules=kbn
///
/// What is asked about, and then any fields, by their English or Dutch names. `#` starts a comment.
struct LineForm {
  /// What is asked about, which may be a field too, comes first.
  std::span<const Field> fields = {};
  /// Reads it where a line begins, and leaves what stands after it.
  std::optional<TextFault> (*read_first)(WordReader& in, void* value) = nullptr;
  Phrase after_first = {};  ///< "after the hand"
  Phrase none = {};         ///< the error for a line without it
};

/// Reads a line into a question, whose other members stay as they are. Errors name the column,
/// counted in characters from 1, and what was expected.
std::optional<Error> ReadLine(std::string_view line, const LineForm& form, void* question);

}  // namespace jasnel
