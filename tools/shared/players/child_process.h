// A program that is talked to line by line through its standard input and output.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "jasnel/result.h"
#include "tools/shared/players/program_keeper.h"

namespace jasnel {

/// Runs while this is there, and ends when this process does, however that ends. One thread at a
/// time; several of these on several threads are no trouble to each other.
class ChildProcess {
 public:
  /// Starts `/bin/sh -c command` in a process group of its own: Ctrl-C in the terminal does not
  /// reach it. Its standard error is that of this process. An error where none can be started.
  static Result<std::unique_ptr<ChildProcess>> Start(const std::string& command);

  /// Leaves it, and waits until it has ended, with all that it has started.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// Asks nothing any more: closes its input and lets it end, or be ended after a moment (see
  /// program_keeper.h), without waiting for that. Who leaves several programs before any is
  /// destroyed waits once for all of them.
  void Leave();

  /// Writes `line`, which ends with a line end, and waits for one line, given without it. An error,
  /// which reads on after the name of the program ("did not answer within 10 s"), when it has
  /// ended, where the line is longer than `LineReader::kLongestLine`, after `limit`, and soon after
  /// one of `cancels`, which may be null, became true. Then nothing more can be asked.
  Result<std::string> Ask(std::string_view line, std::chrono::milliseconds limit,
                          const std::array<const std::atomic<bool>*, 2>& cancels);

 private:
  ChildProcess(const KeptProgram& program, int input, int output)
      : program_(program), input_(input), output_(output) {}

  std::string HowItEnded() const;
  void Write(std::string_view& unsent) const;
  bool Read();

  KeptProgram program_;
  int input_;  // of the program; -1 once it was left
  int output_;
  std::string received_;  // and not given yet
};

}  // namespace jasnel
