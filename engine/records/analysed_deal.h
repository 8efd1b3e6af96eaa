// What `jasnel analyse` finds out of one record.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "engine/records/played_record.h"
#include "jasnel/analysis.h"
#include "jasnel/points.h"
#include "jasnel/replay.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// A record, replayed and judged.
struct AnalysedDeal {
  std::size_t number = 0;      ///< of its line, or of the record on the command line, from 1
  std::optional<Error> error;  ///< if there is one, nothing below is filled in
  PlayedRecord record;
  Replay replay;
  Analysis analysis;

  Side declarers() const { return SideOf(record.deal.declarer); }

  /// What the deal comes to after the last card and what was ruled then.
  Worth end() const { return WorthBefore(analysis, analysis.cards.size()); }
};

/// Replays and judges the deal of a record, the `number`th. Where `limits` stopped that,
/// `analysis.stop` says so.
AnalysedDeal AnalyseRecord(Solver& solver, std::size_t number, const Result<PlayedRecord>& record,
                           const Limits& limits);

/// The cards that would have done better than this one: for the score where it lost some of that,
/// else for points; none where it lost nothing.
CardSet BetterThan(const JudgedCard& card);

}  // namespace jasnel
