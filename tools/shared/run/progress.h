// How far a long run is, on a terminal.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace jasnel {

/// How far a run is.
struct Work {
  std::size_t deals = 0;
  std::uint64_t done = 0;              ///< bytes of the input, or whatever tells how far it is
  std::optional<std::uint64_t> total;  ///< of the same, if known
};

/// `1234 deals, 45%, 82 deals/s, 2:05 left`.
std::string DescribeProgress(const Work& work, std::chrono::duration<double> elapsed);

/// One line on standard error, written anew in place, at most ten times a second. Silent where
/// standard error is no terminal, and for the first second.
class Progress {
 public:
  Progress();
  ~Progress() { Clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void Show(const Work& work);

  /// Takes the line away, before anything else is printed.
  void Clear();

 private:
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point next_;
  bool terminal_;
  bool shown_ = false;
};

}  // namespace jasnel
