// A line on a terminal that comes and goes.
#pragma once

#include <string>

namespace jasnel {

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

}  // namespace jasnel
