// `compare`: results on the same boards, as match points, rankings and score sheets.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/fields/kinds.h"
#include "engine/questions/spec.h"
#include "jasnel/comparison.h"
#include "jasnel/points.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

inline constexpr std::array<Choice<Movement>, 2> kSystems = {
    {{"schevenings", Movement::kSchevenings}, {"howell", Movement::kHowell}}};
/// How pairs move.
inline constexpr ChoiceKind<Movement> kSystem(kSystems, "schevenings|howell", "Movement");

/// Results of boards, each by itself; whether they can stand together, the comparison tells.
class ResultsKind final : public Input<std::vector<BoardResult>> {
 public:
  std::string_view Form() const override { return "RESULTS"; }
  Message Expected() const override;
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::vector<BoardResult>& results) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::vector<BoardResult>& results) const override;
};
inline constexpr ResultsKind kResultList;

/// A line of a score sheet. The names refer to the results.
struct ScoreLine {
  std::string_view pair;
  std::string_view against;
  std::optional<Points> total = {};  ///< roem included; empty if the board was cancelled
  std::optional<Points> roem = {};   ///< included in `total`; empty if unknown or cancelled
  ResultPoints points = {};
  Award award = {};  ///< replaces the match points for the total
  int penalty = 0;
  int bonus = 0;
};

struct ScoreSheet {
  std::string_view group;  ///< empty if there is only one group
  std::uint64_t board = 0;
  Side side = Side::kNorthSouth;
  std::vector<ScoreLine> lines;  ///< sorted by the names of the pairs
};

/// The sheets of all boards, by group and then by number, for each North-South and then East-West.
std::vector<ScoreSheet> MakeScoreSheets(std::span<const BoardResult> results,
                                        const Comparison& comparison);

/// The match points of a pair as a percentage of those available, to one decimal; nothing if none
/// were available.
std::optional<double> Percent(const Standing& standing);

struct CompareQuestion {
  Movement system = Movement::kSchevenings;
  std::optional<Rules> rules;  ///< nothing for any
  bool boards = false;         ///< the score sheets too
  std::vector<BoardResult> results = {};
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
