// `luck`: what made the result of a played deal.
#pragma once

#include <atomic>
#include <optional>

#include "engine/questions/spec.h"
#include "engine/records/played_record.h"
#include "jasnel/luck.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"

namespace jasnel {

struct LuckQuestion {
  PlayedRecord played;
  Rules rules = {};  ///< where a record does not name them
};

struct DealLuck {
  using Question = LuckQuestion;
  using Answer = Luck;
  static constexpr Phrase kAbout = {
      "What the cards, the calls and the play made of results, and who is better.",
      "Wat de kaarten, het bieden en het spelen van uitslagen maakten, en wie beter is."};
  static const QuestionSpec kSpec;
  /// Those of the answer, which add up to the last.
  static const Part kAll[8];

  static std::optional<Error> Read(const Record& object, LuckQuestion& question);
  static std::optional<Error> Check(LuckQuestion& /*question*/) { return std::nullopt; }
  static Result<Luck> AnswerTo(const LuckQuestion& question, const AskContext& context);
  /// An error too if it was stopped.
  static Result<Luck> AnswerWith(Solver& solver, const LuckQuestion& question,
                                 const std::atomic<bool>& cancel);
};

}  // namespace jasnel
