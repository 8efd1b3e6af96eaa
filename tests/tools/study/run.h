// Runs of `jasnel study` in a folder that is there while this is.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/tools/support/process.h"

namespace jasnel::testing {

class StudyRun {
 public:
  StudyRun() : folder_(::testing::TempDir() + "jasnel-study-" + std::to_string(getpid())) {
    std::filesystem::remove_all(folder_);
  }
  ~StudyRun() { std::filesystem::remove_all(folder_); }
  StudyRun(const StudyRun&) = delete;
  StudyRun& operator=(const StudyRun&) = delete;

  const std::string& folder() const { return folder_; }
  std::string File(const std::string& name) const { return folder_ + "/" + name; }

  std::string Read(const std::string& name) const {
    std::ifstream file(File(name), std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
  }
  void Write(const std::string& name, const std::string& text) const {
    std::ofstream(File(name), std::ios::binary) << text;
  }

  Finished Run(const std::string& command, std::vector<std::string> flags = {}) const {
    flags.insert(flags.begin(), {"study", command, folder_});
    return RunJasnel(flags);
  }

  /// What that prints, where nothing is wrong.
  std::string Out(const std::string& command, const std::vector<std::string>& flags = {}) const {
    const auto run = Run(command, flags);
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "");
    return run.out;
  }

  /// The one line that says what is wrong, with `FOLDER` for the folder.
  std::string Error(const std::string& command, const std::vector<std::string>& flags = {},
                    int status = 1) const {
    const auto run = Run(command, flags);
    EXPECT_EQ(run.status, status);
    std::string text = run.err;
    for (auto at = text.find(folder_); at != std::string::npos; at = text.find(folder_)) {
      text.replace(at, folder_.size(), "FOLDER");
    }
    return text;
  }

  /// A small study with some of its pieces.
  void Begin(const std::string& pieces = "") const {
    Out("new", {"--ask=values", "--deals=10", "--each=4", "--seed=9"});
    if (!pieces.empty()) Out("make", {"--pieces=" + pieces, "--threads=1"});
  }

 private:
  std::string folder_;
};

}  // namespace jasnel::testing
