// `fair-play`: how the cards of a played deal fit what their players could not see.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/questions/spec.h"
#include "engine/records/played_record.h"
#include "jasnel/card.h"
#include "jasnel/fair_play.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

struct FairPlayQuestion {
  FairPlayRequest request;
  Rules rules;  ///< of a record without
  PlayedRecord record;
};

struct FairPlayAnswer {
  struct OfCard {
    DealPoint at;
    Card card;
    PartnerFit fit;
  };

  double evidence_ns = 1;
  double evidence_ew = 1;
  std::vector<OfCard> cards;  ///< where there was a choice, in the order of play
};

struct AskFairPlay {
  using Question = FairPlayQuestion;
  using Answer = FairPlayAnswer;
  static constexpr Phrase kAbout = {
      "Does a pair know more than it can see? How its cards fit the hands of partners.",
      "Weet een paar meer dan het kan zien? Hoe de kaarten passen bij de hand van de maat."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, FairPlayQuestion& question);
  static std::optional<Error> Check(FairPlayQuestion& /*question*/) { return std::nullopt; }
  static Result<FairPlayAnswer> AnswerTo(const FairPlayQuestion& question,
                                         const AskContext& context);
};

}  // namespace jasnel
