// Any bytes as a question to the engine: nothing may crash, what passes for JSON is JSON, every
// question is read to its end, and those that take no search are answered with one line of JSON.

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "jasnel/engine.h"
#include "tests/fuzz/checks.h"

namespace jasnel::fuzz {
namespace {

// With the lists of keys that may be meant.
constexpr std::size_t kLongestMessage = 1000;

constexpr std::array<std::string_view, 16> kQuick = {
    "rating",   "compare", "draw",  "evening", "season", "movement", "fours",  "teams",
    "knockout", "race",    "score", "state",   "read",   "commit",   "random", "rules"};

Engine& TheEngine() {
  static Engine engine = Engine::Make("rule", 1).value();
  return engine;
}

bool TakesNoSearch(const Record& object) {
  const Record* const ask = FindKey(object, "ask");
  if (ask == nullptr || !ask->is_string()) return false;
  for (const std::string_view name : kQuick) {
    if (ask->get_ref<const std::string&>() == name) return true;
  }
  return false;
}

void CheckAnswer(std::string_view question, const Record* id) {
  const auto line = TheEngine().Answer(question);
  Require(line.has_value(), "a question that is not cancelled is answered", question);
  Require(line->find('\n') + 1 == line->size(), "an answer is one line", *line);
  const Record answer = Record::parse(*line, nullptr, false);
  Require(answer.is_object(), "an answer is an object", *line);
  Require(answer.begin().key() == "id", "an answer begins with its id", *line);
  Require(answer["id"] == (id == nullptr ? Record() : *id), "the id is given back", *line);
  if (const Record* const error = FindKey(answer, "error")) {
    CheckMessage(error->get_ref<const std::string&>(), kLongestMessage);
  }
}

void CheckQuestion(std::string_view text) {
  const auto object = ParseJsonObject(text, kQuestionExpected);
  if (!object) {
    CheckError(object.error(), kLongestMessage);
    return CheckAnswer(text, nullptr);
  }
  Require(Record::accept(text), "what passes for JSON is JSON", text);
  if (TakesNoSearch(*object)) return CheckAnswer(text, FindKey(*object, "id"));
  // All is read before anything is searched; nobody waits for that.
  const std::atomic<bool> cancelled = true;
  Require(!TheEngine().Answer(text, &cancelled), "what is cancelled is not answered", text);
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  jasnel::fuzz::CheckQuestion(jasnel::fuzz::TextOf(data, size));
  return 0;
}
