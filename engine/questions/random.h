// `random`: a new deal, or the deal for a seed and a number.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/questions/spec.h"
#include "jasnel/deal_line.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

struct RandomQuestion {
  std::optional<std::uint64_t> seed;  ///< nothing for a new deal each time
  std::uint64_t number = 1;
  std::optional<Rules> rules;
};

struct DrawDeal {
  using Question = RandomQuestion;
  using Answer = DealLine;
  static constexpr Phrase kAbout = {
      "A new deal, or the deal for a seed and a number.",
      "Een nieuw spel, of het spel bij een startgetal en een nummer."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(RandomQuestion& /*question*/) { return std::nullopt; }
  static Result<DealLine> AnswerTo(const RandomQuestion& question, const AskContext& context);
};

}  // namespace jasnel
