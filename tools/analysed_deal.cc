#include "tools/analysed_deal.h"

#include <utility>

namespace jasnel {
namespace {

// What both sides write down after perfect play from `position`, by side. Nothing where the search
// was stopped.
std::optional<std::array<Points, 2>> WrittenFrom(Solver& solver, const Position& position,
                                                 const Limits& limits) {
  const auto solution = solver.Solve(
      position,
      {.objective = Objective::kScore, .line = true, .accept_faults = true, .limits = limits});
  if (!solution || solution->stop != Stop::kSolved) return std::nullopt;
  return std::array{solution->ns, solution->ew};
}

// False where the search was stopped.
bool FindWritten(Solver& solver, const Limits& limits, AnalysedDeal& deal) {
  const auto start = WrittenFrom(solver, deal.replay.positions.front(), limits);
  if (!start) return false;
  const auto end = deal.replay.result ? deal.replay.result->score
                                      : WrittenFrom(solver, deal.replay.positions.back(), limits);
  if (!end) return false;
  deal.written_from_start = *start;
  deal.written_at_end = *end;
  return true;
}

}  // namespace

AnalysedDeal AnalyseRecord(Solver& solver, std::size_t number, const Result<PlayedRecord>& record,
                           const Limits& limits) {
  AnalysedDeal deal;
  deal.number = number;
  if (!record) {
    deal.error = record.error();
    return deal;
  }
  auto replay = ReplayDeal(record->deal);
  if (!replay) {
    deal.error = replay.error();
    return deal;
  }
  deal.record = *record;
  deal.replay = std::move(replay).value();
  deal.analysis = Analyse(solver, deal.replay, limits);
  if (deal.analysis.stop == Stop::kSolved && !FindWritten(solver, limits, deal)) {
    deal.analysis.stop = Stop::kCancelled;
  }
  return deal;
}

CardSet BetterThan(const JudgedCard& card) {
  if (card.score_lost > Points(0)) return card.best_score;
  return card.points_lost > Points(0) ? card.best_points : CardSet();
}

}  // namespace jasnel
