#include "tests/support/golden.h"

#include <gtest/gtest.h>

#include <fstream>

namespace jasnel::testing {

std::vector<GoldenDeal> ReadGolden(const std::string& file) {
  const std::string path = std::string(JASNEL_TEST_DATA_DIR) + "/" + file;
  std::ifstream in(path);
  EXPECT_TRUE(in.is_open()) << path;
  std::vector<GoldenDeal> deals;
  for (std::string line; std::getline(in, line);) {
    const auto deal = ParseDealLine(line);
    if (!deal || !deal->value || !deal->trump) {
      ADD_FAILURE() << "no deal with trump= and value= in " << line;
      return {};
    }
    const auto position = ToPosition(*deal, *deal->trump);
    if (!position) {
      ADD_FAILURE() << position.error().message << " in " << line;
      return {};
    }
    deals.push_back({line, *position, *deal->value});
  }
  return deals;
}

}  // namespace jasnel::testing
