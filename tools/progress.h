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
  std::uint64_t bytes = 0;                   ///< of the input
  std::optional<std::uint64_t> total_bytes;  ///< of the input, if known
};

/// `1234 deals, 45%, 82 deals/s, 2:05 left`.
std::string DescribeProgress(const Work& work, std::chrono::duration<double> elapsed);

/// One line on standard error, written anew in place. Silent where standard error is no terminal,
/// and for the first second.
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
  bool terminal_;
  bool shown_ = false;
};

}  // namespace jasnel
