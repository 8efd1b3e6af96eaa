#include "engine/questions/schema.h"

#include <utility>

#include "engine/questions/all.h"
#include "engine/records/record.h"

namespace jasnel {
namespace {

// The keys that all questions have, before their own.
Record WithCommonKeys(const QuestionSpec& spec, Record schema) {
  const bool is_klaverjas = spec.game == Game::kKlaverjas;
  Record properties = {
      {"id", {{"description", "any value, which the answer repeats"}}},
      {"ask", {{"const", spec.name}}},
      {"game", is_klaverjas ? Record{{"enum", {GameName(spec.game)}}}
                            : Record{{"const", GameName(spec.game)}}},
      {"language", {{"enum", {"en", "nl"}}, {"description", "of messages and sentences"}}}};
  properties.update(schema["properties"]);
  schema["properties"] = std::move(properties);
  Record required = {"ask"};
  if (!is_klaverjas) required.push_back("game");
  required.insert(required.end(), schema["required"].begin(), schema["required"].end());
  schema["required"] = std::move(required);
  return schema;
}

}  // namespace

std::string QuestionSchema() {
  Record definitions = Record::object();
  for (const auto& [spec, answers] : AllQuestions()) {
    const bool is_klaverjas = spec.game == Game::kKlaverjas;
    const std::string name = (is_klaverjas ? "" : "boerenbridge.") + std::string(spec.name);
    Record question = WithCommonKeys(
        spec, SchemaOfFields(spec.fields, spec.other_keys, spec.together, spec.apart));
    question["description"] = spec.about.english;
    definitions[name] = std::move(question);
    Record answer = SchemaOfParts(spec.answer);
    if (!spec.answer_type.empty()) answer["title"] = spec.answer_type;
    definitions[name + ".answer"] = std::move(answer);
  }
  const Record schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                         {"$defs", std::move(definitions)}};
  return schema.dump(2) + "\n";
}

}  // namespace jasnel
