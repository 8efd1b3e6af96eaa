// Games of `jasnel play`, moves piped in.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/support/process.h"

namespace jasnel::testing {

/// A deal in which West, on the left of the player who plays after the leader, must follow suit.
inline constexpr const char* kPlayDeal =
    "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=S dealer=N";

/// The lines of a script.
inline std::string Script(const std::vector<std::string>& lines) {
  std::string script;
  for (const std::string& line : lines) script += line + "\n";
  return script;
}

/// Plays with simple players and the seed 7, but for what `flags` say.
inline Finished RunPlay(const std::string& input, std::vector<std::string> flags = {}) {
  flags.insert(flags.begin(), {"play", "--seed=7", "--player=simple"});
  return RunJasnel(flags, input);
}

/// What is printed, where nothing is wrong.
inline std::string Played(const std::string& input, const std::vector<std::string>& flags = {}) {
  const auto run = RunPlay(input, flags);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  return run.out;
}

/// West plays `kPlayDeal`; the first card is asked for after two of others.
inline std::string PlayedByWest(const std::vector<std::string>& lines,
                                std::vector<std::string> flags = {}) {
  flags.insert(flags.end(), {"--seat=W", std::string("--deal=") + kPlayDeal});
  return Played(Script(lines), flags);
}

/// Moves of one deal whatever is asked: some of the lines are wrong each time.
inline std::vector<std::string> AnyMoves() {
  std::vector<std::string> lines;
  for (int i = 0; i < 9; ++i) {
    for (const char* const line : {"pass", "H", "S", "1"}) lines.push_back(line);
  }
  return lines;
}

/// How often `part` stands in `text`.
inline int Count(const std::string& text, const std::string& part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

}  // namespace jasnel::testing
