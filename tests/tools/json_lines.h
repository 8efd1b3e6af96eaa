// JSON output, one object a line.
#pragma once

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

inline Keys KeysOf(const Json& json) {
  Keys keys;
  for (const auto& [key, value] : json.items()) keys.push_back(key);
  return keys;
}

}  // namespace jasnel::testing
