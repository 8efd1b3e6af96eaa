// The parts of an answer, declared once: a key of JSON, a column of CSV, and the member that gives
// the value of both.
#pragma once

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
  Phrase help;
  WriteTo write;
  Record (*schema)(const Part& part) = nullptr;
  std::span<const Part> inside = {};  ///< those of each object of a list, or of a member
  Visit visit = nullptr;              ///< the objects of a list
  std::string_view type_name = {};    ///< that of each object, in typed languages
  bool may_be_absent = false;
  bool has_column = true;
};

/// Writes the parts that an answer has, in order, into an object that was begun.
void WriteParts(std::span<const Part> parts, const void* answer, Language language, Sink& sink);

/// An object of these parts as JSON.
std::string ObjectText(std::span<const Part> parts, const void* answer, Language language);

/// The JSON Schema of an object of these parts.
Record SchemaOfParts(std::span<const Part> parts);

/// The value of a member that may be absent; null if it is.
template <class T>
const T* Present(const T& member) {
  return &member;
}
template <class T>
const T* Present(const std::optional<T>& member) {
  return member ? &*member : nullptr;
}

template <class Path>
using MemberAt =
    std::remove_cvref_t<decltype(Path::Of(std::declval<const typename Path::Owner&>()))>;

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

/// The member as it is, of the kind `kKind`.
template <const auto& kKind, auto... kPath>
constexpr Part Gives(std::string_view name, Phrase help) {
  using Path = MemberPath<kPath...>;
  constexpr auto kWrite = [](const Part& part, const void* answer, Language language, Sink& sink) {
    const auto* value = Present(Path::Of(*static_cast<const typename Path::Owner*>(answer)));
    if (value == nullptr) return;
    sink.Key(part.name);
    kKind.Write(*value, language, sink);
  };
  constexpr auto kSchema = [](const Part&) { return kKind.OutputSchema(); };
  return {.name = name,
          .help = help,
          .write = kWrite,
          .schema = kSchema,
          .may_be_absent = kIsOptional<MemberAt<Path>>};
}

/// A list of objects with the parts `inside`; `type_name` is the name of their type.
template <auto... kPath>
constexpr Part Lists(std::string_view name, std::string_view type_name,
                     std::span<const Part> inside, Phrase help) {
  using Path = MemberPath<kPath...>;
  constexpr auto kVisit = [](const void* answer, Part::Visitor visitor, void* state) {
    const auto* list = Present(Path::Of(*static_cast<const typename Path::Owner*>(answer)));
    if (list == nullptr) return;
    for (const auto& object : *list) visitor(&object, state);
  };
  constexpr auto kWrite = [](const Part& part, const void* answer, Language language, Sink& sink) {
    const auto* list = Present(Path::Of(*static_cast<const typename Path::Owner*>(answer)));
    if (list == nullptr) return;
    sink.Key(part.name);
    sink.BeginList();
    for (const auto& object : *list) {
      sink.BeginObject();
      WriteParts(part.inside, &object, language, sink);
      sink.EndObject();
    }
    sink.EndList();
  };
  constexpr auto kSchema = [](const Part& part) {
    Record items = SchemaOfParts(part.inside);
    items["title"] = part.type_name;
    return Record{{"type", "array"}, {"items", std::move(items)}};
  };
  return {.name = name,
          .help = help,
          .write = kWrite,
          .schema = kSchema,
          .inside = inside,
          .visit = kVisit,
          .type_name = type_name,
          .may_be_absent = kIsOptional<MemberAt<Path>>};
}

/// The parts of a member, which stand among those of the answer itself.
template <auto... kPath>
constexpr Part Spreads(std::span<const Part> inside) {
  using Path = MemberPath<kPath...>;
  constexpr auto kWrite = [](const Part& part, const void* answer, Language language, Sink& sink) {
    WriteParts(part.inside, &Path::Of(*static_cast<const typename Path::Owner*>(answer)), language,
               sink);
  };
  return {.name = {}, .help = {}, .write = kWrite, .schema = nullptr, .inside = inside};
}

/// A text that is the same in all answers, such as "open".
template <const auto& kText>
constexpr Part Says(std::string_view name, Phrase help) {
  constexpr auto kWrite = [](const Part& part, const void*, Language, Sink& sink) {
    sink.Key(part.name);
    sink.Text(kText);
  };
  constexpr auto kSchema = [](const Part&) { return Record{{"const", kText}}; };
  return {.name = name, .help = help, .write = kWrite, .schema = kSchema};
}

/// A part that CSV leaves out.
constexpr Part WithoutColumn(Part part) {
  part.has_column = false;
  return part;
}

/// The columns of CSV, where there is a row for each object of the list at the end of `path`: names
/// of lists, each a part of the answer itself or of the objects of the list before, and never
/// absent.
std::vector<std::string> ColumnsOf(std::span<const Part> parts,
                                   std::span<const std::string_view> path);

/// Its rows, as names and values.
std::vector<Record> RowsOf(std::span<const Part> parts, std::span<const std::string_view> path,
                           const void* answer, Language language);

}  // namespace jasnel
