#include "engine/asks/tabling.h"

#include <cstddef>
#include <utility>

#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"
#include "jasnel/rules.h"
#include "jasnel/trump_table.h"

namespace jasnel {

Result<TabledDeal> ReadDealToTable(const Question& question, bool all_leaders) {
  const auto line = NeedDeal(question.object);
  if (!line) return line.error();
  TabledDeal deal;
  deal.deal = *line;
  if (!deal.deal.rules) deal.deal.rules = Rules{};
  if (all_leaders && !deal.deal.leader && !deal.deal.dealer) deal.deal.leader = Seat::kNorth;
  const auto position = ToPosition(deal.deal, Suit::kSpades);
  if (!position) return In("deal", position.error());
  deal.leader = position->leader;
  return deal;
}

std::optional<Error> SolveTable(const Question& question, bool all_leaders, TabledDeal& deal) {
  const auto budget = ReadThinking(question.object);
  if (!budget) return budget.error();
  TableRequest request;
  request.rules = *deal.deal.rules;
  request.leaders = {deal.leader};
  if (all_leaders) request.leaders.assign(kAllSeats.begin(), kAllSeats.end());
  request.limits = {.time = budget->time, .cancel = &question.cancel};
  Result<TrumpTable> table = Error{};
  question.engine.solver().ForEach(1, [&](Solver& solver, std::size_t) {
    table = SolveTrumpTable(solver, deal.deal.hands, request);
  });
  if (!table) return In("deal", table.error());
  if (table->stop != Stop::kSolved) return NotInTime();
  deal.table = std::move(table).value();
  return std::nullopt;
}

}  // namespace jasnel
