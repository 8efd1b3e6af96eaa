// An answer as names and values: the keys of JSON output and the columns of CSV output.
#pragma once

#include <string>
#include <vector>

#include "tools/answer.h"
#include "tools/record.h"

namespace jasnel {

/// All names there can be, in the order in which they are written. docs/solve.md explains each.
const std::vector<std::string>& RecordNames();

/// One record for each trump suit that was asked for, or one with the error of the whole deal. A
/// name that does not apply is left out.
std::vector<Record> Records(const DealAnswers& answers, const AnswerStyle& style);

}  // namespace jasnel
