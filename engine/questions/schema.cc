#include "engine/questions/schema.h"

#include <array>
#include <utility>

#include "engine/questions/book.h"
#include "engine/questions/spec.h"
#include "engine/records/record.h"

namespace jasnel {
namespace {

constexpr std::array kSpecs = {&Book::kSpec};

// The keys that all questions have, before their own.
Record WithCommonKeys(std::string_view ask, Record schema) {
  Record properties = {
      {"id", {{"description", "any value, which the answer repeats"}}},
      {"ask", {{"const", ask}}},
      {"game", {{"enum", {"klaverjas"}}}},
      {"language", {{"enum", {"en", "nl"}}, {"description", "of messages and sentences"}}}};
  properties.update(schema["properties"]);
  schema["properties"] = std::move(properties);
  schema["required"].insert(schema["required"].begin(), "ask");
  return schema;
}

}  // namespace

std::string QuestionSchema() {
  Record definitions = Record::object();
  for (const QuestionSpec* spec : kSpecs) {
    const std::string name(spec->name);
    Record question = WithCommonKeys(spec->name, SchemaOfFields(spec->fields, spec->together));
    question["description"] = spec->about.english;
    definitions[name] = std::move(question);
    Record answer = SchemaOfParts(spec->answer);
    if (!spec->answer_type.empty()) answer["title"] = spec->answer_type;
    definitions[name + ".answer"] = std::move(answer);
  }
  const Record schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                         {"$defs", std::move(definitions)}};
  return schema.dump(2) + "\n";
}

}  // namespace jasnel
