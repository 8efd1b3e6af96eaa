// `table`: what a deal is worth with each suit as trumps.
#pragma once

#include <atomic>
#include <chrono>

#include "engine/questions/deal_fields.h"
#include "engine/questions/spec.h"
#include "jasnel/deal_line.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"
#include "jasnel/trump_table.h"

namespace jasnel {

struct TableQuestion {
  DealLine deal;
  DealDefaults defaults;
  bool all_leaders = false;             ///< each seat leads in turn
  std::chrono::microseconds budget{0};  ///< for each suit; 0 for no limit

  Seat leader = Seat::kNorth;  ///< who leads if not all do; filled in by `Table::Check`
};

struct TableAnswer {
  TableQuestion question;
  TrumpTable table;
};

struct Table {
  using Question = TableQuestion;
  using Answer = TableAnswer;
  static constexpr Phrase kAbout = {
      "What a deal is worth with each trump suit: points, contracts, pit, score.",
      "Wat een spel met elke troefkleur waard is: punten, contracten, pit, score."};
  static const QuestionSpec kSpec;

  static const Part kDealParts[5];  ///< of an answer, without its table
  static const Part kRowParts[11];  ///< of a row of the table

  static std::optional<Error> Check(TableQuestion& question);
  static Result<TableAnswer> AnswerTo(const TableQuestion& question, const AskContext& context);

  /// The same with a solver that is kept.
  static Result<TableAnswer> AnswerWith(Solver& solver, const TableQuestion& question,
                                        const std::atomic<bool>& cancel);
};

}  // namespace jasnel
