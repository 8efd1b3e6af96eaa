#include "engine/fields/field.h"

#include <vector>

#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"

namespace jasnel {

bool IsOn(const Record& object, std::string_view key) {
  const Record* const value = FindKey(object, key);
  return value != nullptr && *value != false;
}

std::optional<Error> ReadKeys(const Record& object, std::span<const Field> fields, void* question) {
  std::vector<std::string_view> known = {"id", "ask", "game"};
  for (const Field& field : fields) known.push_back(field.name.english);
  if (auto error = UnknownKey(object, known)) return error;
  for (const Field& field : fields) {
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

Record SchemaOfFields(std::span<const Field> fields, std::span<const Together> together) {
  Record properties = Record::object();
  Record required = Record::array();
  for (const Field& field : fields) {
    Record schema = field.kind->InputSchema();
    schema["description"] = field.help.english;
    properties[std::string(field.name.english)] = std::move(schema);
    if (field.form.needed) required.push_back(field.name.english);
  }
  Record schema = {{"type", "object"},
                   {"properties", std::move(properties)},
                   {"required", std::move(required)},
                   {"additionalProperties", false}};
  for (const Together& one : together) {
    const std::string name(one.name);
    schema["allOf"].push_back(
        {{"if", {{"properties", {{name, {{"const", true}}}}}, {"required", {name}}}},
         {"then", {{"required", one.needs_two() ? Record(one.needs) : Record{one.needs[0]}}}}});
  }
  return schema;
}

}  // namespace jasnel
