#include "engine/fields/part.h"

#include <algorithm>

namespace jasnel {
namespace {

bool IsNext(const Part& part, std::span<const std::string_view> path) {
  return !path.empty() && part.name == path.front();
}

void AddSchema(std::span<const Part> parts, bool may_be_absent, Record& properties,
               Record& required) {
  for (const Part& part : parts) {
    const bool absent = may_be_absent || part.may_be_absent;
    if (part.name.empty()) {
      AddSchema(part.inside(), absent, properties, required);
      continue;
    }
    Record schema = part.schema(part);
    schema["description"] = part.help;
    properties[std::string(part.name)] = std::move(schema);
    if (!absent) required.push_back(part.name);
  }
}

void AddColumn(std::string_view name, std::vector<std::string>& columns) {
  if (std::find(columns.begin(), columns.end(), name) == columns.end()) columns.emplace_back(name);
}

void AddRows(std::span<const Part> parts, std::span<const std::string_view> path,
             const void* answer, Language language, const Record& before,
             std::vector<Record>& rows) {
  RecordSink sink(language);
  sink.BeginObject();
  for (const Part& part : parts) {
    if (part.has_column && !IsNext(part, path)) part.write(part, answer, language, sink);
  }
  sink.EndObject();
  Record row = before;
  row.update(sink.Take());
  const auto list = std::find_if(parts.begin(), parts.end(),
                                 [&](const Part& part) { return IsNext(part, path); });
  if (list == parts.end() || !list->is_present(answer)) {
    rows.push_back(std::move(row));
    return;
  }
  ForEachObject(*list, answer, [&](const void* object) {
    AddRows(list->inside(), path.subspan(1), object, language, row, rows);
  });
}

}  // namespace

void WriteParts(std::span<const Part> parts, const void* answer, Language language, Sink& sink) {
  for (const Part& part : parts) part.write(part, answer, language, sink);
}

std::string ObjectText(std::span<const Part> parts, const void* answer, Language letters,
                       std::optional<Language> sentences) {
  JsonSink sink(sentences.value_or(letters));
  sink.BeginObject();
  WriteParts(parts, answer, letters, sink);
  sink.EndObject();
  return sink.Take();
}

Record SchemaOfParts(std::span<const Part> parts) {
  Record properties = Record::object();
  Record required = Record::array();
  AddSchema(parts, false, properties, required);
  return {
      {"type", "object"}, {"properties", std::move(properties)}, {"required", std::move(required)}};
}

Record ObjectSchema(const Part& part) {
  Record schema = SchemaOfParts(part.inside());
  schema["title"] = part.type_name;
  return schema;
}

std::vector<std::string> ColumnsOf(std::span<const Part> parts,
                                   std::span<const std::string_view> path) {
  std::vector<std::string> columns;
  for (const Part& part : parts) {
    const bool is_next = IsNext(part, path);
    if (is_next || part.name.empty()) {
      for (const std::string& name : ColumnsOf(part.inside(), is_next ? path.subspan(1) : path)) {
        AddColumn(name, columns);
      }
    } else if (part.has_column) {
      AddColumn(part.name, columns);
    }
  }
  return columns;
}

std::vector<Record> RowsOf(std::span<const Part> parts, std::span<const std::string_view> path,
                           const void* answer, Language language) {
  std::vector<Record> rows;
  AddRows(parts, path, answer, language, Record::object(), rows);
  return rows;
}

}  // namespace jasnel
