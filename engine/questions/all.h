// All questions there are.
#pragma once

#include <span>
#include <string>

#include "engine/questions/spec.h"
#include "jasnel/result.h"

namespace jasnel {

/// A question of one game, and what answers it.
struct AnyQuestion {
  const QuestionSpec& spec;
  Result<std::string> (*answer)(const EngineRequest& request);
};

/// In the order in which messages list them. Those of boerenbridge have names that klaverjas has
/// too.
std::span<const AnyQuestion> AllQuestions();

}  // namespace jasnel
