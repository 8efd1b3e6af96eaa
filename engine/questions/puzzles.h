// `puzzles`: a position of a played deal with one card that is best by far.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/questions/spec.h"
#include "engine/records/played_record.h"
#include "jasnel/deal_play.h"
#include "jasnel/puzzle.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"

namespace jasnel {

/// From the first to the last.
using NumberRange = std::pair<int, int>;

struct PuzzlesQuestion {
  PuzzleRequest request;             ///< its cards and grades are filled in by `AskPuzzles::Check`
  std::optional<NumberRange> cards;  ///< without it, all that there may be
  NumberRange grades = {2, 6};
  Rules rules;  ///< of a record without
  PlayedRecord record;
};

struct PuzzlesAnswer {
  std::vector<Puzzle> puzzles;  ///< one at most
};

struct AskPuzzles {
  using Question = PuzzlesQuestion;
  using Answer = PuzzlesAnswer;
  static constexpr Phrase kAbout = {
      "Positions with one card that is best by far: which card, and why?",
      "Posities met één kaart die verreweg de beste is: welke, en waarom?"};
  static const QuestionSpec kSpec;
  /// The list of the answer.
  static const Part& kPuzzles;

  static std::optional<Error> Read(const Record& object, PuzzlesQuestion& question);
  static std::optional<Error> Check(PuzzlesQuestion& question);
  static Result<PuzzlesAnswer> AnswerTo(const PuzzlesQuestion& question, const AskContext& context);

  /// The deal before each card of a record.
  static Result<std::vector<DealInPlay>> PositionsOf(const PlayedRecord& record);

  /// The puzzle in a deal. Its number, from 1, changes the seed.
  static std::optional<Puzzle> Find(Solver& solver, std::vector<DealInPlay> positions,
                                    std::uint64_t number, const PuzzlesQuestion& question,
                                    const std::atomic<bool>& cancel);
};

}  // namespace jasnel
