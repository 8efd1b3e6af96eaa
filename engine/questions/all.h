// All questions, and their schema.
#pragma once

#include <span>
#include <string>

#include "engine/questions/spec.h"
#include "jasnel/result.h"

namespace jasnel {

/// A JSON Schema (2020-12) of the requests and answers of each question that a `QuestionSpec`
/// describes: definitions by the value of `ask`, as `book` and `book.answer`.
std::string QuestionSchema();

/// A question of one game, and what answers it.
struct AnyQuestion {
  const QuestionSpec& spec;
  Result<std::string> (*answer)(const EngineRequest& request);
};

/// In the order in which messages list them. Those of boerenbridge have names that klaverjas has
/// too.
std::span<const AnyQuestion> AllQuestions();

}  // namespace jasnel
