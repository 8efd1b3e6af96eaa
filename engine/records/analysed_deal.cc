#include "engine/records/analysed_deal.h"

#include <utility>

namespace jasnel {

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
  if (deal.analysis.stop == Stop::kSolved) {
    Claimer claimer;
    deal.claim = claimer.FindFirst(deal.replay, {.cancel = limits.cancel});
  }
  return deal;
}

void AddFairJudgement(BatchSolver& solver, const FairRequest& request, AnalysedDeal& deal) {
  if (deal.error || deal.analysis.stop != Stop::kSolved) return;
  deal.fair = JudgeFairly(solver, deal.replay, deal.record.dealer, deal.record.auction, request);
  deal.analysis.stop = deal.fair->stop;
}

CardSet BetterThan(const JudgedCard& card) {
  if (card.score_lost > Points(0)) return card.best_score;
  return card.points_lost > Points(0) ? card.best_points : CardSet();
}

}  // namespace jasnel
