// Runs of `jasnel boerenbridge score`.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/support/process.h"

namespace jasnel::testing {

/// Counts these sheets, given on standard input.
inline Finished ScoreInput(const std::string& input, std::vector<std::string> flags = {}) {
  flags.insert(flags.begin(), {"boerenbridge", "score", "--input=-"});
  return RunJasnel(flags, input);
}

/// What that prints, where nothing is wrong.
inline std::string Scored(const std::string& input, const std::vector<std::string>& flags = {}) {
  const auto run = ScoreInput(input, flags);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  return run.out;
}

inline std::string ScoredAsCsv(const std::string& input) { return Scored(input, {"--format=csv"}); }

}  // namespace jasnel::testing
