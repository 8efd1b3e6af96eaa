// Runs of `jasnel match`.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {

inline Finished RunMatch(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "match");
  return RunJasnel(arguments);
}

/// What came of one match.
inline Json Match(std::vector<std::string> arguments) {
  arguments.emplace_back("--format=json");
  const auto run = RunMatch(arguments);
  EXPECT_EQ(run.err, "");
  return OneObject(run);
}

/// The same without times.
inline std::string Timeless(Json match) {
  for (const char* key : {"ms_per_card_a", "slowest_ms_a", "ms_per_call_a", "ms_per_card_b",
                          "slowest_ms_b", "ms_per_call_b"}) {
    match.erase(key);
  }
  return match.dump();
}

/// A page with one time for all, and one space for those between columns: their width depends on
/// times.
inline std::string WithoutTimes(const std::string& page) {
  const std::string timeless = std::regex_replace(page, std::regex("[0-9.]+ ms"), "0 ms");
  return std::regex_replace(timeless, std::regex(" +"), " ");
}

/// The path of a file that is not there yet; it is removed afterwards.
class NewPath {
 public:
  NewPath() { std::filesystem::remove(file_.path()); }

  const std::string& path() const { return file_.path(); }
  std::string flag() const { return "--record=" + path(); }
  std::string Read() const { return file_.Read(); }
  void Write(const std::string& content) const {
    std::ofstream(path(), std::ios::binary) << content;
  }

 private:
  TemporaryFile file_{""};
};

}  // namespace jasnel::testing
