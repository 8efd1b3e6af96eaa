// What commands that read JSON say to records that are nested deeply.

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/deep_json.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

constexpr const char* kTooDeep = "more than 64 nested lists and objects; expected ";
constexpr const char* kTooLong = "longer than 65536 bytes; expected ";

// A line is wrong by itself, and told in a line: those that are too long for any record before they
// are looked at.
void ExpectRefused(const std::vector<std::string>& command, const std::string& too_deep) {
  for (const auto& [depth, what] : {std::pair(std::size_t{3000}, too_deep),
                                    std::pair(std::size_t{1'000'000}, std::string(kTooLong))}) {
    for (const std::string& text : DeepObjects(depth)) {
      const auto run = RunJasnel(command, text + "\n");
      EXPECT_EQ(run.status, 1) << text.substr(0, 20);
      EXPECT_NE(run.err.find(what), std::string::npos) << run.err;
      EXPECT_LT(run.err.size(), 500U);
    }
  }
}

TEST(DeepInput, IsRefusedByAnalyse) { ExpectRefused({"analyse", "--input=-"}, kTooDeep); }

TEST(DeepInput, IsRefusedAsAnArgument) {
  const std::string record =
      "{\"deal\":" + std::string(60'000, '[') + std::string(60'000, ']') + ",\"dealer\":\"N\"}";
  const auto run = RunJasnel({"analyse", record});
  EXPECT_EQ(run.status, 1);
  EXPECT_NE(run.err.find(kTooDeep), std::string::npos) << run.err;
}

TEST(DeepInput, IsRefusedByCompare) { ExpectRefused({"compare", "--input=-"}, kTooDeep); }

TEST(DeepInput, IsRefusedByTheScoreOfBoerenbridge) {
  ExpectRefused({"boerenbridge", "score", "--input=-"}, kTooDeep);
}

TEST(DeepInput, IsRefusedByAMatchThatGoesOn) {
  for (const std::string& text : DeepObjects(1'000'000)) {
    const TemporaryFile file("# jasnel match " + text + "\n");
    const auto run =
        RunJasnel({"match", "rule", "simple", "--record=" + file.path(), "--resume"}, "");
    EXPECT_EQ(run.status, 1);
    EXPECT_NE(run.err.find(kTooDeep), std::string::npos) << run.err;
  }
}

TEST(DeepInput, IsRefusedFromAProgramThatPlays) {
  const TemporaryFile file(std::string(30'000, '[') + std::string(30'000, ']') + "\n");
  const auto run = RunJasnel(
      {"match", "rule", "exec:while read x; do cat " + file.path() + "; done", "--deals=1"}, "");
  EXPECT_EQ(run.status, 1);
  EXPECT_NE(run.err.find("more than 64 nested lists and objects"), std::string::npos) << run.err;
}

}  // namespace
}  // namespace jasnel::testing
