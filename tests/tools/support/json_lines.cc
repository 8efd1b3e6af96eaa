#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {

Json ParseJson(const std::string& text) { return Json::parse(text); }

std::vector<Json> Objects(const Finished& run) {
  std::vector<Json> objects;
  for (const std::string& line : Lines(run.out)) objects.push_back(ParseJson(line));
  return objects;
}

Json OneObject(const Finished& run) {
  const auto objects = Objects(run);
  EXPECT_EQ(objects.size(), 1U) << run.out << run.err;
  return objects.empty() ? Json() : objects.front();
}

Keys KeysOf(const Json& json) {
  Keys keys;
  for (const auto& [key, value] : json.items()) keys.push_back(key);
  return keys;
}

}  // namespace jasnel::testing
