// `commit`: what can be published of deals before they are played, and checked afterwards.
#pragma once

#include <optional>
#include <string>

#include "bitboard/dealing/deal_set.h"
#include "engine/questions/spec.h"
#include "jasnel/result.h"

namespace jasnel {

struct CommitQuestion {
  std::string text;
  std::optional<std::string> salt;  ///< nothing for that of the text
  std::optional<std::string> hash;  ///< that was published
};

struct CommitAnswer {
  DealSet set;
  std::string hash;
  std::optional<bool> same;  ///< as what was published
};

struct CommitDeals {
  using Question = CommitQuestion;
  using Answer = CommitAnswer;
  static constexpr Phrase kAbout = {
      "What can be published of deals before they are played, or whether they are as published.",
      "Wat vooraf van spellen bekendgemaakt kan worden, of of ze zijn zoals bekendgemaakt."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(CommitQuestion& /*question*/) { return std::nullopt; }
  static Result<CommitAnswer> AnswerTo(const CommitQuestion& question,
                                       const AskContext& /*context*/) {
    return AnswerTo(question);
  }
  static Result<CommitAnswer> AnswerTo(const CommitQuestion& question);
};

/// The hash of a text; nothing if it is none.
std::optional<std::string> ParseHash(std::string_view text);

/// What one looks like.
Message HashExpected();

}  // namespace jasnel
