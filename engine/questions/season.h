// `season`: a club's season of evenings, its champion and its cup.
#pragma once

#include <string>
#include <vector>

#include "engine/questions/spec.h"
#include "jasnel/club/season.h"
#include "jasnel/result.h"

namespace jasnel::club {

struct SeasonQuestion {
  SeasonRules rules;
  std::vector<EveningPoints> played;
  std::vector<std::vector<std::string>> earlier;
  bool awaited = false;  ///< results are still to come
};

struct AddUpSeason {
  using Question = SeasonQuestion;
  using Answer = SeasonResult;
  static constexpr Phrase kAbout = {
      "A club's season: the best evenings of each player, the champion and the cup.",
      "Het seizoen van een club: de beste avonden van elke speler, de kampioen en de beker."};
  static const QuestionSpec kSpec;
  static const Part kAnswer[5];
  static const Part& kPlayers;

  static std::optional<Error> Check(SeasonQuestion& /*question*/) { return std::nullopt; }
  static Result<SeasonResult> AnswerTo(const SeasonQuestion& question,
                                       const AskContext& /*context*/) {
    return ScoreSeason(question.played, question.rules, question.earlier, question.awaited);
  }
};

}  // namespace jasnel::club
