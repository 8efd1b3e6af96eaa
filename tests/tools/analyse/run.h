// Runs of `jasnel analyse`.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/tools/support/process.h"

namespace jasnel::testing {

/// A line of tests/data/played.txt, from 1, with its line end.
inline std::string PlayedLine(int number) {
  std::ifstream file(JASNEL_TEST_DATA_DIR "/played.txt");
  std::string line;
  for (int i = 0; i < number; ++i) std::getline(file, line);
  return line + "\n";
}

/// Analyses these records, given on standard input.
inline Finished AnalyseInput(const std::string& input, std::vector<std::string> flags = {}) {
  flags.insert(flags.begin(), {"analyse", "--input=-"});
  return RunJasnel(flags, input);
}

/// What that prints, where nothing is wrong.
inline std::string Analysed(const std::string& input, const std::vector<std::string>& flags = {}) {
  const auto run = AnalyseInput(input, flags);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  return run.out;
}

/// `text` with the first `what` in it replaced, which must be there.
inline std::string Edited(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  if (at == std::string::npos) {
    ADD_FAILURE() << "no '" << what << "' in " << text;
    return text;
  }
  return text.replace(at, what.size(), by);
}

}  // namespace jasnel::testing
