// Reads the values of an object in a card of conventions.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "jasnel/convention.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// What is wrong, if anything is.
using MaybeError = std::optional<Error>;

/// `where: what; expected ...`.
Error Wrong(const Message& where, const Message& what, const Message& expected);

/// The values of one object. Each function reads the value of a key, and leaves its variable as it
/// is if the key is missing; that is an error if the key is `needed`. Errors say where the object
/// stands.
class ConventionFields {
 public:
  /// `object` must outlive this; `where` is empty for the card itself.
  ConventionFields(const Record& object, Message where)
      : object_(object), where_(std::move(where)) {}

  /// Where the value of `key` stands: `convention 2: when.act`.
  Message Place(std::string_view key) const;

  /// An error if there is a key besides `keys`.
  MaybeError Check(std::span<const std::string_view> keys) const;

  MaybeError Name(std::string_view key, bool needed, std::string& name) const;

  /// A text in one language, or in each.
  MaybeError Text(std::string_view key, bool needed, Message& text) const;

  /// A text in the language that it is in.
  MaybeError Quotation(std::string_view key, std::string& text) const;

  /// A text in which `$0`, and nothing else that begins with `$`, stands for a suit; needed.
  MaybeError Template(std::string_view key, Message& text) const;

  /// One of `words`.
  template <class Value, std::size_t kCount>
  MaybeError Word(std::string_view key,
                  const std::array<std::pair<std::string_view, Value>, kCount>& words, bool needed,
                  Value& value) const {
    std::string list;
    for (const auto& word : words) list += (list.empty() ? "" : ", ") + std::string(word.first);
    const Message expected = Say("one of $0", "een van $0", list);
    const Record* const found = FindKey(object_, key);
    if (found == nullptr) return needed ? Missing(key, expected) : MaybeError();
    if (!found->is_string()) return OfType(Place(key), *found, expected);
    const std::string& text = found->template get_ref<const std::string&>();
    for (const auto& word : words) {
      if (text != word.first) continue;
      value = word.second;
      return std::nullopt;
    }
    return Wrong(Place(key), Quoted(text), expected);
  }

  MaybeError Flag(std::string_view key, bool& value) const;

  /// Ranks in either language, each once.
  MaybeError Ranks(std::string_view key, bool needed, RankSet& ranks) const;

  /// A number of cards of a hand.
  MaybeError Count(std::string_view key, int& count) const;

  /// A number from 0 to 1.
  MaybeError Share(std::string_view key, double& share) const;

  /// The value of a key that must be a list, or an object, and not empty.
  Result<const Record*> NeedList(std::string_view key, const Message& expected) const;
  Result<const Record*> NeedObject(std::string_view key, const Message& expected) const;

 private:
  MaybeError Missing(std::string_view key, const Message& expected) const;
  Result<const Record*> Need(std::string_view key, Record::value_t type,
                             const Message& expected) const;

  const Record& object_;
  Message where_;
};

}  // namespace jasnel
