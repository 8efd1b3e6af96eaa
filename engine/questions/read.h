// `read`: the deals in a text.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/questions/deal_text.h"
#include "engine/questions/spec.h"
#include "jasnel/result.h"

namespace jasnel {

struct ReadQuestion {
  std::string text;
};

struct ReadAnswer {
  std::vector<DealRead> deals;
};

struct ReadDeals {
  using Question = ReadQuestion;
  using Answer = ReadAnswer;
  static constexpr Phrase kAbout = {"The deals in a text, card by card.",
                                    "De spellen in een tekst, kaart voor kaart."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(ReadQuestion& /*question*/) { return std::nullopt; }
  static Result<ReadAnswer> AnswerTo(const ReadQuestion& question, const AskContext& context);
};

}  // namespace jasnel
