// The rules of a table, in a file with its name.
#pragma once

#include <string>

#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

/// What `@FILE` stands for where rules are asked.
struct NamedRules {
  std::string name;  ///< where one plays by them
  Rules rules;
};

/// Reads a file of lines `name=` and `rules=`, in Dutch `naam=` and `regels=`. Empty lines and
/// those that begin with `#` do not count. An error names the file, the line and what was expected.
Result<NamedRules> ReadRulesFile(const std::string& path);

/// What the address of the page has behind its own, to play by these rules.
std::string AddressOf(const NamedRules& named);

}  // namespace jasnel
