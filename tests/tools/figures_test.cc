// Node counts in the documents are those of the search as it is.

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/support/sanitized.h"
#include "tests/tools/json_lines.h"

namespace jasnel::testing {
namespace {

std::string TextOf(const std::string& page) {
  std::ifstream file(JASNEL_SOURCE_DIR "/" + page);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The mean number of nodes of the deals in tests/data.
long MeanNodes(std::vector<std::string> flags) {
  flags.insert(flags.begin(), {"bench", "--input=" JASNEL_TEST_DATA_DIR "/deals.txt"});
  flags.push_back("--format=json");
  return std::lround(Objects(RunJasnel(flags)).at(0)["nodes_mean"].get<double>());
}

// 32735 as "32,735".
std::string WithComma(long number) {
  std::string digits = std::to_string(number);
  if (digits.size() > 3) digits.insert(digits.size() - 3, ",");
  return digits;
}

TEST(Figures, NodesInTheDocumentsAreThoseOfTheSearch) {
  if (kSanitized) GTEST_SKIP() << "whole deals take too long with sanitizers";
  const std::string page = TextOf("docs/solver.md");
  const auto expect_row = [&](const char* asked, const std::vector<std::string>& flags) {
    const std::string row = "| " + std::string(asked) + " | " + WithComma(MeanNodes(flags)) + " |";
    EXPECT_NE(page.find(row), std::string::npos) << row;
  };
  expect_row("points", {});
  expect_row("make", {"--objective=make"});
  expect_row("pit", {"--objective=pit"});
  expect_row("score", {"--objective=score"});
  expect_row("points after every card", {"--cards"});
  expect_row("score after every card", {"--objective=score", "--cards"});
  const std::string nodes = "\n  Nodes       " + std::to_string(MeanNodes({})) + " ";
  EXPECT_NE(TextOf("README.md").find(nodes), std::string::npos) << nodes;
}

}  // namespace
}  // namespace jasnel::testing
