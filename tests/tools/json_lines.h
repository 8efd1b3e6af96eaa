// JSON output, one object a line.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/tools/process.h"

namespace jasnel::testing {

using Json = nlohmann::ordered_json;
using Keys = std::vector<std::string>;

inline std::vector<Json> Objects(const Finished& run) {
  std::vector<Json> objects;
  for (const std::string& line : Lines(run.out)) objects.push_back(Json::parse(line));
  return objects;
}

/// The object of an output that is one line.
inline Json OneObject(const Finished& run) {
  const auto objects = Objects(run);
  EXPECT_EQ(objects.size(), 1U) << run.out << run.err;
  return objects.empty() ? Json() : objects.front();
}

inline Keys KeysOf(const Json& json) {
  Keys keys;
  for (const auto& [key, value] : json.items()) keys.push_back(key);
  return keys;
}

}  // namespace jasnel::testing
