// Runs of `jasnel bid`.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {

/// A hand that is first to call, and a flag that keeps the tests quick.
inline constexpr const char* kBidHand = "J97.AT.K8.7";
inline constexpr const char* kFewWorlds = "--worlds=64";

/// North's hand, the last to call before East must play; East would play spades, whatever model of
/// bidding there is. All other cards are known, so that there is one world.
inline constexpr const char* kOneWorld =
    "8.KQT9.J8.J dealer=N auction=pass,pass,pass "
    "given=N:-,AJT9.A7.A.7,Q.J8.KQT.Q8,K7..97.AKT9";

inline Finished RunBid(std::vector<std::string> arguments, const std::string& input = "") {
  arguments.insert(arguments.begin(), "bid");
  return RunJasnel(arguments, input);
}

/// The answer to one hand with few worlds.
inline Json Bid(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {kFewWorlds, "--format=json"});
  return OneObject(RunBid(arguments));
}

}  // namespace jasnel::testing
