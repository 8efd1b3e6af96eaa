// Node counts in the documents are those of the search as it is.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "tests/tools/support/json_lines.h"

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

// What the first `sh` block of a page with `word` in it prints, run in the folder of the project.
std::string OutputOfBlock(const std::string& page, const std::string& word) {
  constexpr std::string_view kBegin = "\n```sh\n";
  for (std::size_t at = 0; (at = page.find(kBegin, at)) != std::string::npos;) {
    at += kBegin.size();
    const std::string block = page.substr(at, page.find("\n```", at) - at);
    if (block.find(word) == std::string::npos) continue;
    return RunScript("cd '" JASNEL_SOURCE_DIR "' && " + block).out;
  }
  ADD_FAILURE() << "no block with " << word;
  return "";
}

// 32735 as "32,735".
std::string WithComma(long number) {
  std::string digits = std::to_string(number);
  if (digits.size() > 3) digits.insert(digits.size() - 3, ",");
  return digits;
}

TEST(Figures, NodesInTheDocumentsAreThoseOfTheSearch) {
  const std::string page = TextOf("docs/research/solver.md");
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
  const std::string nodes = " " + WithComma(MeanNodes({})) + " nodes";
  EXPECT_NE(TextOf("README.md").find(nodes), std::string::npos) << nodes;
}

TEST(Figures, NodesOfContractsThatAreLostAreThoseOfTheQuestion) {
  const std::string page = TextOf("docs/research/solver.md");
  const std::string input = "--input=" JASNEL_TEST_DATA_DIR "/deals.txt";
  const auto rows = Objects(RunJasnel({"bench", input, "--questions", "--format=json"}));
  const auto lost = std::find_if(rows.begin(), rows.end(), [](const Json& row) {
    return row["lost"] && row["objective"] == "score" && !row["cards"] && !row["line"];
  });
  ASSERT_NE(lost, rows.end());
  const std::string nodes = WithComma(std::lround((*lost)["nodes_mean"].get<double>()));
  EXPECT_NE(page.find("| score, all contracts lost | " + nodes + " |"), std::string::npos) << nodes;
}

TEST(Figures, NodesOfAPlayedDealAreThoseOfTheCommandInThePage) {
  const std::string page = TextOf("docs/research/solver.md");
  const std::string printed = OutputOfBlock(page, "jasnel analyse");
  const std::string nodes = WithComma(std::lround(std::strtod(printed.c_str(), nullptr)));
  EXPECT_NE(page.find(" ms and " + nodes + " nodes"), std::string::npos) << printed;
}

}  // namespace
}  // namespace jasnel::testing
