// Rule sets by their text, for tests that are run for each of them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/rules.h"

namespace jasnel::testing {

/// The presets of the source texts, and `more`.
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

/// Each value of these options must be in one of the rule sets; of those whose values cannot be
/// listed three.
inline void ExpectEveryValue(std::initializer_list<std::string_view> options,
                             const std::vector<std::string>& texts) {
  for (const std::string_view name : options) {
    const auto option = std::find_if(RuleOptions().begin(), RuleOptions().end(),
                                     [&](const RuleOption& one) { return one.name == name; });
    ASSERT_NE(option, RuleOptions().end()) << name;
    std::set<std::string> values;
    for (const std::string& text : texts) values.insert(option->get(ParseRules(text).value()));
    for (const std::string_view choice : option->choices) {
      EXPECT_EQ(values.count(std::string(choice)), 1) << name << "=" << choice;
    }
    if (option->choices.empty()) {
      EXPECT_GE(values.size(), 3) << name;
    }
  }
}

}  // namespace jasnel::testing
