// Long work: its progress on a terminal, and its interruption.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace jasnel {

/// From now on the first Ctrl-C only sets `Interrupted`, so that work can stop cleanly, and ends a
/// blocking read. A second one ends the process.
void CatchInterrupts();

/// Whether Ctrl-C was pressed.
const std::atomic<bool>& Interrupted();

/// One line on standard error, which can be replaced and removed. Silent if standard error is not a
/// terminal.
class TerminalLine {
 public:
  TerminalLine();
  ~TerminalLine() { Clear(); }
  TerminalLine(const TerminalLine&) = delete;
  TerminalLine& operator=(const TerminalLine&) = delete;

  bool on_terminal() const { return terminal_; }

  /// Shows `text`, in place of what was shown.
  void Show(const std::string& text);

  /// Removes the line, before anything else is printed.
  void Clear();

 private:
  bool terminal_;
  bool shown_ = false;
};

/// The amount of work done.
struct Work {
  std::uint64_t deals = 0;
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

  bool on_terminal() const { return line_.on_terminal(); }

  /// Removes the line, before anything else is printed.
  void Clear() { line_.Clear(); }

 private:
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point next_;
  TerminalLine line_;
};

}  // namespace jasnel
