// `"ask":"table"`: the value of a deal with each suit as trump.
#include <array>
#include <string_view>
#include <utility>

#include "engine/asks/question.h"
#include "engine/asks/tabling.h"
#include "engine/records/table_record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"

namespace jasnel {
namespace {

constexpr std::array<std::string_view, 6> kKeys = {"id",   "ask",         "game",
                                                   "deal", "all_leaders", "budget_ms"};

}  // namespace

Result<Record> AnswerTable(const Question& question) {
  if (auto error = UnknownKey(question.object, kKeys)) return *std::move(error);
  const auto all_leaders = ReadBool(question.object, "all_leaders");
  if (!all_leaders) return all_leaders.error();
  auto read = ReadDealToTable(question, *all_leaders);
  if (!read) return read.error();
  TabledDeal deal = std::move(read).value();
  if (auto error = SolveTable(question, *all_leaders, deal)) return *std::move(error);
  return TableRecord(deal, Language::kEnglish);
}

}  // namespace jasnel
