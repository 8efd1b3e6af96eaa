// How much is compared with an oracle, which takes much longer than what it is compared with.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "tests/support/sanitized.h"

namespace jasnel::testing {

/// Of so many comparisons those that are made now: a quarter, with sanitizers a tenth, and all of
/// them where JASNEL_TEST_WHOLE is set, as by `tools/test.sh nightly`.
inline int Compared(int all) {
  static const bool whole = std::getenv("JASNEL_TEST_WHOLE") != nullptr;
  return whole ? all : std::max(all / (kSanitized ? 10 : 4), 1);
}

}  // namespace jasnel::testing
