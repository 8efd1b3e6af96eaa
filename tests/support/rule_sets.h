// Rule sets by their text, for tests that are run for each of them.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace jasnel::testing {

/// All presets, and `more`.
inline std::vector<std::string> PresetsAnd(const std::vector<std::string>& more) {
  std::vector<std::string> texts = {"kbn",           "nkf",   "nkf-international", "nku",
                                    "nku-rotterdam", "bedum", "bedum-rotterdam",   "bedum-utrecht"};
  texts.insert(texts.end(), more.begin(), more.end());
  return texts;
}

/// The text of a rule set as the name of a test.
template <class Param>
std::string RuleSetName(const ::testing::TestParamInfo<Param>& info) {
  std::string name = info.param;
  for (char& c : name) {
    if (c == '-' || c == ',' || c == '=') c = '_';
  }
  return name;
}

}  // namespace jasnel::testing
