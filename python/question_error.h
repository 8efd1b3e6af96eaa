// What Python functions raise.
#pragma once

#include <stdexcept>

namespace jasnel {

/// Raised as jasnel.JasnelError, a ValueError, with one line for what was wrong.
struct QuestionError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace jasnel
