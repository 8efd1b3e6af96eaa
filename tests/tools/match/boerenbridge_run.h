// Runs of `jasnel boerenbridge match`.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::boerenbridge::testing {

using jasnel::testing::Finished;
using jasnel::testing::Json;

using Words = std::vector<std::string>;

inline Finished RunMatch(Words arguments) {
  arguments.insert(arguments.begin(), {"boerenbridge", "match"});
  return jasnel::testing::RunJasnel(arguments);
}

inline Json Match(Words arguments) {
  arguments.emplace_back("--format=json");
  const auto run = RunMatch(arguments);
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.status, 0);
  return jasnel::testing::OneObject(run);
}

inline std::string Timeless(Json match) {
  for (Json& player : match["players"]) {
    for (const char* const key :
         {"ms_per_bid", "slowest_bid_ms", "ms_per_card", "slowest_card_ms"}) {
      player.erase(key);
    }
  }
  return match.dump();
}

inline std::string ErrorOf(const Words& arguments) {
  return jasnel::testing::ErrorOf(RunMatch(arguments), 2);
}

}  // namespace jasnel::boerenbridge::testing
