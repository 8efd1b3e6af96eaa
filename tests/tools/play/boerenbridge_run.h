// Games of `jasnel boerenbridge play`, moves piped in.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/support/process.h"

namespace jasnel::boerenbridge::testing {

using Words = std::vector<std::string>;

/// Plays with players by rules of thumb and the seed 7, but for what `flags` say.
inline jasnel::testing::Finished RunPlay(const std::string& input, Words flags = {}) {
  flags.insert(flags.begin(), {"boerenbridge", "play", "--seed=7", "--player=rule"});
  return jasnel::testing::RunJasnel(flags, input);
}

/// What is printed where each of `lines` is typed, and nothing is wrong.
inline std::string Played(const Words& lines, const Words& flags = {}) {
  std::string input;
  for (const std::string& line : lines) input += line + "\n";
  const auto run = RunPlay(input, flags);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  return run.out;
}

/// Moves for so many bids and cards whatever is asked: some of the lines are wrong each time.
inline Words AnyMoves(int moves) {
  Words lines;
  for (int i = 0; i < moves; ++i) {
    for (const char* const line : {"0", "1", "next"}) lines.emplace_back(line);
  }
  return lines;
}

inline bool Contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace jasnel::boerenbridge::testing
