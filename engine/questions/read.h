// `read`: the deals in a text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/questions/spec.h"
#include "engine/records/played_record.h"
#include "jasnel/deal_line.h"
#include "jasnel/result.h"

namespace jasnel {

struct ReadQuestion {
  std::string text;
};

/// A deal of a text, or what is wrong with its line.
struct DealRead {
  std::size_t line_number = 0;  ///< from 1
  std::optional<Error> error = {};
  std::optional<DealLine> deal = {};
  std::optional<PlayedRecord> played = {};  ///< if it is the record of a played deal
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
