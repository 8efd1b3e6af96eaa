// Runs of `jasnel compare`.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/support/process.h"

namespace jasnel::testing {

/// Compares these results, given on standard input.
inline Finished CompareInput(const std::string& input, std::vector<std::string> flags = {}) {
  flags.insert(flags.begin(), {"compare", "--input=-"});
  return RunJasnel(flags, input);
}

/// What that prints, where nothing is wrong.
inline std::string Compared(const std::string& input, const std::vector<std::string>& flags = {}) {
  const auto run = CompareInput(input, flags);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  return run.out;
}

inline std::string AsCsv(const std::string& input) { return Compared(input, {"--format=csv"}); }

}  // namespace jasnel::testing
