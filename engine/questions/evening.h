// `evening`: what the tables of a club's evening handed in, as points, places and prizes.
#pragma once

#include "engine/fields/kind.h"
#include "engine/questions/spec.h"
#include "engine/records/record.h"
#include "jasnel/club/evening.h"
#include "jasnel/result.h"

namespace jasnel::club {

struct EveningQuestion {
  EveningRules rules = BedumEvening();
  Evening evening;
};

/// Boompjes: tables with players, and the totals or deals that they handed in.
Record PlayedSchema();
inline constexpr GivenKind<PlayedSchema> kPlayed;

/// The keys `totals` and `deals` of a table, and how they are read. Errors begin with `where`.
Record HandedInSchema();
std::optional<Error> ReadHandedIn(const Message& where, const Record& json, const Rules& rules,
                                  TableResult& table);

struct AddUpEvening {
  using Question = EveningQuestion;
  using Answer = EveningResult;
  static constexpr Phrase kAbout = {
      "A club's evening of boompjes: each player's points, the places and the prizes.",
      "Een clubavond van boompjes: de punten van elke speler, de plaatsen en de prijzen."};
  static const QuestionSpec kSpec;
  static const Part kAnswer[3];
  /// The lists of the answer.
  static const Part& kPlayers;
  static const Part& kPrizes;

  static std::optional<Error> Read(const Record& object, EveningQuestion& question);
  static std::optional<Error> Check(EveningQuestion& /*question*/) { return std::nullopt; }
  static Result<EveningResult> AnswerTo(const EveningQuestion& question,
                                        const AskContext& /*context*/) {
    return ScoreEvening(question.evening, question.rules);
  }
};

}  // namespace jasnel::club
