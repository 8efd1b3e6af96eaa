// `fours`: matches of fours, each at two tables; `teams`: what their parts gathered.
#pragma once

#include <vector>

#include "engine/questions/spec.h"
#include "jasnel/club/fours.h"
#include "jasnel/result.h"

namespace jasnel::club {

struct FoursQuestion {
  FoursRules rules;
  std::vector<FoursMatch> matches;
};

/// A match that is scored, with who played it.
struct ScoredFours {
  const FoursMatch& match;
  FoursOutcome outcome;
};

struct FoursAnswer {
  std::vector<FourStanding> standings;
  std::vector<ScoredFours> matches;  ///< refers to the question
};

struct ScoreMatches {
  using Question = FoursQuestion;
  using Answer = FoursAnswer;
  static constexpr Phrase kAbout = {
      "Matches of fours, who play the same boards at two tables: differences and match points.",
      "Wedstrijden van viertallen, aan twee tafels met dezelfde spellen: verschillen en punten."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, FoursQuestion& question);
  static std::optional<Error> Check(FoursQuestion& /*question*/) { return std::nullopt; }
  static Result<FoursAnswer> AnswerTo(const FoursQuestion& question, const AskContext& context);
};

struct TeamsQuestion {
  std::vector<TeamPart> parts;
};

struct AddUpTeams {
  using Question = TeamsQuestion;
  using Answer = std::vector<TeamStanding>;
  static constexpr Phrase kAbout = {
      "Teams, by the sum of what their pairs, fours or players gathered.",
      "Teams, naar de som van wat hun paren, viertallen of spelers haalden."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, TeamsQuestion& question);
  static std::optional<Error> Check(TeamsQuestion& /*question*/) { return std::nullopt; }
  static Result<Answer> AnswerTo(const TeamsQuestion& question, const AskContext& /*context*/) {
    return RankTeams(question.parts);
  }
};

}  // namespace jasnel::club
