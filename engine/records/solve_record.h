// An answer as names and values: the keys of JSON output and the columns of CSV output.
#pragma once

#include <string>
#include <vector>

#include "engine/records/record.h"
#include "engine/records/solved_deal.h"
#include "jasnel/notation.h"

namespace jasnel {

/// What is told of a deal.
struct SolveForm {
  Objective objective = Objective::kPoints;
  Language language = Language::kEnglish;
  bool cards = false;       ///< the value of every legal card
  bool value_only = false;  ///< no best cards, no line of play
};

/// All names there can be, in the order in which they are written. docs/reference/solve.md explains
/// each.
const std::vector<std::string>& RecordNames();

/// One record for each trump suit that was asked for, or one with the error of the whole deal. A
/// name that does not apply is left out.
std::vector<Record> Records(const DealAnswers& answers, const SolveForm& form);

}  // namespace jasnel
