// `movement`: how pairs and boards move between tables in a comparison match.
#pragma once

#include "engine/questions/spec.h"
#include "jasnel/club/movement.h"
#include "jasnel/result.h"

namespace jasnel::club {

struct MovePairs {
  using Question = MovementQuestion;
  using Answer = PairMovement;
  static constexpr Phrase kAbout = {
      "How pairs and boards move between tables: Schevenings or Howell, a bye included.",
      "Hoe paren en spellen tussen tafels lopen: schevenings of howell, ook met een vrij paar."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(MovementQuestion& /*question*/) { return std::nullopt; }
  static Result<PairMovement> AnswerTo(const MovementQuestion& question,
                                       const AskContext& /*context*/) {
    return MakeMovement(question);
  }
};

}  // namespace jasnel::club
