// JSON output, one object a line.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/tools/support/process.h"

namespace jasnel::testing {

using Json = nlohmann::ordered_json;
using Keys = std::vector<std::string>;

/// What is no JSON ends the test by an exception.
Json ParseJson(const std::string& text);

std::vector<Json> Objects(const Finished& run);

/// The object of an output that is one line.
Json OneObject(const Finished& run);

Keys KeysOf(const Json& json);

}  // namespace jasnel::testing
