// The fields of a question, declared once: a key of JSON, a flag of the command, and the member
// that both set.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include "engine/fields/kind.h"
#include "engine/records/record.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// How a field differs from most.
struct FieldForm {
  bool needed = false;   ///< a question without it is an error
  bool has_flag = true;  ///< the command has a flag; if not, its arguments say it, or nothing does
};

/// A field of a question. The type of the question is known to `member` alone.
struct Field {
  Phrase name;  ///< the key and the flag have the English one
  Phrase help;
  const AnyInput* kind;
  void* (*member)(void* question);  ///< where a value goes, which is made there if it is optional
  FieldForm form;
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

/// Where the value of a member goes, which is made if it is optional.
template <class T>
T& ValueIn(T& member) {
  return member;
}
template <class T>
T& ValueIn(std::optional<T>& member) {
  return member.emplace();
}

/// A field that sets a member of a question, or of a member of it: `Takes<&Question::limits,
/// &Limits::time>`. An optional member has a value only if the field was given.
template <auto... kPath, class Kind>
constexpr Field Takes(Phrase name, const Kind& kind, Phrase help, FieldForm form = {}) {
  using Path = MemberPath<kPath...>;
  using Value =
      std::remove_reference_t<decltype(ValueIn(Path::Of(std::declval<typename Path::Owner&>())))>;
  static_assert(std::is_same_v<Value, typename Kind::InputValue>);
  constexpr auto kMember = [](void* question) -> void* {
    return &ValueIn(Path::Of(*static_cast<typename Path::Owner*>(question)));
  };
  return {name, help, &kind, kMember, form};
}

/// Whether an object has a key, and not as false.
bool IsOn(const Record& object, std::string_view key);

/// A field that needs others.
struct Together {
  std::string_view name;
  std::array<std::string_view, 2> needs;
};

/// Reads the keys of a JSON object into the question. Its own keys are `fields`, and those that all
/// questions have: `id`, `ask`, `game`.
std::optional<Error> ReadKeys(const Record& object, std::span<const Field> fields, void* question);

/// The JSON Schema of an object with these keys alone.
Record SchemaOfFields(std::span<const Field> fields, std::span<const Together> together);

/// The error for a field without those it needs; `is_given` says of a name whether it was, and
/// `dashes` is what stands before a name.
template <class IsGiven>
std::optional<Error> CheckTogether(std::span<const Together> together, std::string_view dashes,
                                   const IsGiven& is_given) {
  for (const Together& one : together) {
    if (!is_given(one.name) || (is_given(one.needs[0]) && is_given(one.needs[1]))) continue;
    return Error{Say("$0$1 without $0$2 and $0$3; expected both",
                     "$0$1 zonder $0$2 en $0$3; verwacht beide", dashes, one.name, one.needs[0],
                     one.needs[1])};
  }
  return std::nullopt;
}

}  // namespace jasnel
