// `claim`: whether the rest of the tricks are certain.
#pragma once

#include <chrono>

#include "engine/questions/move.h"
#include "engine/questions/spec.h"
#include "jasnel/claim.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

struct ExaminedClaim {
  Claim claim;
  PlayView view;
  std::chrono::microseconds time{0};
};

struct ExamineClaim {
  using Question = AskedMove;  ///< of a seat to play a card; only its request matters
  using Answer = ExaminedClaim;
  static constexpr Phrase kAbout = {
      "Whether the side of the seat to play is certain of all tricks that are left.",
      "Of de partij van wie aan de beurt is zeker is van alle slagen die over zijn."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, AskedMove& asked);
  static std::optional<Error> Check(AskedMove& asked);
  static Result<ExaminedClaim> AnswerTo(const AskedMove& asked, const AskContext& context);
};

}  // namespace jasnel
