// `knockout`: a round in which who loses is out; `race`: a match to a number of points.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/questions/spec.h"
#include "jasnel/club/knockout.h"
#include "jasnel/result.h"

namespace jasnel::club {

struct KnockoutQuestion {
  std::vector<std::string> entrants;
  std::vector<std::string> had_bye;
  std::optional<std::uint64_t> seed;  ///< nothing for a new draw each time
};

struct DrawRound {
  using Question = KnockoutQuestion;
  using Answer = KnockoutRound;
  static constexpr Phrase kAbout = {
      "The draw of a knock-out round: who meets whom, and who goes on without a match.",
      "De loting van een afvalronde: wie tegen wie speelt, en wie er vrij is."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(KnockoutQuestion& /*question*/) { return std::nullopt; }
  static Result<KnockoutRound> AnswerTo(const KnockoutQuestion& question,
                                        const AskContext& context);
};

struct RaceQuestion {
  std::vector<BothTotals> deals;
  int target = kUsualTarget;
};

struct ScoreToTarget {
  using Question = RaceQuestion;
  using Answer = Race;
  static constexpr Phrase kAbout = {
      "A match to a number of points, such as 1,500: the totals, and who has won.",
      "Een partij tot een aantal punten, zoals 1500: de totalen, en wie er heeft gewonnen."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, RaceQuestion& question);
  static std::optional<Error> Check(RaceQuestion& /*question*/) { return std::nullopt; }
  static Result<Race> AnswerTo(const RaceQuestion& question, const AskContext& /*context*/) {
    return ScoreRace(question.deals, question.target);
  }
};

}  // namespace jasnel::club
