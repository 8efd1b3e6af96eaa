// `analyse`: what every card of a played deal cost.
#pragma once

#include <atomic>
#include <optional>
#include <vector>

#include "engine/questions/replay_parts.h"
#include "engine/questions/signals.h"
#include "engine/questions/spec.h"
#include "engine/records/played_record.h"
#include "jasnel/analysis.h"
#include "jasnel/claim.h"
#include "jasnel/convention.h"
#include "jasnel/fair.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"

namespace jasnel {

struct AnalyseQuestion {
  PlayedRecord played;
  Rules rules = {};      ///< where a record does not name them
  bool summary = false;  ///< without tricks and cards
  bool fair = false;
  FairRequest judging = {};  ///< its time is that of the whole answer
  ConventionsOfSides conventions = {};
};

/// What a card said, and whether it was true.
struct JudgedSignal {
  TrickSignal told;
  bool is_true = false;
};

struct AnalysedDeal : ReplayedDeal {
  bool summary = false;
  Analysis analysis = {};
  std::optional<FairJudgement> fair = {};  ///< if it was asked for
  std::optional<ClaimInDeal> claim = {};   ///< the first that could have been proved
  ConventionsOfSides conventions = {};
  std::optional<std::vector<JudgedSignal>> signals = {};  ///< by those, if there are any

  /// Who must make the contract: the declarers, or who doubled it last.
  Side makers() const { return record.deal.stakes().ToMake(); }

  /// The value of the deal after the last card and any rulings.
  DealValue end() const { return ValueBefore(analysis, analysis.cards.size()); }
};

/// The cards that are better than this one: for the score if it lost any score, otherwise for
/// points; none if it lost nothing.
CardSet BetterThan(const JudgedCard& card);

struct AnalyseDeal {
  using Question = AnalyseQuestion;
  using Answer = AnalysedDeal;
  static constexpr Phrase kAbout = {
      "Replays played deals and judges every card: what it cost, and who won.",
      "Speelt gespeelde spellen na en beoordeelt elke kaart: wat die kostte, en wie won."};
  static const QuestionSpec kSpec;

  /// A row for each card, or of a summary for each player; of a fair judgement more columns.
  static CsvForm CsvOf(bool summary, bool fair);

  static std::optional<Error> Read(const Record& object, AnalyseQuestion& question);
  static std::optional<Error> Check(AnalyseQuestion& /*question*/) { return std::nullopt; }
  static Result<AnalysedDeal> AnswerTo(const AnalyseQuestion& question, const AskContext& context);

  /// The answer but for the fair judgement; an error too if it was stopped.
  static Result<AnalysedDeal> AnswerWith(Solver& solver, const AnalyseQuestion& question,
                                         const std::atomic<bool>& cancel);
  /// Adds the judgement if it was asked for, made on all threads. False if it was stopped.
  static bool Judge(const AnalyseQuestion& question, const AskContext& context, AnalysedDeal& deal);
};

}  // namespace jasnel
