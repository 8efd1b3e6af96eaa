// The deals with known values in tests/data.
#pragma once

#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/position.h"

namespace jasnel::testing {

struct GoldenDeal {
  std::string line;
  Position position;
  Points value;
};

/// Reads tests/data/`file`, of which every line has a value. Fails the test and returns nothing
/// where that is not so.
std::vector<GoldenDeal> ReadGolden(const std::string& file);

}  // namespace jasnel::testing
