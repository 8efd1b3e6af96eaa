// The solved deals of tests/data/solved.csv, which nothing was fitted to.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tools/training/solved_deals.h"

namespace jasnel::testing {

/// All 200 of them.
inline std::vector<SolvedDeal> SolvedData() {
  const auto deals = ReadSolvedDeals(std::string(JASNEL_TEST_DATA_DIR) + "/solved.csv");
  EXPECT_TRUE(deals.ok());
  return deals.ok() ? *deals : std::vector<SolvedDeal>{};
}

}  // namespace jasnel::testing
