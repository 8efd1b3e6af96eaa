// The questions that are described, as JSON Schema.
#pragma once

#include <string>

namespace jasnel {

/// A JSON Schema (2020-12) of the requests and answers of each question that a `QuestionSpec`
/// describes: definitions by the value of `ask`, as `book` and `book.answer`.
std::string QuestionSchema();

}  // namespace jasnel
