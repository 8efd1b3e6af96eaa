// `state` of boerenbridge: whose turn it is in a deal, what is legal, and how it went so far.
#pragma once

#include <optional>

#include "engine/questions/spec.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

struct StateOfDeal {
  DealLine dealt;                  ///< the hands, and nothing else
  std::optional<DealInPlay> deal;  ///< set once it was read
  std::optional<Tricks> totals;    ///< points of each seat before the deal, if they are told
};

struct DealState {
  using Question = StateOfDeal;
  using Answer = StateOfDeal;
  static constexpr Phrase kAbout = {
      "Whose turn it is in a deal, what is legal, and how the deal went so far.",
      "Wie er in een spel aan de beurt is, wat er mag, en hoe het spel tot dan ging."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, StateOfDeal& state);
  static std::optional<Error> Check(StateOfDeal& /*state*/) { return std::nullopt; }
  static Result<StateOfDeal> AnswerTo(const StateOfDeal& state, const AskContext& /*context*/) {
    return state;
  }
};

}  // namespace jasnel::boerenbridge
