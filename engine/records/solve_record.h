// An answer as names and values: the keys of JSON output and the columns of CSV output.
#pragma once

#include <string>
#include <vector>

#include "engine/records/record.h"
#include "engine/records/solved_deal.h"
#include "jasnel/notation.h"

namespace jasnel {

/// What to include for a deal.
struct SolveForm {
  Objective objective = Objective::kPoints;
  Language language = Language::kEnglish;
  bool cards = false;       ///< the value of every legal card
  bool value_only = false;  ///< no best cards, no line of play
};

/// All possible names, in output order. docs/reference/solve.md explains each.
const std::vector<std::string>& RecordNames();

/// One record for each requested trump suit, or a single record with the error of the whole deal.
/// Names that do not apply are omitted.
std::vector<Record> Records(const DealAnswers& answers, const SolveForm& form);

}  // namespace jasnel
