// Progress of a long run, on a terminal.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "tools/shared/run/terminal_line.h"

namespace jasnel {

/// The amount of work done.
struct Work {
  std::size_t deals = 0;
  std::uint64_t done = 0;              ///< bytes of the input, or another measure of progress
  std::optional<std::uint64_t> total;  ///< in the same unit, if known
};

/// `1234 deals, 45%, 82 deals/s, 2:05 left`.
std::string DescribeProgress(const Work& work, std::chrono::duration<double> elapsed);

/// One line on standard error, updated in place at most ten times a second. Silent if standard
/// error is not a terminal, and during the first second.
class Progress {
 public:
  Progress();

  void Show(const Work& work);

  /// Removes the line, before anything else is printed.
  void Clear() { line_.Clear(); }

 private:
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point next_;
  TerminalLine line_;
};

}  // namespace jasnel
