// Runs that are stopped with Ctrl-C.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstddef>
#include <string>
#include <thread>

#include "tests/tools/support/process.h"

namespace jasnel::testing {

/// Stops a run that has answered everything and waits for more: it prints nothing more and ends.
inline void StopWhileWaiting(LiveJasnel& jasnel) {
  std::this_thread::sleep_for(std::chrono::milliseconds(100));  // until it waits
  jasnel.Signal(SIGINT);
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 130);
}

/// Stops a run after the first line it prints; gives all that it printed, in whole lines.
inline std::string StopAfterFirstLine(LiveJasnel& jasnel) {
  std::string printed = jasnel.ReadLine();
  EXPECT_NE(printed, "");
  jasnel.Signal(SIGINT);
  printed += jasnel.ReadToEnd();
  EXPECT_EQ(jasnel.Wait(), 130);
  EXPECT_TRUE(printed.ends_with('\n'));
  return printed;
}

/// Stops a run that prints JSON for many lines of input, `lines` of them, after the first answer:
/// what it printed is whole, and covers the first lines.
inline void StopAfterFirstAnswer(LiveJasnel& jasnel, std::size_t lines) {
  const auto answers = Lines(StopAfterFirstLine(jasnel));
  EXPECT_LT(answers.size(), lines);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    EXPECT_NE(answers[i].find("\"line_number\":" + std::to_string(i + 1) + "}"), std::string::npos)
        << answers[i];
  }
}

}  // namespace jasnel::testing
