// `compare`: who played the same boards best.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/questions/spec.h"
#include "engine/records/score_sheet.h"
#include "jasnel/comparison.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

struct CompareQuestion {
  Movement system = Movement::kSchevenings;
  std::optional<Rules> rules;  ///< nothing for any
  bool boards = false;         ///< the score sheets too
  std::vector<BoardResult> results;
};

/// A line of a score sheet, and of which.
struct ComparedResult {
  std::string_view group;  ///< empty if there is only one
  std::uint64_t board = 0;
  Side side = Side::kNorthSouth;
  ScoreLine line;
};

/// A pair in its ranking.
struct ComparedPair {
  std::string_view group;    ///< empty if there is only one
  std::optional<Side> side;  ///< empty if there is one ranking for both
  Standing standing;
};

struct CompareAnswer {
  CompareQuestion question;  ///< names are spelled alike; what follows refers to it
  Comparison comparison;
  std::optional<std::vector<ComparedResult>> results = {};  ///< by board
  std::vector<ComparedPair> pairs = {};                     ///< ranking by ranking, best first
};

struct CompareBoards {
  using Question = CompareQuestion;
  using Answer = CompareAnswer;
  static constexpr Phrase kAbout = {
      "Who played the same boards best: match points and rankings.",
      "Wie dezelfde spellen het best speelde: matchpunten en klassementen."};
  static const QuestionSpec kSpec;
  /// The lists of the answer.
  static const Part& kResults;
  static const Part& kPairs;

  static std::optional<Error> Check(CompareQuestion& question);
  static Result<CompareAnswer> AnswerTo(const CompareQuestion& question,
                                        const AskContext& /*context*/) {
    return Compared(question);
  }
  static Result<CompareAnswer> Compared(const CompareQuestion& question);
};

}  // namespace jasnel
