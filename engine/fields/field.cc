#include "engine/fields/field.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "bitboard/text/hand_text.h"
#include "bitboard/text/line_fields.h"
#include "engine/requests/json_fields.h"

namespace jasnel {

namespace {

// The key of a flag that help names, without its dashes.
std::string KeyOf(std::string_view flag, std::span<const Field> fields) {
  for (const Field& field : fields) {
    std::string name(field.flag());
    std::replace(name.begin(), name.end(), '_', '-');
    if (name == flag) return std::string(field.name.english);
  }
  return std::string(flag);
}

// Help names other fields as flags, `--trump`; to who writes JSON they are keys.
std::string WithKeys(std::string_view help, std::span<const Field> fields) {
  std::string text;
  for (std::size_t at = help.find("--"); at < help.size(); at = help.find("--")) {
    text += help.substr(0, at);
    help.remove_prefix(at + 2);
    const std::size_t size =
        std::min(help.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), help.size());
    text += "`" + KeyOf(help.substr(0, size), fields) + "`";
    help.remove_prefix(size);
  }
  return text.append(help);
}

}  // namespace

bool IsOn(const Record& object, std::string_view key) {
  const Record* const value = FindKey(object, key);
  return value != nullptr && *value != false;
}

std::optional<Error> ReadKeys(const Record& object, std::span<const Field> fields, OtherKeys others,
                              void* question) {
  std::vector<std::string_view> known = {"id", "ask", "game"};
  for (const Field& field : fields) known.push_back(field.name.english);
  if (others == OtherKeys::kRefused) {
    if (auto error = UnknownKey(object, known)) return error;
  }
  for (const Field& field : fields) {
    if (field.member == nullptr) continue;
    const std::string_view key = field.name.english;
    if (const Record* const value = FindKey(object, key)) {
      if (auto error = field.kind->ReadJson(key, *value, field.member(question))) return error;
    } else if (field.form.needed) {
      return Error{Say("no key $0; expected $1", "geen sleutel $0; verwacht $1", key,
                       field.kind->Expected())};
    }
  }
  return std::nullopt;
}

Record SchemaOfFields(std::span<const Field> fields, OtherKeys others,
                      std::span<const Together> together, std::span<const Apart> apart) {
  Record properties = Record::object();
  Record required = Record::array();
  for (const Field& field : fields) {
    Record schema = field.schema(*field.kind);
    schema["description"] = WithKeys(field.help.english, fields);
    properties[std::string(field.name.english)] = std::move(schema);
    if (field.form.needed) required.push_back(field.name.english);
  }
  Record schema = {{"type", "object"},
                   {"properties", std::move(properties)},
                   {"required", std::move(required)},
                   {"additionalProperties", others == OtherKeys::kIgnored}};
  for (const Together& one : together) {
    const std::string name(one.name);
    Record given = {{"required", {name}}};
    if (schema["properties"][name]["type"] == "boolean") {
      given["properties"] = {{name, {{"const", true}}}};
    }
    schema["allOf"].push_back(
        {{"if", std::move(given)},
         {"then", {{"required", one.needs_two() ? Record(one.needs) : Record{one.needs[0]}}}}});
  }
  for (const auto& [name, other] : apart) {
    schema["allOf"].push_back({{"not", {{"required", {name, other}}}}});
  }
  return schema;
}

namespace {

struct LineTarget {
  const LineForm& form;
  void* question;
};

std::optional<FieldFault> StoreIn(const Field& field, std::string_view value, LineTarget& line) {
  void* const member = field.member(line.question);
  if (&field != &line.form.fields.front()) return field.kind->ReadText(value, member);
  WordReader in(value);
  if (auto fault = line.form.read_first(in, member)) return *std::move(fault);
  return std::nullopt;
}

}  // namespace

std::optional<Error> ReadLine(std::string_view line, const LineForm& form, void* question) {
  const std::string plain = PlainText(line);
  WordReader in(WithoutComment(plain));
  in.SkipSpace();
  unsigned seen = 0;
  if (BeginsWithHand(in.Rest())) {
    void* const first = form.fields.front().member(question);
    if (const auto fault = form.read_first(in, first)) return fault->AsError(plain);
    seen = 1;
  }
  LineTarget any = {form, question};
  if (auto error = ReadFields(in, form.fields, form.after_first, any, seen)) return error;
  if ((seen & 1) == 0) return WordReader(plain).ErrorHere(form.none);
  return std::nullopt;
}

}  // namespace jasnel
