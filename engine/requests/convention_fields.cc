#include "engine/requests/convention_fields.h"

#include <algorithm>

#include "engine/requests/json_fields.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

constexpr std::size_t kLongestText = 1000;  // in bytes
constexpr std::size_t kLongestName = 40;

constexpr std::array<std::string_view, 2> kLanguageKeys = {"en", "nl"};

constexpr Phrase kTextExpected = {R"(a text, or one for each language: {"en":"...","nl":"..."})",
                                  R"(een tekst, of een per taal: {"en":"...","nl":"..."})"};
constexpr Phrase kRanksExpected = {"ranks, each once, such as A or 789",
                                   "waarden, elk één keer, zoals A of 789"};
constexpr Phrase kNameExpected = {"a name of at most 40 letters, digits and hyphens",
                                  "een naam van hoogstens 40 letters, cijfers en streepjes"};

bool IsShownWhole(std::string_view text) {
  while (!text.empty()) {
    const std::string_view character = text.substr(0, CharacterSize(text));
    if (!IsShown(character)) return false;
    text.remove_prefix(character.size());
  }
  return true;
}

bool IsName(std::string_view text) {
  const auto fits = [](char c) { return IsDigit(c) || IsLetter(c) || c == '-'; };
  return !text.empty() && text.size() <= kLongestName &&
         std::all_of(text.begin(), text.end(), fits);
}

// A line of text that can be shown.
Result<std::string> LineOf(const Message& where, const Record& value, const Message& expected) {
  if (!value.is_string()) return OfType(where, value, expected);
  const std::string& text = value.get_ref<const std::string&>();
  if (Trim(text).empty()) return Wrong(where, Phrase{"an empty text", "een lege tekst"}, expected);
  if (text.size() > kLongestText) {
    return Wrong(where, Quoted(text), Say("at most $0 bytes", "hoogstens $0 bytes", kLongestText));
  }
  if (!IsShownWhole(text)) {
    return Wrong(where, Quoted(text),
                 Phrase{"one line of characters that can be shown",
                        "één regel met tekens die te zien zijn"});
  }
  return text;
}

Result<Message> TextOf(const Message& where, const Record& value) {
  if (!value.is_object()) {
    auto text = LineOf(where, value, kTextExpected);
    if (!text) return text.error();
    return Message(std::move(text).value());
  }
  if (const auto error = UnknownKey(value, kLanguageKeys)) return In(where, *error);
  std::array<std::string, 2> texts;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const Record* const found = FindKey(value, kLanguageKeys[i]);
    if (found == nullptr) continue;
    auto text = LineOf(Say("$0.$1", "$0.$1", where, kLanguageKeys[i]), *found, kTextExpected);
    if (!text) return text.error();
    texts[i] = std::move(text).value();
  }
  if (texts[0].empty() && texts[1].empty()) {
    return Wrong(where, Phrase{"no language", "geen taal"}, kTextExpected);
  }
  if (texts[0].empty()) return Message(texts[1]);
  return Message(texts[0], texts[1]);
}

}  // namespace

Error Wrong(const Message& where, const Message& what, const Message& expected) {
  return In(where, Say("$0; expected $1", "$0; verwacht $1", what, expected));
}

Message ConventionFields::Place(std::string_view key) const {
  return where_.english.empty() ? Message(key) : Say("$0.$1", "$0.$1", where_, key);
}

MaybeError ConventionFields::Check(std::span<const std::string_view> keys) const {
  auto error = UnknownKey(object_, keys);
  if (error && !where_.english.empty()) return In(where_, *error);
  return error;
}

MaybeError ConventionFields::Missing(std::string_view key, const Message& expected) const {
  const Message what = Say("no key $0; expected $1", "geen sleutel $0; verwacht $1", key, expected);
  return where_.english.empty() ? Error{what} : In(where_, what);
}

MaybeError ConventionFields::Name(std::string_view key, bool needed, std::string& name) const {
  const Record* const found = FindKey(object_, key);
  if (found == nullptr) return needed ? Missing(key, kNameExpected) : MaybeError();
  if (!found->is_string()) return OfType(Place(key), *found, kNameExpected);
  name = found->get<std::string>();
  if (IsName(name)) return std::nullopt;
  return Wrong(Place(key), Quoted(name), kNameExpected);
}

MaybeError ConventionFields::Text(std::string_view key, bool needed, Message& text) const {
  const Record* const found = FindKey(object_, key);
  if (found == nullptr) return needed ? Missing(key, kTextExpected) : MaybeError();
  auto read = TextOf(Place(key), *found);
  if (!read) return read.error();
  text = std::move(read).value();
  return std::nullopt;
}

MaybeError ConventionFields::Quotation(std::string_view key, std::string& text) const {
  const Record* const found = FindKey(object_, key);
  if (found == nullptr) return std::nullopt;
  auto read = LineOf(Place(key), *found, Phrase{"a text", "een tekst"});
  if (!read) return read.error();
  text = std::move(read).value();
  return std::nullopt;
}

MaybeError ConventionFields::Template(std::string_view key, Message& text) const {
  if (auto error = Text(key, true, text)) return error;
  for (const std::string* one : {&text.english, &text.dutch}) {
    for (std::size_t at = one->find('$'); at != std::string::npos; at = one->find('$', at + 1)) {
      if (one->compare(at, 2, "$0") == 0) continue;
      return Wrong(Place(key), Quoted(one->substr(at, 2)),
                   Phrase{"$0, the suit, and no other $", "$0, de kleur, en geen andere $"});
    }
  }
  return std::nullopt;
}

MaybeError ConventionFields::Flag(std::string_view key, bool& value) const {
  const Record* const found = FindKey(object_, key);
  if (found == nullptr) return std::nullopt;
  if (!found->is_boolean()) {
    return OfType(Place(key), *found, Phrase{"true or false", "true of false"});
  }
  value = found->get<bool>();
  return std::nullopt;
}

MaybeError ConventionFields::Ranks(std::string_view key, bool needed, RankSet& ranks) const {
  const Record* const found = FindKey(object_, key);
  if (found == nullptr) return needed ? Missing(key, kRanksExpected) : MaybeError();
  if (!found->is_string()) return OfType(Place(key), *found, kRanksExpected);
  const std::string& text = found->get_ref<const std::string&>();
  std::string_view rest = text;
  RankSet read;
  bool once = true;
  while (const auto rank = TakeRank(rest)) {
    once = once && !read.Contains(*rank);
    read.Add(*rank);
  }
  if (!once || !rest.empty() || read.empty()) {
    return Wrong(Place(key), Quoted(text), kRanksExpected);
  }
  ranks = read;
  return std::nullopt;
}

MaybeError ConventionFields::Count(std::string_view key, int& count) const {
  const Record* const found = FindKey(object_, key);
  if (found == nullptr) return std::nullopt;
  const auto number = WholeOf<int>(Place(key), *found, 0, kHandSize);
  if (!number) return number.error();
  count = *number;
  return std::nullopt;
}

MaybeError ConventionFields::Share(std::string_view key, double& share) const {
  const Record* const found = FindKey(object_, key);
  if (found == nullptr) return std::nullopt;
  const Phrase expected = {"a number from 0 to 1", "een getal van 0 tot en met 1"};
  if (!found->is_number()) return OfType(Place(key), *found, expected);
  share = found->get<double>();
  if (share >= 0 && share <= 1) return std::nullopt;
  return Wrong(Place(key), found->dump(), expected);
}

Result<const Record*> ConventionFields::Need(std::string_view key, Record::value_t type,
                                             const Message& expected) const {
  const Record* const found = FindKey(object_, key);
  if (found == nullptr) return *Missing(key, expected);
  if (found->type() != type) {
    return OfType(Place(key), *found, expected);
  }
  if (found->empty()) return Wrong(Place(key), Phrase{"empty", "leeg"}, expected);
  return found;
}

Result<const Record*> ConventionFields::NeedList(std::string_view key,
                                                 const Message& expected) const {
  return Need(key, Record::value_t::array, expected);
}

Result<const Record*> ConventionFields::NeedObject(std::string_view key,
                                                   const Message& expected) const {
  return Need(key, Record::value_t::object, expected);
}

}  // namespace jasnel
