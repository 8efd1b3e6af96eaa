// The parts of an answer, declared once: a key of JSON, a column of CSV, and the member that gives
// the value of both.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/fields/field.h"
#include "engine/fields/kind.h"
#include "engine/fields/sink.h"
#include "jasnel/message.h"

namespace jasnel {

/// A part of an answer. The type of the answer is known to the functions alone.
struct Part {
  /// Writes the key and the value; nothing if the answer does not have it.
  using WriteTo = void (*)(const Part& part, const void* answer, Language language, Sink& sink);
  /// Calls `row` with each object of a list.
  using Visitor = void (*)(const void* object, void* state);
  using Visit = void (*)(const void* answer, Visitor visitor, void* state);

  std::string_view name;  ///< empty for the parts of a member, which stand among the others
  std::string_view help;
  WriteTo write;
  Record (*schema)(const Part& part) = nullptr;
  /// Those of each object of a list, or of a member; a span cannot hold what is not complete yet.
  const Part* first_inside = nullptr;
  std::size_t count_inside = 0;
  Visit visit = nullptr;                             ///< the objects of a list
  bool (*is_present)(const void* answer) = nullptr;  ///< of a list
  std::string_view type_name = {};                   ///< that of each object, in typed languages
  bool may_be_absent = false;
  bool has_column = true;

  constexpr std::span<const Part> inside() const { return {first_inside, count_inside}; }
};

/// Writes the parts that an answer has, in order, into an object that was begun.
void WriteParts(std::span<const Part> parts, const void* answer, Language language, Sink& sink);

/// An object of these parts as JSON. Sentences are in the language of the letters, or in another.
std::string ObjectText(std::span<const Part> parts, const void* answer, Language letters,
                       std::optional<Language> sentences = std::nullopt);

/// The JSON Schema of an object of these parts.
Record SchemaOfParts(std::span<const Part> parts);

/// That of the objects of a part.
Record ObjectSchema(const Part& part);

/// Calls `use` with each object of a list.
template <class Use>
void ForEachObject(const Part& list, const void* answer, const Use& use) {
  list.visit(
      answer, [](const void* object, void* state) { (*static_cast<const Use*>(state))(object); },
      const_cast<void*>(static_cast<const void*>(&use)));
}

/// What a part reads from an answer: a member, a member of that member, or what a function without
/// captures makes of the answer.
template <auto... kRead>
struct Reading : MemberPath<kRead...> {};
template <auto kFunction>
requires std::is_class_v<decltype(kFunction)>
struct Reading<kFunction> {
  template <class Result, class Function, class Of>
  static Of OwnerOf(Result (Function::*)(const Of&) const);
  using Owner = decltype(OwnerOf(&decltype(kFunction)::operator()));

  static decltype(auto) Of(const Owner& answer) { return kFunction(answer); }
};

/// What an answer has only if it is `present`: a pointer to a member of it, or a value that was
/// made.
template <class T>
auto If(bool present, T&& value) {
  if constexpr (std::is_lvalue_reference_v<T>) {
    return present ? &std::as_const(value) : nullptr;
  } else {
    return present ? std::optional<T>(std::forward<T>(value)) : std::nullopt;
  }
}

/// The same of a member that is not empty, none or false.
template <class T>
const T* IfAny(const T& value) {
  return If(!(value == T{}), value);
}
template <class T>
const T* IfAny(const T&& value) = delete;

/// A value that may be absent; null if it is.
template <class T>
const T* Present(const T& value) {
  return &value;
}
template <class T>
const T* Present(const std::optional<T>& value) {
  return value ? &*value : nullptr;
}
template <class T>
const T* Present(const T* const& value) {
  return value;
}

template <class T>
inline constexpr bool kMayBeAbsent = std::is_pointer_v<T>;
template <class T>
inline constexpr bool kMayBeAbsent<std::optional<T>> = true;

template <auto... kRead>
inline constexpr bool kReadsAbsent =
    kMayBeAbsent<std::remove_cvref_t<decltype(Reading<kRead...>::Of(
        std::declval<const typename Reading<kRead...>::Owner&>()))>>;

/// Calls `use` with what is read, unless it is absent.
template <auto... kRead, class Use>
void WithPresent(const void* answer, const Use& use) {
  using Read = Reading<kRead...>;
  const auto& value = Read::Of(*static_cast<const typename Read::Owner*>(answer));
  if (const auto* present = Present(value)) use(*present);
}

/// The schemas of parts: functions of the kind alone, so that there are few of them.
template <const auto& kKind>
Record KindSchema(const Part& /*part*/) {
  return kKind.OutputSchema();
}
inline Record ListSchema(const Part& part) {
  return {{"type", "array"}, {"items", ObjectSchema(part)}};
}

/// A value of the kind `kKind`.
template <const auto& kKind, auto... kRead>
constexpr Part Gives(std::string_view name, std::string_view help) {
  constexpr auto kWrite = [](const Part& part, const void* answer, Language language, Sink& sink) {
    WithPresent<kRead...>(answer, [&](const auto& value) {
      sink.Key(part.name);
      kKind.Write(value, language, sink);
    });
  };
  return {.name = name,
          .help = kDescribes ? help : std::string_view{},
          .write = kWrite,
          .schema = kDescribes ? KindSchema<kKind> : nullptr,
          .may_be_absent = kReadsAbsent<kRead...>};
}

/// An object with the parts `inside`; `type_name` is the name of its type.
template <auto... kRead>
constexpr Part Holds(std::string_view name, std::string_view type_name,
                     std::span<const Part> inside, std::string_view help) {
  constexpr auto kWrite = [](const Part& part, const void* answer, Language language, Sink& sink) {
    WithPresent<kRead...>(answer, [&](const auto& object) {
      sink.Key(part.name);
      sink.BeginObject();
      WriteParts(part.inside(), &object, language, sink);
      sink.EndObject();
    });
  };
  return {.name = name,
          .help = kDescribes ? help : std::string_view{},
          .write = kWrite,
          .schema = kDescribes ? ObjectSchema : nullptr,
          .first_inside = inside.data(),
          .count_inside = inside.size(),
          .type_name = type_name,
          .may_be_absent = kReadsAbsent<kRead...>};
}

/// Such an object where a kind of value is asked for: one for each seat.
class ObjectKind final {
 public:
  constexpr ObjectKind(std::string_view type_name, std::span<const Part> inside)
      : type_name_(type_name), inside_(inside) {}

  Record OutputSchema() const {
    Record schema = SchemaOfParts(inside_);
    schema["title"] = type_name_;
    return schema;
  }
  template <class T>
  void Write(const T& object, Language language, Sink& sink) const {
    sink.BeginObject();
    WriteParts(inside_, &object, language, sink);
    sink.EndObject();
  }

 private:
  std::string_view type_name_;
  std::span<const Part> inside_;
};

/// A list of such objects.
template <auto... kRead>
constexpr Part Lists(std::string_view name, std::string_view type_name,
                     std::span<const Part> inside, std::string_view help) {
  constexpr auto kVisit = [](const void* answer, Part::Visitor visitor, void* state) {
    WithPresent<kRead...>(answer, [&](const auto& list) {
      for (const auto& object : list) visitor(&object, state);
    });
  };
  constexpr auto kWrite = [](const Part& part, const void* answer, Language language, Sink& sink) {
    WithPresent<kRead...>(answer, [&](const auto& list) {
      sink.Key(part.name);
      sink.BeginList();
      for (const auto& object : list) {
        sink.BeginObject();
        WriteParts(part.inside(), &object, language, sink);
        sink.EndObject();
      }
      sink.EndList();
    });
  };
  constexpr auto kIsPresent = [](const void* answer) {
    bool present = false;
    WithPresent<kRead...>(answer, [&](const auto&) { present = true; });
    return present;
  };
  return {.name = name,
          .help = kDescribes ? help : std::string_view{},
          .write = kWrite,
          .schema = kDescribes ? ListSchema : nullptr,
          .first_inside = inside.data(),
          .count_inside = inside.size(),
          .visit = kVisit,
          .is_present = kIsPresent,
          .type_name = type_name,
          .may_be_absent = kReadsAbsent<kRead...>};
}

/// The parts of an object, which stand among those of the answer itself; all may be absent if the
/// object may.
template <auto... kRead>
constexpr Part Spreads(std::span<const Part> inside) {
  constexpr auto kWrite = [](const Part& part, const void* answer, Language language, Sink& sink) {
    WithPresent<kRead...>(
        answer, [&](const auto& object) { WriteParts(part.inside(), &object, language, sink); });
  };
  return {.name = {},
          .help = {},
          .write = kWrite,
          .first_inside = inside.data(),
          .count_inside = inside.size(),
          .may_be_absent = kReadsAbsent<kRead...>};
}

/// A text that is the same in all answers, such as "open".
template <const auto& kText>
constexpr Part Says(std::string_view name, std::string_view help) {
  constexpr auto kWrite = [](const Part& part, const void*, Language, Sink& sink) {
    sink.Key(part.name);
    sink.Text(kText);
  };
  constexpr auto kSchema = [](const Part&) { return Record{{"const", kText}}; };
  return {.name = name,
          .help = kDescribes ? help : std::string_view{},
          .write = kWrite,
          .schema = kDescribes ? +kSchema : nullptr};
}

/// A part that CSV leaves out.
constexpr Part WithoutColumn(Part part) {
  part.has_column = false;
  return part;
}

/// The columns of CSV, where there is a row for each object of the list at the end of `path`: names
/// of lists, each a part of the answer itself or of the objects of the list before; one that is
/// absent ends it. A name that several parts share is one column.
std::vector<std::string> ColumnsOf(std::span<const Part> parts,
                                   std::span<const std::string_view> path);

/// Its rows, as names and values.
std::vector<Record> RowsOf(std::span<const Part> parts, std::span<const std::string_view> path,
                           const void* answer, Language language);

}  // namespace jasnel
