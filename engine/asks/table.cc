// `"ask":"table"`: the value of a deal with each suit as trump.
#include <array>
#include <string_view>
#include <utility>

#include "engine/asks/question.h"
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
  const auto budget = ReadThinking(question.object);
  if (!budget) return budget.error();
  const auto line = NeedDeal(question.object);
  if (!line) return line.error();
  TabledDeal deal;
  deal.deal = *line;
  if (!deal.deal.rules) deal.deal.rules = Rules{};
  // Any seat will do where all lead in turn.
  if (*all_leaders && !deal.deal.leader && !deal.deal.dealer) deal.deal.leader = Seat::kNorth;
  const auto position = ToPosition(deal.deal, Suit::kSpades);
  if (!position) return In("deal", position.error());
  TableRequest request;
  request.rules = *deal.deal.rules;
  request.leaders = {position->leader};
  if (*all_leaders) request.leaders.assign(kAllSeats.begin(), kAllSeats.end());
  request.limits = {.time = budget->time, .cancel = &question.cancel};
  Result<TrumpTable> table = Error{};
  question.engine.solver().ForEach(1, [&](Solver& solver, std::size_t) {
    table = SolveTrumpTable(solver, deal.deal.hands, request);
  });
  if (!table) return In("deal", table.error());
  if (table->stop != Stop::kSolved) return NotInTime();
  deal.table = std::move(table).value();
  deal.leader = position->leader;
  return TableRecord(deal, Language::kEnglish);
}

}  // namespace jasnel
