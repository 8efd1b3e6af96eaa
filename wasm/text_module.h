// A WebAssembly module without a main function, for npm/src/module.js: a question is written into
// its memory, and the answer read from there.
#pragma once

#include <string>

namespace jasnel {

/// Answers a question, in one instance one at a time; both are a line of JSON. Each module defines
/// its own.
std::string AnswerTo(const std::string& question);

}  // namespace jasnel
