// `"ask":"compare"`: who played the same boards best.
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/asks/question.h"
#include "engine/records/comparison_record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"
#include "engine/requests/result_fields.h"
#include "jasnel/comparison.h"

namespace jasnel {
namespace {

constexpr std::array<std::string_view, 7> kKeys = {"id",    "ask",    "game",   "system",
                                                   "rules", "boards", "results"};

Result<Movement> ReadSystem(const Record& object) {
  if (FindKey(object, "system") == nullptr) return Movement::kSchevenings;
  const auto text =
      NeedText(object, "system", Phrase{"schevenings or howell", "schevenings of howell"});
  if (!text) return text.error();
  const auto movement = ReadMovement(Trim(*text));
  if (!movement) return In("system", movement.error());
  return movement;
}

// Each by itself; whether they can stand together, the comparison tells.
Result<std::vector<BoardResult>> ReadResults(const Record& object) {
  constexpr Phrase kExpected = {"a list of results", "een lijst uitslagen"};
  const Record* const list = FindKey(object, "results");
  if (list == nullptr) {
    return Error{
        Say("no key results; expected $0", "geen sleutel results; verwacht $0", kExpected)};
  }
  if (!list->is_array()) return OfType("results", *list, kExpected);
  std::vector<BoardResult> results;
  for (const Record& one : *list) {
    const Message where = Say("results, result $0", "results, uitslag $0", results.size() + 1);
    const auto fields = ResultFieldsOf(one);
    if (!fields) return In(where, fields.error());
    auto result = ToBoardResult(*fields);
    if (!result) return In(where, result.error());
    results.push_back(std::move(result).value());
  }
  return results;
}

}  // namespace

Result<Record> AnswerCompare(const Question& question) {
  if (auto error = UnknownKey(question.object, kKeys)) return *std::move(error);
  const auto system = ReadSystem(question.object);
  if (!system) return system.error();
  const auto rules = ReadRules(question.object);
  if (!rules) return rules.error();
  const auto boards = ReadBool(question.object, "boards");
  if (!boards) return boards.error();
  const auto read = ReadResults(question.object);
  if (!read) return read.error();
  std::vector<BoardResult> results = *read;
  SpellNamesAlike(results, *system);
  const auto comparison = Compare(results, *system, *rules);
  if (!comparison) return comparison.error();
  Record answer;
  if (*boards) answer["results"] = ResultRecords(results, *comparison);
  answer["pairs"] = PairRecords(*comparison);
  return answer;
}

}  // namespace jasnel
