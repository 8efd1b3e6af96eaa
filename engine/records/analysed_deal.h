// The result of `jasnel analyse` for one record.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "engine/records/played_record.h"
#include "jasnel/analysis.h"
#include "jasnel/claim.h"
#include "jasnel/fair.h"
#include "jasnel/points.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// A record, replayed and analysed.
struct AnalysedDeal {
  std::size_t number = 0;      ///< of its line, or of the record on the command line, from 1
  std::optional<Error> error;  ///< if set, none of the fields below are
  PlayedRecord record;
  Replay replay;
  Analysis analysis;
  std::optional<FairJudgement> fair;  ///< if it was asked for
  std::optional<ClaimInDeal> claim;   ///< the first that could have been proved

  Side declarers() const { return SideOf(record.deal.declarer); }

  /// The value of the deal after the last card and any rulings.
  DealValue end() const { return ValueBefore(analysis, analysis.cards.size()); }
};

/// Replays and analyses the deal of record `number`. If `limits` stopped the analysis,
/// `analysis.stop` says so.
AnalysedDeal AnalyseRecord(Solver& solver, std::size_t number, const Result<PlayedRecord>& record,
                           const Limits& limits);

/// Judges the deal fairly as well, unless it has an error or `analysis` was stopped; a stop of the
/// judgement is that of `analysis`.
void AddFairJudgement(BatchSolver& solver, const FairRequest& request, AnalysedDeal& deal);

/// The cards that are better than this one: for the score if it lost any score, otherwise for
/// points; none if it lost nothing.
CardSet BetterThan(const JudgedCard& card);

}  // namespace jasnel
